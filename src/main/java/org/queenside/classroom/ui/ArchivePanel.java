package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.classroom.ClassSettings;
import org.queenside.classroom.SchoolClass;

/** Puts a class away, or takes it back. */
final class ArchivePanel extends Section {

  ArchivePanel(SchoolClass schoolClass, ClassSettings settings, Runnable changed) {
    addClassName("settings-part");
    String key = schoolClass.archived() ? "settings.restore" : "settings.archive";
    var notice = new Notice();
    NativeButton button =
        Question.button(
            getTranslation(key),
            schoolClass.archived() ? "fill" : "line",
            () -> {
              if (notice.attempt(
                  () -> {
                    if (schoolClass.archived()) {
                      settings.restore(schoolClass);
                    } else {
                      settings.archive(schoolClass);
                    }
                  })) {
                changed.run();
              }
            });
    add(
        new H2(getTranslation(key + ".headline")),
        new Paragraph(getTranslation(key + ".about")),
        button,
        notice);
  }
}
