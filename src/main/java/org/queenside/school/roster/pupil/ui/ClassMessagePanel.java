package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import org.queenside.school.roster.ClassMessage;
import org.queenside.school.roster.ClassMessageService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** The message that the pupils of a class see on their own page. The teacher writes it here. */
final class ClassMessagePanel extends Section {

  private final SchoolClass schoolClass;
  private final ClassMessageService messages;
  private final Div state = new Div();
  private final InlineQuestion editor = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();

  ClassMessagePanel(SchoolClass schoolClass, ClassMessageService messages) {
    this.schoolClass = schoolClass;
    this.messages = messages;
    addClassName("class-message");
    add(state, editor, notice);
    draw();
  }

  private void draw() {
    state.removeAll();
    ClassMessage now = messages.of(schoolClass.id());
    if (schoolClass.archived()) {
      return;
    }
    if (now == null) {
      state.add(Button.text("message.write", asked -> edit(asked, "")));
    } else {
      state.add(
          Markup.paragraph(
              "message", new Span(getTranslation("message.now") + " "), new Span(now.text())),
          Button.text("message.change", asked -> edit(asked, now.text())),
          Button.text("message.remove", () -> remove()));
    }
  }

  private void edit(Button asked, String before) {
    notice.removeAll();
    var text = new TextAreaField(3).most(ClassMessage.LONGEST);
    text.setValue(before);
    editor.ask(
        asked,
        Markup.field("class-message", getTranslation("message.label", ClassMessage.LONGEST), text),
        Button.outlined("message.save", () -> write(text.getValue())),
        editor.cancelButton());
    text.focus();
  }

  private void write(String text) {
    if (notice.attempt(() -> messages.write(schoolClass.id(), text))) {
      editor.close();
      draw();
      notice.showSuccessAndFocus(getTranslation("message.saved"));
    }
  }

  private void remove() {
    editor.close();
    if (notice.attempt(() -> messages.remove(schoolClass.id()))) {
      draw();
      notice.showSuccessAndFocus(getTranslation("message.removed"));
    }
  }
}
