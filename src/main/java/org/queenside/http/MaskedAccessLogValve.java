package org.queenside.http;

import java.io.CharArrayWriter;
import org.apache.catalina.valves.AbstractAccessLogValve;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes a line for each request to the program's own log: address, request line without secrets,
 * status, bytes, milliseconds and the request's id.
 */
final class MaskedAccessLogValve extends AbstractAccessLogValve {

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
