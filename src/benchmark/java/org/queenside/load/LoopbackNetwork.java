package org.queenside.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Small things on the loopback network. */
final class LoopbackNetwork {

  private static final int PATIENCE_MILLIS = 5_000;

  private LoopbackNetwork() {}

  /** A port on which nobody listens now. */
  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /**
   * Asks a program without a proxy.
   *
   * @return the HTTP status, or 0 if nobody answers
   */
  static int status(int port, String path) {
    String answer = answer(port, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n");
    return answer.startsWith("HTTP/1.1 ") ? Integer.parseInt(answer.substring(9, 12)) : 0;
  }

  /**
   * Sends a request as it stands.
   *
   * @param request its lines, without the empty one at the end
   * @return all that comes back, or nothing if nobody answers
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
