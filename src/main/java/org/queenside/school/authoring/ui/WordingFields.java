package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.queenside.school.authoring.ExerciseDraft.Wording;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** The texts the pupil reads: the task, the hints and the praise. */
final class WordingFields extends Div {
  private static final int MAX_LENGTH = 400;

  private final Consumer<Wording> changed;
  private final FormField task = new FormField("own-task", getTranslation("workshop.task"));
  private final TextAreaField text = new TextAreaField(2).most(MAX_LENGTH);
  private final List<TextAreaField> hints = new ArrayList<>();
  private final TextAreaField right = new TextAreaField(2).most(MAX_LENGTH);
  private Wording wording;

  WordingFields(Wording wording, Consumer<Wording> changed) {
    this.wording = wording;
    this.changed = changed;
    task.with("maxlength", "200").addClassName("wide");
    var reads = new FieldSet(getTranslation("workshop.reads"));
    reads.setId("own-texts");
    reads.add(
        task.onPause(_ -> report()),
        Markup.field("own-text", getTranslation("workshop.text"), text.onPause(_ -> report())));
    var help = new FieldSet(getTranslation("workshop.hints"));
    help.setId("own-hints");
    for (int number = 0; number < Wording.HINTS; number++) {
      help.add(hint(number));
    }
    reads.add(
        Markup.field(
            "own-praise", getTranslation("workshop.praise"), right.onPause(_ -> report())));
    add(reads, help);
    show(wording);
  }

  private Div hint(int number) {
    var box = new TextAreaField(1).most(MAX_LENGTH).onPause(_ -> report());
    hints.add(box);
    return Markup.field(
        "own-hint-" + (number + 1), getTranslation("workshop.hint." + (number + 1)), box);
  }

  private void report() {
    wording =
        new Wording(
            task.value(),
            text.getValue(),
            hints.stream().map(TextAreaField::getValue).toList(),
            right.getValue(),
            wording.otherwise());
    changed.accept(wording);
  }

  void show(Wording shown) {
    wording = shown;
    task.setValue(shown.task());
    text.setValue(shown.text());
    for (int number = 0; number < Wording.HINTS; number++) {
      hints.get(number).setValue(shown.hints().get(number));
    }
    right.setValue(shown.right());
  }

  void suggest(String usualTask, String usualHint) {
    task.with("placeholder", usualTask);
    boolean blank = wording.hints().stream().allMatch(String::isBlank);
    hints.getFirst().getElement().setAttribute("placeholder", blank ? usualHint : "");
  }
}
