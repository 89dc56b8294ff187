package org.queenside.school.roster.ui;

import com.vaadin.flow.server.streams.DownloadHandler;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilDataExportService;
import org.queenside.ui.DownloadLink;

/** A link that downloads all data stored about a pupil. */
final class PupilDataDownloadLink extends DownloadLink {

  PupilDataDownloadLink(PupilDataExportService files, ClassId schoolClass, Pupil pupil) {
    super(handler(files, schoolClass, pupil), "", () -> files.name(schoolClass, pupil.id()));
    setText(getTranslation("pupils.file"));
    setAriaLabel(getTranslation("pupils.file.of", pupil.name()));
    addClassName("text");
  }

  private static DownloadHandler handler(
      PupilDataExportService files, ClassId schoolClass, Pupil pupil) {
    return event -> {
      event.setFileName(files.name(schoolClass, pupil.id()));
      event.setContentType("application/json");
      files.write(schoolClass, pupil.id(), event.getOutputStream());
    };
  }
}
