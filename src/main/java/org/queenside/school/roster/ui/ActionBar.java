package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.queenside.store.RecordNotFoundException;

/** What can be done here: a row of buttons, what they ask below it, and what came of it. */
final class ActionBar extends Div {

  private final Runnable changed;
  private final Div buttons = new Div();
  private final InlineDialog question = new InlineDialog();
  private final ChangeNotice notice = new ChangeNotice();

  /**
   * Creates an empty bar.
   *
   * @param changed called after a change, and when what is on the page is no longer there
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

  /** Takes everything off. */
  void begin() {
    question.close();
    notice.removeAll();
    buttons.removeAll();
  }

  /** Says what the buttons are about. */
  void count(String words) {
    var count = new Span(words);
    count.addClassName("count");
    buttons.add(count);
  }

  /** Offers something to do, after a question. */
  void action(String key, Consumer<NativeButton> ask) {
    var button = new NativeButton(getTranslation(key));
    button.addClassNames("btn", "text");
    button.addClickListener(click -> ask.accept(button));
    buttons.add(button);
  }

  /** Offers something else. */
  void offer(Component way) {
    buttons.add(way);
  }

  /** Asks for a name. On trouble what was typed stays. */
  void askForText(NativeButton asked, String label, String value, Consumer<String> save) {
    var line = new NameField("new-text", getTranslation(label));
    line.setValue(value);
    Runnable accept = () -> line.accept(getTranslation("class.name.problem"), save);
    line.onEnter(accept);
    line.add(InlineDialog.button(getTranslation("class.save"), "line", accept), question.cancel());
    question.ask(asked, line);
    line.focus();
  }

  /**
   * Makes a change.
   *
   * @param done what to say then
   */
  void change(Runnable change, String done) {
    change(change, done, () -> getTranslation("class.trouble.conflict"));
  }

  /**
   * Makes a change. Whom it is about may be gone: then the page is drawn anew and says so.
   *
   * @param done what to say then
   * @param conflict what to say when somebody else has changed it meanwhile
   */
  void change(Runnable change, String done, Supplier<String> conflict) {
    try {
      if (notice.attempt(change, conflict)) {
        changed.run();
        notice.conclude(done);
      }
    } catch (RecordNotFoundException gone) {
      changed.run();
      notice.refuse("pupils.meanwhile");
      notice.focus();
    }
  }
}
