package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;

/** One exercise of the list: its board, name, state and actions. */
final class OwnExerciseListItem extends ListItem {
  private final OwnExercise exercise;
  private final Div actions = new Div();

  OwnExerciseListItem(OwnExercise exercise, boolean mine) {
    this.exercise = exercise;
    var thumbnail = ExerciseThumbnail.of(exercise.latest());
    var about =
        Markup.div(
            "about",
            Markup.link("name", ExerciseEditorView.PATH + exercise.id(), exercise.title()),
            Markup.div("pieces", thumbnail.pieces(this::getTranslation)),
            state(mine));
    actions.addClassName("ways");
    add(thumbnail.picture(), about, actions);
  }

  private Div state(boolean mine) {
    var line = Markup.div("state");
    if (!mine) {
      line.add(new Span(getTranslation("workshop.by", exercise.authorName())));
      return line;
    }
    if (!exercise.isAssignable()) {
      line.add(pill("draft"));
    } else if (exercise.draft() != null) {
      line.add(pill("changed"));
    }
    if (exercise.shared()) {
      line.add(pill("shared"));
    }
    return line;
  }

  private Span pill(String state) {
    var pill = new Span(getTranslation("workshop.pill." + state));
    pill.addClassNames("pill", state);
    return pill;
  }

  void offerCopy(Runnable copy) {
    actions.add(button("workshop.copy", copy));
  }

  void offerRemoval(Runnable remove) {
    actions.add(button("workshop.remove", () -> confirm(remove)));
  }

  private NativeButton button(String key, Runnable action) {
    var button = new Button(ButtonStyle.TEXT, getTranslation(key), action);
    button.setAriaLabel(getTranslation(key) + ": " + exercise.title());
    return button;
  }

  private void confirm(Runnable remove) {
    var question =
        Markup.div(
            "question",
            new Span(getTranslation("workshop.remove.ask")),
            new Button(ButtonStyle.OUTLINED, getTranslation("workshop.remove.sure"), remove));
    var keep =
        new Button(
            ButtonStyle.TEXT,
            getTranslation("workshop.remove.keep"),
            () -> question.removeFromParent());
    question.add(keep);
    add(question);
    keep.focus();
  }
}
