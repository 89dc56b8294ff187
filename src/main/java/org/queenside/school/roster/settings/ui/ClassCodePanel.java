package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** Shows the code of a class, and replaces it. */
final class ClassCodePanel extends FoldedSection {

  private final Supplier<SchoolClass> seen;
  private final ClassSettingsService settings;
  private final Runnable changed;
  private final Span code = Markup.span("class-code");
  private final InlineQuestion question = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();

  ClassCodePanel(Supplier<SchoolClass> seen, ClassSettingsService settings, Runnable changed) {
    super(I18NProvider.translate("settings.code.headline"));
    this.seen = seen;
    this.settings = settings;
    this.changed = changed;
    showCode();
    add(
        code,
        new Paragraph(getTranslation("settings.code.about")),
        Button.outlined("settings.code.new", this::ask),
        question,
        notice);
  }

  private void showCode() {
    code.setText(seen.get().code());
    setNow(seen.get().code());
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
      showCode();
      question.close();
      notice.showSuccessAndFocus(getTranslation("settings.code.done", seen.get().code()));
    }
  }
}
