package org.queenside.ui;

import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/** Addresses by which a computer calls itself: on any other device they lead nowhere. */
public final class LoopbackAddress {

  private static final Pattern ITSELF =
      Pattern.compile("localhost|.+\\.localhost|127(\\.\\d{1,3}){3}|\\[::1]");

  private LoopbackAddress() {}

  /**
   * Whether an address reaches this program only from the computer it runs on.
   *
   * @param address a whole address, as the browser tells it
   */
  public static boolean is(String address) {
    String host = URI.create(address).getHost();
    return host != null && ITSELF.matcher(host.toLowerCase(Locale.ROOT)).matches();
  }
}
