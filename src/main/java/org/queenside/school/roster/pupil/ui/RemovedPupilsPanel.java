package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.school.roster.RemovedPupil;
import org.queenside.school.roster.RemovedPupilService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** The pupils who were removed from a class, folded. They can be put back. */
final class RemovedPupilsPanel extends Section {

  private final SchoolClass schoolClass;
  private final RemovedPupilService service;
  private final ChangeNotice notice = new ChangeNotice();
  private final Runnable changed;

  RemovedPupilsPanel(SchoolClass schoolClass, RemovedPupilService service, Runnable changed) {
    this.schoolClass = schoolClass;
    this.service = service;
    this.changed = changed;
  }

  void draw() {
    removeAll();
    add(notice);
    List<RemovedPupil> removed = service.of(schoolClass.id());
    if (!removed.isEmpty()) {
      var table = new RemovedPupilTable(schoolClass.zone(), this::action);
      removed.forEach(table::addRow);
      add(
          new NativeDetails(
              getTranslation("removed.summary", removed.size()),
              Markup.div("columns-scroll", new Paragraph(getTranslation("removed.about")), table)));
    }
  }

  private Component action(RemovedPupil pupil) {
    return schoolClass.archived()
        ? new Span()
        : Button.text("removed.put-back", () -> putBack(pupil)).about(pupil.name());
  }

  private void putBack(RemovedPupil pupil) {
    if (notice.attempt(() -> service.putBack(schoolClass.id(), pupil.id()))) {
      changed.run();
      draw();
      notice.showSuccessAndFocus(
          getTranslation("removed.put-back.done", pupil.name(), schoolClass.name()));
    }
  }
}
