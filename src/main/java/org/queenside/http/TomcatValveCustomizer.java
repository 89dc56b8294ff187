package org.queenside.http;

import jakarta.servlet.ServletException;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.time.Duration;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.AbstractAccessLogValve;
import org.apache.catalina.valves.ValveBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Puts the header valves behind the one that detects whether a browser uses HTTPS. */
@Component
@Order(Ordered.LOWEST_PRECEDENCE)
final class TomcatValveCustomizer
    implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {

  private final Duration httpsOnly;
  private final boolean accessLog;

  /**
   * Creates the bean.
   *
   * @param httpsOnly how long browsers must use only HTTPS; zero omits the header
   * @param accessLog whether each request gets a line in the log
   */
  TomcatValveCustomizer(
      @Value("${queenside.https-only:365d}") Duration httpsOnly,
      @Value("${queenside.access-log:false}") boolean accessLog) {
    this.httpsOnly = httpsOnly;
    this.accessLog = accessLog;
  }

  @Override
  public void customize(ConfigurableTomcatWebServerFactory server) {
    server.addEngineValves(new RequestIdValve(), new SecurityHeadersValve(httpsOnly));
    if (accessLog) {
      server.addEngineValves(new MaskedAccessLogValve());
    }
  }

  /**
   * Gives each request an id. A valve, because Tomcat's own log lines about a request come after
   * the filters.
   */
  private static final class RequestIdValve extends ValveBase {

    RequestIdValve() {
      super(true);
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
      String id = RequestId.next();
      response.setHeader(RequestId.HEADER, id);
      try (MDC.MDCCloseable _ = MDC.putCloseable(RequestId.KEY, id)) {
        getNext().invoke(request, response);
      }
    }
  }

  /**
   * Writes a line for each request to the program's own log: address, request line without secrets,
   * status, bytes, milliseconds and the request's id.
   */
  private static final class MaskedAccessLogValve extends AbstractAccessLogValve {

    private static final Logger LOG = LoggerFactory.getLogger("access");
    private static final int LONGEST = 500;

    MaskedAccessLogValve() {
      setPattern("%a \"%r\" %s %B %{ms}T %{" + RequestId.HEADER + "}o");
      // The client's address as the trusted proxy gave it; the request has its own again by now.
      setRequestAttributesEnabled(true);
    }

    @Override
    protected void log(CharArrayWriter line) {
      String text = MaskedPath.of(line.toString());
      LOG.info("{}", text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text);
    }
  }
}
