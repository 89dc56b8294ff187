package org.queenside.workshop.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.queenside.look.Field;
import org.queenside.look.Icon;
import org.queenside.workshop.Work;

/** The answers to a question, one of them the right one. */
final class AnswerFields extends Div {
  private static final int MOST = 6;
  private static final String LONGEST = "300";

  private final List<Work.Choice> options;
  private final Consumer<Work> changed;
  private int right;

  AnswerFields(Work.Ask ask, Consumer<Work> changed) {
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
        new NativeButton(
            getTranslation("workshop.answer.add"),
            click -> {
              options.add(new Work.Choice("", ""));
              tell();
              show();
            });
    more.addClassNames("btn", "text");
    more.setVisible(options.size() < MOST);
    add(more);
  }

  private void tell() {
    changed.accept(new Work.Ask(options, right));
  }

  private Div row(int index) {
    Work.Choice option = options.get(index);
    var text =
        new Field("own-answer-" + index, getTranslation("workshop.answer.text", index + 1))
            .with("maxlength", LONGEST);
    text.fill(option.text());
    Inputs.live(text, words -> set(index, new Work.Choice(words, options.get(index).because())));
    var because =
        new Field("own-because-" + index, getTranslation("workshop.answer.because"))
            .with("maxlength", LONGEST);
    because.fill(option.because());
    Inputs.live(because, words -> set(index, new Work.Choice(options.get(index).text(), words)));
    var row = new Div(rightness(index), text, because);
    row.addClassName("answer");
    if (options.size() > 2) {
      row.add(removal(index));
    }
    return row;
  }

  private void set(int index, Work.Choice choice) {
    options.set(index, choice);
    tell();
  }

  private NativeLabel rightness(int index) {
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
              tell();
            });
    var label = new NativeLabel();
    label.add(radio, new Span(getTranslation("workshop.answer.right")));
    label.addClassName("tick");
    return label;
  }

  private NativeButton removal(int index) {
    var button = new NativeButton();
    button.add(Icon.CROSS.draw());
    button.setAriaLabel(getTranslation("workshop.answer.remove", index + 1));
    button.addClassNames("icon-button");
    button.addClickListener(
        click -> {
          options.remove(index);
          right = right == index ? -1 : right > index ? right - 1 : right;
          tell();
          show();
        });
    return button;
  }
}
