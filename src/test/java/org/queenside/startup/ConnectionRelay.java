package org.queenside.startup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;

/**
 * Stands between the program and a database server. It passes the first connection on and refuses
 * all others, as a server does that goes away soon.
 */
final class ConnectionRelay implements AutoCloseable {

  private static final String PREFIX = "jdbc:";

  private final URI server;
  private final ServerSocket entry;

  private ConnectionRelay(URI server) throws IOException {
    this.server = server;
    this.entry = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
  }

  /**
   * Opens the relay.
   *
   * @param url the JDBC address of the server's database
   */
  static ConnectionRelay forOneConnection(String url) throws IOException {
    var relay = new ConnectionRelay(URI.create(url.substring(PREFIX.length())));
    Thread.ofVirtual().start(relay::serve);
    return relay;
  }

  /** The database's JDBC address through this relay. */
  String url() {
    return PREFIX
        + server.toString().replace(":" + server.getPort() + "/", ":" + entry.getLocalPort() + "/");
  }

  private void serve() {
    try (Socket client = entry.accept();
        Socket behind = new Socket(server.getHost(), server.getPort())) {
      entry.close();
      Thread back = Thread.ofVirtual().start(() -> pass(behind, client));
      pass(client, behind);
      behind.close();
      back.join();
    } catch (IOException e) {
      // The program has ended, or the test has.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void pass(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // One of the two has closed its end.
    }
  }

  @Override
  public void close() {
    try {
      entry.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
