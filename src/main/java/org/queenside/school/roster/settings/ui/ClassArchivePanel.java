package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;

/** Archives or restores a class. */
final class ClassArchivePanel extends FoldedSection {

  private final Supplier<SchoolClass> seen;
  private final ClassSettingsService settings;
  private final ChangeNotice notice = new ChangeNotice();
  private Runnable changed = () -> {};

  ClassArchivePanel(Supplier<SchoolClass> seen, ClassSettingsService settings) {
    super(I18NProvider.translate("settings.archive.headline"));
    this.seen = seen;
    this.settings = settings;
    draw();
  }

  void onChange(Runnable action) {
    changed = action;
  }

  private void draw() {
    boolean archived = seen.get().archived();
    String key = archived ? "settings.restore" : "settings.archive";
    removeAll();
    if (archived) {
      setNow(getTranslation("settings.archive.done"));
      setOpen(true);
    } else {
      setNow("");
    }
    add(
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
