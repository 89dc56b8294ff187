package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.school.authoring.ui.ExerciseThumbnail;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** Selects exercises written by this teacher or shared by others. */
final class OwnExercisePicker extends Div {

  private final ItemSelection selection;

  OwnExercisePicker(OwnExerciseService exercises, ItemSelection selection) {
    this.selection = selection;
    addClassName("own-choice");
    List<OwnExercise> mine = exercises.mine().stream().filter(OwnExercise::isAssignable).toList();
    List<OwnExercise> shared = exercises.shared();
    add(new Paragraph(getTranslation(mine.isEmpty() ? "assign.own.none" : "assign.own.lead")));
    if (!mine.isEmpty()) {
      add(list(mine, false));
    }
    if (!shared.isEmpty()) {
      add(new H3(getTranslation("assign.own.shared")), list(shared, true));
    }
    add(LinkButton.text("workshop", "assign.own.make"));
  }

  private UnorderedList list(List<OwnExercise> exercises, boolean withAuthor) {
    var list = new UnorderedList();
    for (OwnExercise exercise : exercises) {
      var face = ExerciseThumbnail.of(exercise.source());
      var words =
          Markup.div(
              "own-face",
              face.picture(),
              Markup.span("title", exercise.title()),
              Markup.span("about", face.pieces(this::getTranslation, getLocale())));
      if (withAuthor) {
        words.add(Markup.span("about", getTranslation("assign.own.by", exercise.authorName())));
      }
      AssignedItem item = AssignedItem.once(exercise.item(), "own");
      var tick = ItemTick.of(item, selection, words);
      selection.onChange(() -> tick.set(selection.has(item.item())));
      list.add(new ListItem(tick));
    }
    return list;
  }
}
