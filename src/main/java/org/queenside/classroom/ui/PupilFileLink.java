package org.queenside.classroom.ui;

import com.vaadin.flow.server.streams.DownloadHandler;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.PupilFiles;
import org.queenside.look.FileLink;

/** Leads to a file with everything that is kept about a pupil. */
final class PupilFileLink extends FileLink {

  PupilFileLink(PupilFiles files, ClassId schoolClass, Pupil pupil) {
    super(handler(files, schoolClass, pupil), "", () -> files.name(schoolClass, pupil.id()));
    setText(getTranslation("pupils.file"));
    setAriaLabel(getTranslation("pupils.file.of", pupil.name()));
    addClassName("text");
  }

  private static DownloadHandler handler(PupilFiles files, ClassId schoolClass, Pupil pupil) {
    return event -> {
      event.setFileName(files.name(schoolClass, pupil.id()));
      event.setContentType("application/json");
      files.write(schoolClass, pupil.id(), event.getOutputStream());
    };
  }
}
