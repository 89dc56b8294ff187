package org.queenside.ui;

import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/** Loopback addresses, which don't work on any other device. */
public final class LoopbackAddress {

  private static final Pattern ITSELF =
      Pattern.compile("localhost|.+\\.localhost|127(\\.\\d{1,3}){3}|\\[::1]");

  private LoopbackAddress() {}

  /**
   * Returns whether an address works only on the computer that runs the program.
   *
   * @param address a complete address, as reported by the browser
   */
  public static boolean is(String address) {
    String host = URI.create(address).getHost();
    return host != null && ITSELF.matcher(host.toLowerCase(Locale.ROOT)).matches();
  }
}
