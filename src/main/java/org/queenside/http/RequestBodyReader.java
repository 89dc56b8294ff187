package org.queenside.http;

import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.Semaphore;

/** Reads a request's body, within the limits for size and time. */
final class RequestBodyReader {

  private static final int KILOBYTE = 1 << 10;

  /** Nearly all bodies are smaller, and arrive with their headers. */
  private static final int SMALL = 8 * KILOBYTE;

  /** What all larger bodies together may take, as a fraction of the heap. */
  private static final int PART_OF_HEAP = 16;

  /** A refused sender sees the response only if the sent data is read from the connection. */
  private static final int DRAINED = 8 << 20;

  private static final Duration DRAINING = Duration.ofSeconds(2);

  private final long largest;
  private final Duration time;
  private final Semaphore kilobytes;

  RequestBodyReader(LimitProperties limits) {
    this(limits, (int) (Runtime.getRuntime().maxMemory() / PART_OF_HEAP / KILOBYTE));
  }

  /**
   * Creates the reader.
   *
   * @param kilobytes the limit for all larger bodies together
   */
  RequestBodyReader(LimitProperties limits, int kilobytes) {
    this.largest = limits.body().toBytes();
    this.time = limits.bodyTime();
    this.kilobytes = new Semaphore(kilobytes);
  }

  /** Returns whether a request has a body at all. */
  static boolean isIn(HttpServletRequest request) {
    return request.getContentLengthLong() > 0 || request.getHeader("Transfer-Encoding") != null;
  }

  /** A body that counts as memory in use until it is closed. */
  static final class Content implements AutoCloseable {

    private final byte[] bytes;
    private final Runnable release;

    private Content(byte[] bytes, Runnable release) {
      this.bytes = bytes;
      this.release = release;
    }

    byte[] bytes() {
      return bytes;
    }

    @Override
    public void close() {
      release.run();
    }
  }

  /**
   * Reads the whole body. The caller closes it once the request is done.
   *
   * @throws RequestRefusedException if it is too large, takes too long, or there is no memory left
   *     for it
   */
  Content read(HttpServletRequest request) throws IOException {
    long deadline = System.nanoTime() + time.toNanos();
    if (request.getContentLengthLong() > largest) {
      throw new RequestRefusedException(RequestRefusal.TOO_LARGE);
    }
    var body = new ByteArrayOutputStream();
    int taken = 0;
    boolean whole = false;
    try {
      byte[] buffer = new byte[SMALL];
      InputStream in = request.getInputStream();
      int read = in.read(buffer);
      while (read >= 0) {
        if (System.nanoTime() - deadline > 0) {
          throw new RequestRefusedException(RequestRefusal.TOO_SLOW);
        }
        int wanted = (body.size() + read) / SMALL * SMALL / KILOBYTE - taken;
        if (!kilobytes.tryAcquire(wanted)) {
          throw new RequestRefusedException(RequestRefusal.BUSY);
        }
        taken += wanted;
        body.write(buffer, 0, read);
        read = in.read(buffer);
      }
      whole = true;
      int used = taken;
      return new Content(body.toByteArray(), () -> kilobytes.release(used));
    } catch (RequestRefusedException e) {
      throw e;
    } catch (SocketTimeoutException e) {
      throw new RequestRefusedException(RequestRefusal.TOO_SLOW);
    } catch (IOException e) {
      // Cut off.
      throw new RequestRefusedException(RequestRefusal.MALFORMED);
    } finally {
      if (!whole) {
        kilobytes.release(taken);
      }
    }
  }

  /** Reads on for a moment, discarding the data. */
  static void drain(HttpServletRequest request) {
    long deadline = System.nanoTime() + DRAINING.toNanos();
    byte[] buffer = new byte[SMALL];
    long drained = 0;
    int read = 0;
    try {
      InputStream in = request.getInputStream();
      while (read >= 0 && drained < DRAINED && System.nanoTime() - deadline < 0) {
        read = in.read(buffer);
        drained += read;
      }
    } catch (IOException e) {
      // Nobody reads the response then.
    }
  }
}
