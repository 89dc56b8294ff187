package org.queenside.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.function.Predicate;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketWrapperBase;

/**
 * Tomcat's own protocol, with a limit on the connections from one address: otherwise one visitor
 * could use them all. Connections are only counted once half of them are in use.
 */
public final class ConnectionLimitProtocol extends Http11NioProtocol {

  /**
   * In bytes. Each open connection has one of each, and learners' requests and responses are small.
   */
  private static final int READ_BUFFER = 1024;

  private static final int WRITE_BUFFER = 4096;

  /** Tomcat creates it by its class name. */
  public ConnectionLimitProtocol() {
    this(new Endpoint());
  }

  private ConnectionLimitProtocol(Endpoint endpoint) {
    super(endpoint);
    endpoint.getSocketProperties().setAppReadBufSize(READ_BUFFER);
    endpoint.getSocketProperties().setAppWriteBufSize(WRITE_BUFFER);
  }

  /**
   * Sets the limit.
   *
   * @param connections the most connections from one address
   * @param unlimited addresses that may have any number
   */
  void setPerAddress(int connections, Predicate<InetAddress> unlimited) {
    Endpoint endpoint = (Endpoint) getEndpoint();
    endpoint.perAddress = connections;
    endpoint.unlimited = unlimited;
  }

  private static final class Endpoint extends NioEndpoint {

    private int perAddress = Integer.MAX_VALUE;
    private Predicate<InetAddress> unlimited = address -> false;

    @Override
    protected boolean setSocketOptions(SocketChannel socket) {
      if (mayConnect(socket)) {
        return super.setSocketOptions(socket);
      }
      destroySocket(socket);
      return false;
    }

    private boolean mayConnect(SocketChannel socket) {
      if (getConnectionCount() <= Math.min(perAddress, getMaxConnections() / 2)) {
        return true;
      }
      try {
        return !(socket.getRemoteAddress() instanceof InetSocketAddress remote)
            || unlimited.test(remote.getAddress())
            || connectionsFrom(remote.getAddress().getHostAddress()) < perAddress;
      } catch (IOException e) {
        return false;
      }
    }

    private long connectionsFrom(String address) {
      return getConnections().stream()
          .map(SocketWrapperBase::getRemoteAddr)
          .filter(address::equals)
          .count();
    }
  }
}
