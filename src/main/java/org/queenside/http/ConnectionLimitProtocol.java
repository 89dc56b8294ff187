package org.queenside.http;

import java.net.InetAddress;
import java.util.function.Predicate;
import org.apache.coyote.http11.Http11NioProtocol;

/**
 * Tomcat's own protocol, with limits that Tomcat lacks: for the connections of one address, and for
 * the time that all headers of a request may take.
 */
public final class ConnectionLimitProtocol extends Http11NioProtocol {

  /**
   * In bytes. Each open connection has one of each, and learners' requests and responses are small.
   */
  private static final int READ_BUFFER = 1024;

  private static final int WRITE_BUFFER = 2048;

  private final LimitedEndpoint endpoint;

  /** Tomcat creates it by its class name. */
  public ConnectionLimitProtocol() {
    this(new LimitedEndpoint());
  }

  private ConnectionLimitProtocol(LimitedEndpoint endpoint) {
    super(endpoint);
    this.endpoint = endpoint;
    endpoint.getSocketProperties().setAppReadBufSize(READ_BUFFER);
    endpoint.getSocketProperties().setAppWriteBufSize(WRITE_BUFFER);
    // A file that is sent this way would look like a request whose headers don't end.
    endpoint.setUseSendfile(false);
  }

  /** Sets which addresses are proxies, which may have nearly all connections. */
  void setProxies(Predicate<InetAddress> proxies) {
    endpoint.setProxies(proxies);
  }

  /**
   * With this and the next method, Tomcat gives a body its full time, although the headers have
   * used up theirs.
   */
  @Override
  public boolean getDisableUploadTimeout() {
    return false;
  }

  @Override
  public int getConnectionUploadTimeout() {
    return getConnectionTimeout();
  }
}
