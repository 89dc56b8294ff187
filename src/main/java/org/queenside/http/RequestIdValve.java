package org.queenside.http;

import jakarta.servlet.ServletException;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.slf4j.MDC;

/**
 * Gives each request an id. A valve, because Tomcat's own log lines about a request come after the
 * filters.
 */
final class RequestIdValve extends ValveBase {

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
