package org.queenside.puzzle.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.board.RulingText;
import org.queenside.course.CourseText;
import org.queenside.course.ui.ExerciseDesk;
import org.queenside.course.ui.Occasion;
import org.queenside.course.ui.Recorder;
import org.queenside.look.Words;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Level;
import org.queenside.puzzle.Mode;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.Trainer;
import org.springframework.stereotype.Component;

/** Sets puzzles up on the desk of the course. */
@Component
public class PuzzleDesks {

  private final Trainer trainer;
  private final Clock clock;

  PuzzleDesks(Trainer trainer, Clock clock) {
    this.trainer = trainer;
    this.clock = clock;
  }

  /**
   * Sets a puzzle up with all help. What the learner does is recorded, and the level shown.
   *
   * @param mode for what reason it is solved
   * @param where the line above the task; the level is put at its end where it belongs
   * @param last whether the way on leads out
   * @param onward leads on
   */
  ExerciseDesk open(Puzzle puzzle, Mode mode, Div where, boolean last, Runnable onward) {
    return open(puzzle, mode, where, last, () -> {}, onward);
  }

  /**
   * Sets a puzzle up with all help, as above.
   *
   * @param recorded hears when something was recorded
   */
  public ExerciseDesk open(
      Puzzle puzzle, Mode mode, Div where, boolean last, Runnable recorded, Runnable onward) {
    var level = new LevelLine(trainer.level());
    if (mode.showsLevel()) {
      where.add(level);
    }
    return open(
        puzzle,
        Occasion.puzzle(where, last),
        attempt -> {
          record(puzzle, mode, attempt, level);
          recorded.run();
        },
        onward);
  }

  private void record(Puzzle puzzle, Mode mode, Attempt attempt, LevelLine line) {
    Level before = trainer.level();
    trainer.record(puzzle, mode, attempt);
    Level after = trainer.level();
    if (after.tried() > before.tried()) {
      line.show(before, after);
    }
  }

  /**
   * Sets a puzzle up.
   *
   * @param log keeps each attempt before the learner sees what came of it
   */
  ExerciseDesk open(Puzzle puzzle, Occasion occasion, Consumer<Attempt> log, Runnable onward) {
    UI ui = UI.getCurrent();
    Locale locale = ui.getLocale();
    Words words = ui::getTranslation;
    var praise =
        new MatePraise(words, new CourseText(locale, ruling -> RulingText.of(ruling, locale)));
    var desk =
        new ExerciseDesk(
            occasion,
            PuzzleExercise.of(puzzle, words),
            new Recorder(log, clock, puzzle.id().item()),
            _ -> onward.run());
    desk.praise(move -> praise.of(puzzle.position(), move));
    desk.addClassName("puzzle");
    return desk;
  }
}
