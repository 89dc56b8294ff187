package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.course.model.Exercise;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.play.SeededRandom;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.SetUpTask;
import org.queenside.practice.SquareTask;
import org.springframework.stereotype.Component;

/** Sets single tasks of drills up, recorded for the learner in front of the screen. */
@Component
public class DrillPanelFactory {

  private final DrillExerciseFactory desks;

  DrillPanelFactory(DrillExerciseFactory desks) {
    this.desks = desks;
  }

  /**
   * Opens a task; of a drill with squares, a few squares.
   *
   * @param seed makes the same task when the page is opened again; 0 or more
   * @param where says above it how far the learner is
   * @param last whether the way on leads out
   * @param squares how many squares, if it is a drill with squares
   * @param onward leads on
   * @return the desk, or null if there are no puzzles to make the task from
   */
  public @Nullable Div open(
      Drill drill, long seed, Div where, boolean last, int squares, Runnable onward) {
    Locale locale = UI.getCurrent().getLocale();
    var text = new PracticeMessages(locale);
    Color from = seed % 2 == 0 ? Color.WHITE : Color.BLACK;
    return switch (drill) {
      case SET_UP -> {
        Exercise task = new SetUpTask(from, from, false).exercise(text);
        yield desks.open(drill, task, where, last, _ -> onward.run());
      }
      case FIND_SQUARE, NAME_SQUARE ->
          desks.squares(
              new SquareTask(drill, from, squares),
              SeededRandom.of(seed),
              text,
              ExerciseMode.drill(where, last),
              onward);
      case FAULT, TURN, REACH, LEGAL, CHECKS, DEFENDERS, MATE_OR_NOT -> {
        DrillRound round = new DrillRound(drill, seed);
        Exercise task = desks.task(round, round.tasks() / 2, locale);
        yield task == null ? null : desks.open(drill, task, where, last, _ -> onward.run());
      }
    };
  }
}
