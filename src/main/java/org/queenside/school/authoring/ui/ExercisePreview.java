package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;

/** An exercise as a pupil sees it. Attempts are not recorded. */
final class ExercisePreview extends Div {
  private static final String ITEM = "own/preview";

  ExercisePreview(Exercise exercise, String where, String leave, Clock clock, Runnable end) {
    addClassName("own-preview");
    var spec =
        new ExerciseSpec(
            ExerciseMode.practice(ExerciseMode.line(where), true),
            exercise,
            new AttemptRecorder(attempt -> {}, clock, ITEM),
            run -> end.run());
    ExercisePanel.in(this, spec).offer(new Button(ButtonStyle.TEXT, leave, end));
  }
}
