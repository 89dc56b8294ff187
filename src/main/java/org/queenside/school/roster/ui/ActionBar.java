package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.queenside.store.RecordNotFoundException;

/** A row of action buttons, with a place below for their dialogs and for the result. */
final class ActionBar extends Div {

  private final Runnable changed;
  private final Div buttons = new Div();
  private final InlineDialog question = new InlineDialog();
  private final ChangeNotice notice = new ChangeNotice();

  /**
   * Creates an empty bar.
   *
   * @param changed called after a change, and when something on the page no longer exists
   */
  ActionBar(Runnable changed) {
    this.changed = changed;
    buttons.addClassName("bar-of-actions");
    add(buttons, question, notice);
  }

  InlineDialog question() {
    return question;
  }

  ChangeNotice notice() {
    return notice;
  }

  /** Removes all buttons, and closes the dialog. */
  void clear() {
    question.close();
    notice.removeAll();
    buttons.removeAll();
  }

  /** Adds a label that says what the actions apply to. */
  void addLabel(String text) {
    var label = new Span(text);
    label.addClassName("count");
    buttons.add(label);
  }

  /** Adds a button that opens a dialog. */
  void addAction(String key, Consumer<NativeButton> ask) {
    var button = new NativeButton(getTranslation(key));
    button.addClassNames("btn", "text");
    button.addClickListener(click -> ask.accept(button));
    buttons.add(button);
  }

  /** Adds another component, such as a link. */
  void addComponent(Component component) {
    buttons.add(component);
  }

  /** Asks for a name. If it can't be saved, the typed text stays. */
  void askForText(NativeButton asked, String label, String value, Consumer<String> save) {
    var line = new NameField("new-text", getTranslation(label));
    line.setValue(value);
    Runnable accept = () -> line.accept(getTranslation("class.name.problem"), save);
    line.onEnter(accept);
    line.add(InlineDialog.button(getTranslation("class.save"), "line", accept), question.cancel());
    question.open(asked, line);
    line.focus();
  }

  /**
   * Makes a change and shows the result.
   *
   * @param done the message on success
   */
  void change(Runnable change, String done) {
    change(change, done, () -> getTranslation("class.trouble.conflict"));
  }

  /**
   * Makes a change and shows the result. If what it changes no longer exists, the page is redrawn
   * and says so.
   *
   * @param done the message on success
   * @param conflict the message if another teacher has changed the same thing
   */
  void change(Runnable change, String done, Supplier<String> conflict) {
    try {
      if (notice.attempt(change, conflict)) {
        changed.run();
        notice.confirmAndFocus(done);
      }
    } catch (RecordNotFoundException gone) {
      changed.run();
      notice.refuse("pupils.meanwhile");
      notice.focus();
    }
  }
}
