package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** A row of action buttons, with their dialogs and results below. */
public final class ActionBar extends Div {

  private final Runnable changed;
  private final Div buttons = Markup.div("row bar-of-actions");
  private final InlineQuestion question = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();

  /** Creates an empty bar; {@code changed} is also called when something no longer exists. */
  public ActionBar(Runnable changed) {
    this.changed = changed;
    // The focus may still be on the button that asked.
    InlineQuestion.onEscape(this, question::cancel);

    add(buttons, question, notice);
  }

  public InlineQuestion question() {
    return question;
  }

  public ChangeNotice notice() {
    return notice;
  }

  public void clear() {
    question.close();
    notice.removeAll();
    buttons.removeAll();
  }

  public void addAction(String key, Consumer<Button> ask) {
    buttons.add(
        Button.text(
            key,
            asked -> {
              notice.removeAll();
              ask.accept(asked);
            }));
  }

  public void addToBar(Component component) {
    buttons.add(component);
  }

  /** Asks for a name. If it can't be saved, the typed text is kept. */
  public void askForText(Button asked, String label, String value, Consumer<String> save) {
    var line = new NameField("new-text", getTranslation(label));
    line.setValue(value);
    line.withButton(
        ButtonStyle.OUTLINED,
        getTranslation("class.save"),
        getTranslation("class.name.problem"),
        save);
    line.add(question.cancelButton());
    question.ask(asked, line);
    line.focus();
  }

  public void change(Runnable change, String done) {
    change(change, done, () -> getTranslation("class.trouble.conflict"));
  }

  /** Makes a change and shows the result. If its object no longer exists, the page is redrawn. */
  public void change(Runnable change, String done, Supplier<String> conflict) {
    try {
      if (notice.attempt(change, conflict)) {
        changed.run();
        notice.showSuccessAndFocus(done);
      }
    } catch (RecordNotFoundException gone) {
      changed.run();
      notice.refuse("pupils.meanwhile");
      notice.focus();
    }
  }
}
