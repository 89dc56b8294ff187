package org.queenside.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.IOException;
import java.time.Duration;

/** A file being uploaded. It may take any length of time, as long as data keeps arriving. */
final class UploadRequestWrapper extends HttpServletRequestWrapper {

  private static final Duration START = Duration.ofSeconds(30);

  /** A tenth of the speed of the slowest mobile connections. */
  private static final int SLOWEST_BYTES_PER_SECOND = 1 << 10;

  UploadRequestWrapper(HttpServletRequest request) {
    super(request);
  }

  @Override
  public ServletInputStream getInputStream() throws IOException {
    return new TimedInputStream(super.getInputStream());
  }

  private static final class TimedInputStream extends ServletInputStream {

    private final ServletInputStream in;
    private final long begin = System.nanoTime();
    private long received;

    TimedInputStream(ServletInputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      return counted(in.read(), 1);
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = in.read(buffer, offset, length);
      return counted(read, read);
    }

    private int counted(int result, int bytes) throws IOException {
      received += bytes;
      long seconds = Duration.ofNanos(System.nanoTime() - begin).minus(START).toSeconds();
      if (result >= 0 && received < seconds * SLOWEST_BYTES_PER_SECOND) {
        throw new RequestRefusedException(RequestRefusal.TOO_SLOW);
      }
      return result;
    }

    @Override
    public boolean isFinished() {
      return in.isFinished();
    }

    @Override
    public boolean isReady() {
      return in.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
      in.setReadListener(listener);
    }
  }
}
