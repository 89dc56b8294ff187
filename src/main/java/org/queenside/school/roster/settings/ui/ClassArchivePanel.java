package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;

/** Archives or restores a class. */
final class ClassArchivePanel extends Section {

  private final Supplier<SchoolClass> seen;
  private final ClassSettingsService settings;
  private final ChangeNotice notice = new ChangeNotice();
  private Runnable changed = () -> {};

  ClassArchivePanel(Supplier<SchoolClass> seen, ClassSettingsService settings) {
    this.seen = seen;
    this.settings = settings;
    addClassName("settings-part");
    draw();
  }

  void onChange(Runnable action) {
    changed = action;
  }

  private void draw() {
    boolean archived = seen.get().archived();
    String key = archived ? "settings.restore" : "settings.archive";
    removeAll();
    add(
        new H2(getTranslation(key + ".headline")),
        new Paragraph(getTranslation(key + ".about")),
        new Button(
            archived ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
            getTranslation(key),
            () -> change(key, archived)),
        notice);
  }

  private void change(String key, boolean archived) {
    if (notice.attempt(() -> write(archived))) {
      changed.run();
      draw();
      notice.showSuccessAndFocus(getTranslation(key + ".done"));
    }
  }

  private void write(boolean archived) {
    if (archived) {
      settings.restore(seen.get());
    } else {
      settings.archive(seen.get());
    }
  }
}
