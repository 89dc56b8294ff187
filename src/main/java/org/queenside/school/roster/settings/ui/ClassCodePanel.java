package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** Shows the code of a class, and replaces it. */
final class ClassCodePanel extends Section {

  private final Supplier<SchoolClass> seen;
  private final ClassSettingsService settings;
  private final Runnable changed;
  private final Span code = Markup.span("class-code");
  private final InlineQuestion question = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();

  ClassCodePanel(Supplier<SchoolClass> seen, ClassSettingsService settings, Runnable changed) {
    this.seen = seen;
    this.settings = settings;
    this.changed = changed;
    addClassName("settings-part");

    code.setText(seen.get().code());

    add(
        new H2(getTranslation("settings.code.headline")),
        code,
        new Paragraph(getTranslation("settings.code.about")),
        Button.outlined("settings.code.new", this::ask),
        question,
        notice);
  }

  private void ask(Button renew) {
    question.confirm(
        renew,
        getTranslation("settings.code.ask"),
        getTranslation("settings.code.new"),
        this::renew);
  }

  private void renew() {
    if (notice.attempt(() -> settings.renewCode(seen.get()))) {
      changed.run();
      String now = seen.get().code();
      code.setText(now);
      question.close();
      notice.showSuccessAndFocus(getTranslation("settings.code.done", now));
    }
  }
}
