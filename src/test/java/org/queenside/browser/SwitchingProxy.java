package org.queenside.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A proxy that forwards to one of several programs, or to none. */
final class SwitchingProxy implements AutoCloseable {

  /** The port for a killed program. */
  static final int NONE = 0;

  private final ServerSocket listener;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile int port;

  SwitchingProxy(int port) throws IOException {
    this.port = port;
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  String address() {
    return "http://localhost:" + listener.getLocalPort();
  }

  /** Forwards to another program from now on and closes all open connections. */
  void switchTo(int other) throws IOException {
    port = other;
    for (Socket socket : open) {
      socket.close();
    }
  }

  private void accept() {
    try {
      while (true) {
        Socket browser = listener.accept();
        open.add(browser);
        Thread.ofVirtual().start(() -> connect(browser));
      }
    } catch (IOException _) {
      // Closed.
    }
  }

  private void connect(Socket browser) {
    int wanted = port;
    try (browser;
        Socket program = new Socket(InetAddress.getLoopbackAddress(), wanted)) {
      open.add(program);
      if (wanted == port) {
        Thread back = Thread.ofVirtual().start(() -> copy(program, browser));
        copy(browser, program);
        back.join();
      }
      open.remove(program);
    } catch (IOException | InterruptedException _) {
      // The browser gets no response.
    } finally {
      open.remove(browser);
    }
  }

  private static void copy(Socket from, Socket to) {
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      in.transferTo(out);
      to.shutdownOutput();
    } catch (IOException _) {
      // One side has closed the connection.
    }
  }

  @Override
  public void close() throws IOException {
    switchTo(NONE);
    listener.close();
  }
}
