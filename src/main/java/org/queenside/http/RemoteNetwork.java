package org.queenside.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** The network a request comes from: one name for all the addresses that one person can use. */
public final class RemoteNetwork {

  /** The owner of an IPv6 address has all the addresses that begin with the same 64 bits. */
  private static final int PREFIX_BYTES = 8;

  private RemoteNetwork() {}

  /**
   * Returns the network of an address.
   *
   * @param address an IPv4 or IPv6 address as text
   */
  public static String of(String address) {
    try {
      return of(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      // Even if a proxy passes on headers from the browser, the browser mustn't get a new address
      // for each try.
      return "unknown";
    }
  }

  static String of(InetAddress address) {
    return address instanceof Inet6Address six
        ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), PREFIX_BYTES))
        : address.getHostAddress();
  }
}
