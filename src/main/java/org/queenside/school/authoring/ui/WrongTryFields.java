package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.queenside.school.authoring.ExerciseDraft.WrongTry;
import org.queenside.ui.Button;
import org.queenside.ui.FormField;
import org.queenside.ui.Icon;
import org.queenside.ui.IconButton;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** The answers to wrong tries: to those the author expects, and to any other. */
final class WrongTryFields extends FieldSet {
  private static final int MAX_TRIES = 12;
  private static final int MAX_LENGTH = 400;

  private final Consumer<List<WrongTry>> changed;
  private final Div rows = Markup.div("wrong-rows");
  private final TextAreaField otherwise = new TextAreaField(1).most(MAX_LENGTH);
  private final Button more = Button.text("workshop.wrong.add", this::addRow);
  private List<WrongTry> tries = List.of();

  WrongTryFields(Consumer<List<WrongTry>> changed, Consumer<String> changedOtherwise) {
    this.changed = changed;
    setLegendText(getTranslation("workshop.wrong"));
    setId("own-wrong");
    add(
        rows,
        more,
        Markup.field(
            "own-otherwise",
            getTranslation("workshop.wrong.otherwise"),
            otherwise.onPause(changedOtherwise)));
  }

  /**
   * Shows the expected tries and their answers; for a question, only the answer to other wrong
   * tries.
   */
  void show(List<WrongTry> shown, String any, boolean withTries) {
    otherwise.setValue(any);
    rows.setVisible(withTries);
    if (!shown.equals(tries)) {
      tries = shown;
      draw();
    }
    more.setVisible(withTries && tries.size() < MAX_TRIES);
  }

  private void draw() {
    rows.removeAll();
    for (int index = 0; index < tries.size(); index++) {
      rows.add(row(index));
    }
  }

  private void addRow() {
    List<WrongTry> next = new ArrayList<>(tries);
    next.add(new WrongTry("", ""));
    report(next);
    draw();
    more.setVisible(next.size() < MAX_TRIES);
  }

  private void report(List<WrongTry> next) {
    tries = List.copyOf(next);
    changed.accept(tries);
  }

  private Div row(int index) {
    var tried =
        new FormField("own-tried-" + index, getTranslation("workshop.wrong.tried"))
            .with("maxlength", "10")
            .with("autocomplete", "off")
            .with("spellcheck", "false")
            .setValue(tries.get(index).tried())
            .onPause(words -> set(index, new WrongTry(words, tries.get(index).answer())));
    tried.addClassName("tried");
    var answer = new TextAreaField(1).most(MAX_LENGTH);
    answer.setValue(tries.get(index).answer());
    answer.onPause(words -> set(index, new WrongTry(tries.get(index).tried(), words)));
    return Markup.div(
        "wrong-row",
        tried,
        Markup.field("own-said-" + index, getTranslation("workshop.wrong.answer"), answer),
        new IconButton(
            Icon.CROSS.draw(),
            getTranslation("workshop.wrong.remove", index + 1),
            () -> remove(index)));
  }

  private void remove(int index) {
    List<WrongTry> next = new ArrayList<>(tries);
    next.remove(index);
    report(next);
    draw();
  }

  private void set(int index, WrongTry next) {
    List<WrongTry> all = new ArrayList<>(tries);
    all.set(index, next);
    report(all);
  }
}
