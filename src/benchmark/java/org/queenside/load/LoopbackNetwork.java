package org.queenside.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Helpers for the loopback network. */
final class LoopbackNetwork {

  private static final int PATIENCE_MILLIS = 5_000;

  private LoopbackNetwork() {}

  /** Returns a free port. */
  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /**
   * Requests a page from a program without the proxy.
   *
   * @return the HTTP status, or 0 without a response
   */
  static int status(int port, String path) {
    String answer = answer(port, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n");
    return answer.startsWith("HTTP/1.1 ") ? Integer.parseInt(answer.substring(9, 12)) : 0;
  }

  /**
   * Sends a raw request.
   *
   * @param request its lines, without the empty one at the end
   * @return the whole response, empty without one
   */
  static String answer(int port, String request) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket
          .getOutputStream()
          .write((request + "Connection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }
}
