package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.server.streams.UploadEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.school.roster.NameFileReader;
import org.queenside.ui.UploadField;

/** Takes a CSV file and passes its text on, with tabs between the columns. */
final class NameFileUpload extends Div {

  private static final String FILES = ".csv,.txt,.tsv";

  private final ChangeNotice notice;
  private final Consumer<String> action;

  /** The content of the last file, or why it was refused. Written by the upload request. */
  private volatile UploadResult uploaded = new UploadResult("", "");

  private record UploadResult(String text, String refusal) {}

  NameFileUpload(ChangeNotice notice, Consumer<String> action) {
    this.notice = notice;
    this.action = action;
    add(
        new UploadField("add.upload", FILES, NameFileReader.LARGEST, this::receive, this::received)
            .onBegin(notice::removeAll));
  }

  /** Runs without the session lock. */
  private void receive(UploadEvent event) throws IOException {
    uploaded = new UploadResult("", "");
    try (InputStream in = event.getInputStream()) {
      byte[] file = in.readNBytes(NameFileReader.LARGEST + 1);
      uploaded = new UploadResult(NameFileReader.read(file), "");
    } catch (NameFileReader.NameFileException e) {
      String why = "add.file." + e.problem().name().toLowerCase(Locale.ROOT).replace('_', '-');
      uploaded = new UploadResult("", why);
      event.reject(why);
    }
  }

  private void received() {
    UploadResult now = uploaded;
    if (now.refusal().isEmpty()) {
      action.accept(now.text());
    } else {
      notice.refuse(now.refusal());
    }
  }
}
