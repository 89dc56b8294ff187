package org.queenside.school.roster.names.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.server.streams.UploadEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.school.roster.names.NameFile;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.UploadField;

/** Takes a file of names and passes on how it can be read. */
final class NameFileUpload extends Div {

  private static final String FILES = ".csv,.txt,.tsv";

  private final ChangeNotice notice;
  private final Consumer<List<NameFile.Reading>> action;

  /** The content of the last file, or why it was refused. Written by the upload request. */
  private volatile UploadResult uploaded = new UploadResult(List.of(), "");

  private record UploadResult(List<NameFile.Reading> readings, String refusal) {
    UploadResult {
      readings = List.copyOf(readings);
    }
  }

  NameFileUpload(ChangeNotice notice, Consumer<List<NameFile.Reading>> action) {
    this.notice = notice;
    this.action = action;
    addClassName("quiet");
    add(
        new UploadField("add.upload", FILES, NameFile.LARGEST, this::receive, this::received)
            .onBegin(notice::removeAll));
  }

  /** Runs without the session lock. */
  private void receive(UploadEvent event) throws IOException {
    uploaded = new UploadResult(List.of(), "");
    try (InputStream in = event.getInputStream()) {
      byte[] file = in.readNBytes(NameFile.LARGEST + 1);
      uploaded = new UploadResult(NameFile.read(file), "");
    } catch (NameFile.NameFileException e) {
      String why = "add.file." + e.problem().name().toLowerCase(Locale.ROOT).replace('_', '-');
      uploaded = new UploadResult(List.of(), why);
      event.reject(why);
    }
  }

  private void received() {
    UploadResult now = uploaded;
    if (!now.refusal().isEmpty()) {
      notice.refuse(now.refusal());
    } else if (!now.readings().isEmpty()) {
      action.accept(now.readings());
    }
  }
}
