package org.queenside.http;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import org.apache.catalina.connector.ClientAbortException;
import org.jspecify.annotations.Nullable;

/**
 * Lets a page be written to its end although its browser went away. Flow logs an error if it can't
 * write a page, and fails a second time when it wants to say so. Only a long download ends early.
 */
final class AbortedResponseWrapper extends HttpServletResponseWrapper {

  /** In bytes; more than any page has. */
  private static final int LONGEST_PAGE = 1 << 20;

  private @Nullable ServletOutputStream out;

  AbortedResponseWrapper(HttpServletResponse response) {
    super(response);
  }

  @Override
  public ServletOutputStream getOutputStream() throws IOException {
    if (out == null) {
      out = new Output(super.getOutputStream());
    }
    return out;
  }

  @Override
  public void flushBuffer() throws IOException {
    try {
      super.flushBuffer();
    } catch (ClientAbortException e) {
      ClientAbort.log(e);
    }
  }

  private interface Task {
    void run() throws IOException;
  }

  private static final class Output extends ServletOutputStream {

    private final ServletOutputStream out;
    private @Nullable ClientAbortException abort;
    private long lost;

    Output(ServletOutputStream out) {
      this.out = out;
    }

    private void attempt(int bytes, Task task) throws IOException {
      if (abort == null) {
        try {
          task.run();
        } catch (ClientAbortException e) {
          ClientAbort.log(e);
          abort = e;
        }
        return;
      }
      lost += bytes;
      if (lost > LONGEST_PAGE) {
        throw abort;
      }
    }

    @Override
    public void write(int single) throws IOException {
      attempt(1, () -> out.write(single));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      attempt(length, () -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() throws IOException {
      attempt(0, out::flush);
    }

    @Override
    public void close() throws IOException {
      attempt(0, out::close);
    }

    @Override
    public boolean isReady() {
      return out.isReady();
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      out.setWriteListener(listener);
    }
  }
}
