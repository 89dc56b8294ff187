package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.ui.CompletionBar;

/** Pupils' progress towards their shared goal. It never shows who contributed. */
final class GoalBar extends Div {

  GoalBar(GoalProgress progress) {
    addClassName("goal-bar");
    int target = progress.goal().amount();
    String kind = progress.goal().item().equals(AssignedItem.PUZZLES_TOGETHER) ? "mates" : "tasks";
    add(
        new Paragraph(
            getTranslation(
                (progress.isReached() ? "goal.reached." : "goal.so-far.") + kind,
                progress.reached(),
                target)),
        new CompletionBar(progress.reached(), target));
  }
}
