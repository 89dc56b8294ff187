package org.queenside.identity.session;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** Where a request comes from, as one place for all that somebody there can choose freely. */
final class RemoteNetwork {

  /** Whoever has an address of IPv6 has all that begin with the same 64 bits. */
  private static final int PREFIX_BYTES = 8;

  private RemoteNetwork() {}

  static String of(String address) {
    try {
      InetAddress parsed = InetAddress.ofLiteral(address);
      return parsed instanceof Inet6Address six
          ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), PREFIX_BYTES))
          : parsed.getHostAddress();
    } catch (IllegalArgumentException e) {
      // A proxy that passes on what a browser wrote must not give it a new address for each try.
      return "unknown";
    }
  }
}
