package org.queenside.http;

import jakarta.servlet.ServletException;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;

/**
 * Sets the headers that tell a browser what a page may do. A valve reaches every response, even
 * those that Tomcat writes before any filter runs. A page with scripts replaces the policy with its
 * own, see {@link ContentSecurityPolicy}.
 */
final class SecurityHeadersValve extends ValveBase {

  private static final Map<String, String> HEADERS =
      Map.of(
          "X-Content-Type-Options",
          "nosniff",
          // Addresses of cards and invitations are secrets, so other sites don't see them.
          "Referrer-Policy",
          "same-origin",
          "Permissions-Policy",
          "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(),"
              + " magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
          "X-Frame-Options",
          "DENY",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          ContentSecurityPolicy.HEADER,
          ContentSecurityPolicy.WITHOUT_SCRIPTS);

  private final Duration httpsOnly;

  /**
   * Creates the valve.
   *
   * @param httpsOnly how long a browser that used HTTPS must not use HTTP; zero omits the header
   */
  SecurityHeadersValve(Duration httpsOnly) {
    super(true);
    this.httpsOnly = httpsOnly;
  }

  @Override
  public void invoke(Request request, Response response) throws IOException, ServletException {
    HEADERS.forEach(response::setHeader);
    if (request.isSecure() && httpsOnly.isPositive()) {
      response.setHeader("Strict-Transport-Security", "max-age=" + httpsOnly.toSeconds());
    }
    getNext().invoke(request, response);
  }
}
