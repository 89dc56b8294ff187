package org.queenside.identity.session;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** The network a request comes from: one name for all the addresses that one person can use. */
final class RemoteNetwork {

  /** The owner of an IPv6 address has all the addresses that begin with the same 64 bits. */
  private static final int PREFIX_BYTES = 8;

  private RemoteNetwork() {}

  static String of(String address) {
    try {
      InetAddress parsed = InetAddress.ofLiteral(address);
      return parsed instanceof Inet6Address six
          ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), PREFIX_BYTES))
          : parsed.getHostAddress();
    } catch (IllegalArgumentException e) {
      // Even if a proxy passes on headers from the browser, the browser mustn't get a new address
      // for each try.
      return "unknown";
    }
  }
}
