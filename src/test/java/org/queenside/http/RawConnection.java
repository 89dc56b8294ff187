package org.queenside.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import org.queenside.TestTimeout;

/** A connection on which anything can be sent, even if it isn't HTTP. */
final class RawConnection implements AutoCloseable {

  private static final int ANY_PORT = 0;

  private final Socket socket;

  RawConnection(int port) {
    this(port, "127.0.0.1");
  }

  /**
   * Connects from an address of this machine.
   *
   * @param from such as {@code 127.0.0.2}
   */
  RawConnection(int port, String from) {
    try {
      socket =
          new Socket(
              InetAddress.ofLiteral("127.0.0.1"), port, InetAddress.ofLiteral(from), ANY_PORT);
      socket.setSoTimeout((int) TestTimeout.LIMIT.toMillis());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends text, unless the other side has closed the connection. */
  RawConnection send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    } catch (SocketException e) {
      // The test reads the response.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Returns everything received until the other side closes the connection. */
  String read() {
    var all = new ByteArrayOutputStream();
    try {
      InputStream in = socket.getInputStream();
      int next = in.read();
      while (next >= 0) {
        all.write(next);
        next = in.read();
      }
    } catch (SocketException e) {
      // Closed immediately.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.toString(StandardCharsets.UTF_8);
  }

  /** Returns the first data received, or nothing if the other side has closed the connection. */
  String readSome() {
    byte[] buffer = new byte[1000];
    try {
      int read = socket.getInputStream().read(buffer);
      return new String(buffer, 0, Math.max(read, 0), StandardCharsets.UTF_8);
    } catch (SocketException e) {
      return "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Closes the connection as a browser does that has crashed: what is on its way is lost. */
  void reset() {
    try {
      socket.setSoLinger(true, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    close();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
