package org.queenside.http;

import java.net.InetAddress;
import java.util.List;
import org.apache.catalina.util.NetMask;
import org.apache.catalina.valves.RemoteIpValve;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;

/**
 * Reads {@code X-Forwarded-For} and {@code X-Forwarded-Proto}, but only from the proxies named in
 * the setting {@code queenside.trusted-proxies}. Without the setting the headers are ignored.
 *
 * <p>A browser's address is the right-most one in the header that isn't a trusted proxy. Everything
 * to the left of it came from the browser, which can write anything there. Tomcat would trust every
 * private address and skip it, so it could be deceived from inside a school's network.
 */
@Component
final class TrustedProxyCustomizer
    implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory>, Ordered {

  static final String SETTING = "queenside.trusted-proxies";

  private final List<String> ranges;

  /**
   * Creates the bean.
   *
   * @param proxies addresses and CIDR ranges, such as {@code 10.0.0.5} or {@code 2001:db8::/32}
   * @throws InvalidConfigurationPropertyValueException if a value is neither
   */
  TrustedProxyCustomizer(@Value("${" + SETTING + ":}") List<String> proxies) {
    this.ranges = proxies.stream().map(String::strip).map(TrustedProxyCustomizer::range).toList();
  }

  @Override
  public int getOrder() {
    return LOWEST_PRECEDENCE - 1;
  }

  @Override
  public void customize(ConfigurableTomcatWebServerFactory server) {
    if (!ranges.isEmpty()) {
      server.addEngineValves(valve());
    }
  }

  /** Returns whether an address is one of the proxies. */
  boolean contain(InetAddress address) {
    return ranges.stream().map(NetMask::new).anyMatch(range -> range.matches(address));
  }

  private RemoteIpValve valve() {
    var valve = new RemoteIpValve();
    valve.setInternalProxies(String.join(",", ranges));
    valve.setRemoteIpHeader("X-Forwarded-For");
    valve.setProtocolHeader("X-Forwarded-Proto");
    valve.setPortHeader("X-Forwarded-Port");
    return valve;
  }

  /** Tomcat treats a list without any slash as a regular expression, so each entry gets one. */
  private static String range(String entry) {
    int slash = entry.indexOf('/');
    String address = slash < 0 ? entry : entry.substring(0, slash);
    try {
      int bits = InetAddress.ofLiteral(address).getAddress().length * Byte.SIZE;
      int prefix = slash < 0 ? bits : Integer.parseInt(entry.substring(slash + 1));
      if (prefix >= 0 && prefix <= bits) {
        return address + "/" + prefix;
      }
    } catch (IllegalArgumentException e) {
      // Reported below, like a prefix out of range.
    }
    throw new InvalidConfigurationPropertyValueException(
        SETTING,
        entry,
        "\""
            + entry
            + "\" isn't an address or a range. Separate addresses and CIDR ranges with commas, such as"
            + " 10.0.0.5,192.168.7.0/24,2001:db8::/32. Host names aren't looked up.");
  }
}
