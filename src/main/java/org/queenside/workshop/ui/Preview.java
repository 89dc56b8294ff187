package org.queenside.workshop.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.time.Clock;
import org.queenside.course.Exercise;
import org.queenside.course.ui.ExerciseDesk;
import org.queenside.course.ui.Occasion;
import org.queenside.course.ui.Recorder;

/** An exercise as a pupil sees it. Nothing that is done here is remembered. */
final class Preview extends Div {
  private static final String NOWHERE = "own/preview";

  /**
   * Opens an exercise.
   *
   * @param where what stands above the task
   * @param end called when whoever tries it has had enough
   */
  Preview(Exercise exercise, String where, String leave, Clock clock, Runnable end) {
    addClassName("own-preview");
    var desk =
        new ExerciseDesk(
            Occasion.practice(Occasion.line(where), true),
            exercise,
            new Recorder(attempt -> {}, clock, NOWHERE),
            run -> end.run());
    var back = new NativeButton(leave, click -> end.run());
    back.addClassNames("btn", "text");
    desk.offer(back);
    add(desk);
  }
}
