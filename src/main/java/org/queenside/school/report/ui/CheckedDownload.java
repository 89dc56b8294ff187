package org.queenside.school.report.ui;

import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.streams.DownloadHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.store.RecordNotFoundException;

/**
 * Checks access when the download starts, because it may have changed since the page was opened.
 */
final class CheckedDownload {

  private CheckedDownload() {}

  /** Writes the file, for spreadsheet programs in the language of the browser. */
  @FunctionalInterface
  interface Writer<T> {
    void write(T content, Locale spreadsheets, OutputStream out) throws IOException;
  }

  /**
   * Returns a download that isn't found without access.
   *
   * @param open checks access, and returns what is written
   */
  static <T> DownloadHandler of(
      Supplier<T> open, Function<T, String> fileName, String contentType, Writer<T> writer) {
    return event -> {
      T content;
      try {
        content = open.get();
      } catch (RoleRequiredException | RecordNotFoundException e) {
        event.getResponse().setStatus(HttpStatusCode.NOT_FOUND.getCode());
        return;
      }
      event.setFileName(fileName.apply(content));
      event.setContentType(contentType);
      writer.write(content, event.getRequest().getLocale(), event.getOutputStream());
    };
  }
}
