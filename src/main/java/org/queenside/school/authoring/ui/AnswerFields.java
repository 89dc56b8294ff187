package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.queenside.school.authoring.DraftTask;
import org.queenside.ui.Button;
import org.queenside.ui.FormField;
import org.queenside.ui.Icon;
import org.queenside.ui.IconButton;
import org.queenside.ui.Markup;

/** The answers to a question, one of them marked as right. */
final class AnswerFields extends Div {
  private static final int MAX_ANSWERS = 6;
  private static final String MAX_LENGTH = "300";

  private final List<DraftTask.Choice> options;
  private final Consumer<DraftTask> changed;
  private int right;

  AnswerFields(DraftTask.AskQuestion ask, Consumer<DraftTask> changed) {
    this.options = new ArrayList<>(ask.options());
    this.right = ask.right();
    this.changed = changed;
    addClassName("answers");
    show();
  }

  private void show() {
    removeAll();
    for (int index = 0; index < options.size(); index++) {
      add(row(index));
    }
    var more =
        Button.text(
            "workshop.answer.add",
            () -> {
              options.add(new DraftTask.Choice("", ""));
              report();
              show();
            });
    more.setVisible(options.size() < MAX_ANSWERS);
    add(more);
  }

  private void report() {
    changed.accept(new DraftTask.AskQuestion(options, right));
  }

  private Div row(int index) {
    DraftTask.Choice option = options.get(index);
    var text =
        new FormField("own-answer-" + index, getTranslation("workshop.answer.text", index + 1))
            .with("maxlength", MAX_LENGTH)
            .setValue(option.text())
            .onPause(
                words -> set(index, new DraftTask.Choice(words, options.get(index).because())));
    var because =
        new FormField("own-because-" + index, getTranslation("workshop.answer.because"))
            .with("maxlength", MAX_LENGTH)
            .setValue(option.because())
            .onPause(words -> set(index, new DraftTask.Choice(options.get(index).text(), words)));
    var row = Markup.div("answer", rightMark(index), text, because);
    if (options.size() > 2) {
      row.add(
          new IconButton(
              Icon.CROSS.draw(),
              getTranslation("workshop.answer.remove", index + 1),
              () -> remove(index)));
    }
    return row;
  }

  private void set(int index, DraftTask.Choice choice) {
    options.set(index, choice);
    report();
  }

  private NativeLabel rightMark(int index) {
    var radio = new Input();
    radio.setType("radio");
    radio.getElement().setAttribute("name", "own-right");
    radio.getElement().executeJs("this.checked = $0", index == right);
    radio
        .getElement()
        .addEventListener(
            "change",
            change -> {
              right = index;
              report();
            });
    var label = new NativeLabel();
    label.add(radio, new Span(getTranslation("workshop.answer.right")));
    label.addClassName("tick");
    return label;
  }

  private void remove(int index) {
    options.remove(index);
    right = right == index ? -1 : right > index ? right - 1 : right;
    report();
    show();
  }
}
