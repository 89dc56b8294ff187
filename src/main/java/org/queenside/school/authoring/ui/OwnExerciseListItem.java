package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import org.queenside.school.authoring.OwnExercise;

/** One exercise of the list: its board, name, state and actions. */
final class OwnExerciseListItem extends ListItem {
  private final OwnExercise exercise;
  private final Div actions = new Div();

  OwnExerciseListItem(OwnExercise exercise, boolean mine) {
    this.exercise = exercise;
    var name = new Anchor(ExerciseEditorView.PATH + exercise.id(), exercise.title());
    name.addClassName("name");
    var thumbnail = ExerciseThumbnail.of(exercise.latest());
    var pieces = new Div(thumbnail.pieces(this::getTranslation));
    pieces.addClassName("pieces");
    var about = new Div(name, pieces, state(mine));
    about.addClassName("about");
    actions.addClassName("ways");
    add(thumbnail.picture(), about, actions);
  }

  private Div state(boolean mine) {
    var line = new Div();
    line.addClassName("state");
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
    var button = new NativeButton(getTranslation(key), click -> action.run());
    button.addClassNames("btn", "text");
    button.setAriaLabel(getTranslation(key) + ": " + exercise.title());
    return button;
  }

  private void confirm(Runnable remove) {
    var sure = new NativeButton(getTranslation("workshop.remove.sure"), click -> remove.run());
    sure.addClassNames("btn", "line");
    var question = new Div(new Span(getTranslation("workshop.remove.ask")), sure);
    question.addClassName("question");
    var keep =
        new NativeButton(
            getTranslation("workshop.remove.keep"), click -> question.removeFromParent());
    keep.addClassNames("btn", "text");
    question.add(keep);
    add(question);
    keep.focus();
  }
}
