package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** One exercise of the list: its board, name, state and actions. */
final class OwnExerciseListItem extends ListItem {
  private final OwnExercise exercise;
  private final Div actions = Markup.div("ways");
  private final InlineQuestion question = new InlineQuestion();

  OwnExerciseListItem(OwnExercise exercise, boolean mine) {
    this.exercise = exercise;
    var thumbnail = ExerciseThumbnail.of(exercise.latest());
    var about =
        Markup.div(
            "about",
            Markup.link("name", ExerciseEditorView.PATH + exercise.id(), exercise.title()),
            Markup.div("pieces", thumbnail.pieces(this::getTranslation, getLocale())),
            state(mine));
    if (exercise.isAssignable()) {
      actions.add(AssignItemLink.to(exercise));
    }
    add(thumbnail.picture(), about, actions, question);
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
    return Markup.span("pill " + state, getTranslation("workshop.pill." + state));
  }

  void offerCopy(Runnable copy) {
    actions.add(button("workshop.copy", _ -> copy.run()));
  }

  void offerRemoval(Runnable remove) {
    actions.add(
        button(
            "workshop.remove",
            asked ->
                question.confirm(
                    asked,
                    getTranslation("workshop.remove.ask"),
                    getTranslation("workshop.remove.sure"),
                    getTranslation("workshop.remove.keep"),
                    remove)));
  }

  private Button button(String key, Consumer<Button> action) {
    return Button.text(key, action).about(exercise.title());
  }
}
