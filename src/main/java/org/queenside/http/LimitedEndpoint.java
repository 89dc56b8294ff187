package org.queenside.http;

import io.micrometer.core.instrument.Metrics;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.function.Predicate;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketProcessorBase;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accepts a connection only if its address doesn't have too many already, and closes one whose
 * headers take too long. Tomcat's own time starts again with each byte.
 */
final class LimitedEndpoint extends NioEndpoint {

  private static final Logger LOG = LoggerFactory.getLogger(LimitedEndpoint.class);

  /** An address may have one of so many free connections. */
  private static final int PART = 4;

  /** What proxies leave for others, such as health checks: one connection of so many. */
  private static final int RESERVE = 100;

  private final CountedConnections counted = new CountedConnections();
  private Predicate<InetAddress> proxies = address -> false;

  LimitedEndpoint() {
    this.connections = counted;
  }

  void setProxies(Predicate<InetAddress> proxies) {
    this.proxies = proxies;
  }

  @Override
  protected boolean setSocketOptions(SocketChannel socket) {
    if (mayConnect(socket)) {
      return super.setSocketOptions(socket);
    }
    destroySocket(socket);
    return false;
  }

  /**
   * An address may have a quarter as many connections as are still free. So it never gets more than
   * a fifth of all, and however many some addresses open together, others still get theirs.
   */
  private boolean mayConnect(SocketChannel socket) {
    int free = getMaxConnections() - counted.size();
    try {
      if (!(socket.getRemoteAddress() instanceof InetSocketAddress remote)) {
        return true;
      }
      InetAddress address = remote.getAddress();
      boolean fits =
          proxies.test(address)
              ? free > getMaxConnections() / RESERVE
              : counted.from(RemoteNetwork.of(address)) < Math.max(1, free / PART);
      if (!fits) {
        Metrics.counter("queenside.refused.requests", "reason", "too many connections").increment();
        LOG.warn("Refused a connection from {}: too many", address.getHostAddress());
      }
      return fits;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  protected SocketProcessorBase<NioChannel> createSocketProcessor(
      SocketWrapperBase<NioChannel> connection, SocketEvent event) {
    return new TimedSocketProcessor(connection, event);
  }

  /** How long a connection may go on waiting for the headers of a request; at most zero if over. */
  private long left(NioSocketWrapper connection) {
    if (connection.getCurrentProcessor() instanceof Processor begun) {
      long taken = System.nanoTime() - begun.getRequest().getStartTimeNanos();
      return begun.isAsync() || begun.isUpgrade()
          ? Long.MAX_VALUE
          : getConnectionTimeout() - Duration.ofNanos(taken).toMillis();
    }
    // Line breaks between requests don't begin one.
    return connection.getLastWrite() + getKeepAliveTimeout() - System.currentTimeMillis();
  }

  private void limitWait(NioSocketWrapper connection) {
    long left = left(connection);
    if (left > 0) {
      connection.setReadTimeout(Math.min(left, connection.getReadTimeout()));
    } else {
      connection.setError(new SocketTimeoutException());
      if (!processSocket(connection, SocketEvent.ERROR, false)) {
        connection.close();
      }
    }
  }

  /** Runs whenever a connection has received something, with the connection's lock. */
  private final class TimedSocketProcessor extends SocketProcessor {

    TimedSocketProcessor(SocketWrapperBase<NioChannel> connection, SocketEvent event) {
      super(connection, event);
    }

    @Override
    protected void doRun() {
      // Afterwards this object may already serve another connection.
      SocketWrapperBase<NioChannel> connection = socketWrapper;
      super.doRun();
      if (connection instanceof NioSocketWrapper waiting && !waiting.isClosed()) {
        limitWait(waiting);
      }
    }
  }
}
