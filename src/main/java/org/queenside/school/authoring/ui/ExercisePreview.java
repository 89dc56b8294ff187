package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.time.Clock;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;

/** An exercise as a pupil sees it. Nothing that is done here is remembered. */
final class ExercisePreview extends Div {
  private static final String NOWHERE = "own/preview";

  /**
   * Opens an exercise.
   *
   * @param where what stands above the task
   * @param end called when whoever tries it has had enough
   */
  ExercisePreview(Exercise exercise, String where, String leave, Clock clock, Runnable end) {
    addClassName("own-preview");
    var desk =
        new ExercisePanel(
            ExerciseMode.practice(ExerciseMode.line(where), true),
            exercise,
            new AttemptRecorder(attempt -> {}, clock, NOWHERE),
            run -> end.run());
    var back = new NativeButton(leave, click -> end.run());
    back.addClassNames("btn", "text");
    desk.offer(back);
    add(desk);
  }
}
