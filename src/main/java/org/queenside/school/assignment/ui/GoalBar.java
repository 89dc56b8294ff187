package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Locale;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.ui.CompletionBar;

/** A class's progress towards its goal. It never shows who contributed. */
final class GoalBar extends Div {

  GoalBar(GoalProgress progress) {
    addClassName("goal-bar");
    String kind = progress.goal().kind().name().toLowerCase(Locale.ROOT);
    add(
        new Paragraph(
            getTranslation(
                (progress.isReached() ? "goal.reached." : "goal.so-far.") + kind,
                progress.reached(),
                progress.goal().target())),
        new CompletionBar(progress.reached(), progress.goal().target()));
  }
}
