package org.queenside.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.SocketWrapperBase;

/**
 * The open connections, counted by network. Tomcat adds each one when it is accepted, and removes
 * it when it is closed.
 */
final class CountedConnections
    extends ConcurrentHashMap<SocketChannel, SocketWrapperBase<NioChannel>> {

  private static final long serialVersionUID = 1;

  /** A closed connection no longer knows its address. */
  private final transient Map<Object, String> networks = new ConcurrentHashMap<>();

  private final transient Map<String, Integer> counts = new ConcurrentHashMap<>();

  /** Returns how many connections from a network are open. */
  int from(String network) {
    return counts.getOrDefault(network, 0);
  }

  @Override
  public SocketWrapperBase<NioChannel> put(
      SocketChannel channel, SocketWrapperBase<NioChannel> connection) {
    String network = networkOf(channel);
    networks.put(channel, network);
    counts.merge(network, 1, Integer::sum);
    return super.put(channel, connection);
  }

  @Override
  public SocketWrapperBase<NioChannel> remove(Object channel) {
    String network = networks.remove(channel);
    if (network != null) {
      counts.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1);
    }
    return super.remove(channel);
  }

  private static String networkOf(SocketChannel channel) {
    try {
      return channel.getRemoteAddress() instanceof InetSocketAddress remote
          ? RemoteNetwork.of(remote.getAddress())
          : "";
    } catch (IOException e) {
      return "";
    }
  }
}
