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
import org.queenside.ui.TextAreaField;

/** What is said about wrong tries: those that are foreseen, and any other. */
final class WrongTryFields extends FieldSet {
  private static final int MOST = 12;
  private static final int LONGEST = 400;

  private final Consumer<List<WrongTry>> changed;
  private final Div rows = new Div();
  private final TextAreaField otherwise = new TextAreaField(1).most(LONGEST);
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
        DebouncedInputs.box(
            "own-otherwise",
            getTranslation("workshop.wrong.otherwise"),
            otherwise,
            changedOtherwise));
  }

  /** Shows tries and what is said about them; for a question only what is said about any. */
  void show(List<WrongTry> shown, String any, boolean foreseen) {
    otherwise.setValue(any);
    rows.setVisible(foreseen);
    if (!shown.equals(tries)) {
      tries = shown;
      draw();
    }
    more.setVisible(foreseen && tries.size() < MOST);
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
    tell(next);
    draw();
    more.setVisible(next.size() < MOST);
  }

  private void tell(List<WrongTry> next) {
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
    DebouncedInputs.live(
        tried, words -> set(index, new WrongTry(words, tries.get(index).answer())));
    var answer = new TextAreaField(1).most(LONGEST);
    answer.setValue(tries.get(index).answer());
    var box =
        DebouncedInputs.box(
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
          tell(next);
          draw();
        });
    var row = new Div(tried, box, remove);
    row.addClassName("wrong-row");
    return row;
  }

  private void set(int index, WrongTry next) {
    List<WrongTry> all = new ArrayList<>(tries);
    all.set(index, next);
    tell(all);
  }
}
