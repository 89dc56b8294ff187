package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.queenside.school.authoring.ExerciseDraft.WrongTry;
import org.queenside.ui.FormField;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** The answers to wrong tries: to those the author expects, and to any other. */
final class WrongTryFields extends FieldSet {
  private static final int MAX_TRIES = 12;
  private static final int MAX_LENGTH = 400;

  private final Consumer<List<WrongTry>> changed;
  private final Div rows = new Div();
  private final TextAreaField otherwise = new TextAreaField(1).most(MAX_LENGTH);
  private final NativeButton more;
  private List<WrongTry> tries = List.of();

  WrongTryFields(Consumer<List<WrongTry>> changed, Consumer<String> changedOtherwise) {
    this.changed = changed;
    setLegendText(getTranslation("workshop.wrong"));
    setId("own-wrong");
    rows.addClassName("wrong-rows");
    more = new NativeButton(getTranslation("workshop.wrong.add"), click -> addRow());
    more.addClassNames("btn", "text");
    add(
        rows,
        more,
        DebouncedInputs.textArea(
            "own-otherwise",
            getTranslation("workshop.wrong.otherwise"),
            otherwise,
            changedOtherwise));
  }

  /**
   * Shows the expected tries and their answers; for a question, only the answer to any wrong try.
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
            .with("spellcheck", "false");
    tried.addClassName("tried");
    tried.setValue(tries.get(index).tried());
    DebouncedInputs.debounce(
        tried, words -> set(index, new WrongTry(words, tries.get(index).answer())));
    var answer = new TextAreaField(1).most(MAX_LENGTH);
    answer.setValue(tries.get(index).answer());
    var box =
        DebouncedInputs.textArea(
            "own-said-" + index,
            getTranslation("workshop.wrong.answer"),
            answer,
            words -> set(index, new WrongTry(tries.get(index).tried(), words)));
    var remove = new NativeButton();
    remove.add(Icon.CROSS.draw());
    remove.setAriaLabel(getTranslation("workshop.wrong.remove", index + 1));
    remove.addClassName("icon-button");
    remove.addClickListener(
        click -> {
          List<WrongTry> next = new ArrayList<>(tries);
          next.remove(index);
          report(next);
          draw();
        });
    return Markup.div("wrong-row", tried, box, remove);
  }

  private void set(int index, WrongTry next) {
    List<WrongTry> all = new ArrayList<>(tries);
    all.set(index, next);
    report(all);
  }
}
