package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.puzzle.trainer.Streak;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** Puzzles until the first mistake. The state is in the database, so one address is enough. */
@Route("puzzles/streak")
@AnonymousAllowed
class StreakView extends Page implements HasPageHeader {

  private final PuzzleService puzzles;
  private final PuzzleTrainerService trainer;
  private final PuzzleSpecFactory specs;

  StreakView(PuzzleService puzzles, PuzzleTrainerService trainer, PuzzleSpecFactory specs) {
    super("");
    this.puzzles = puzzles;
    this.trainer = trainer;
    this.specs = specs;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show();
  }

  private void show() {
    Streak streak = trainer.streak();
    Puzzle now = streak.now() == null ? null : puzzles.find(streak.now());
    if (streak.equals(Streak.NONE)) {
      removeAll();
      add(beginning());
    } else if (streak.over() || now == null) {
      removeAll();
      add(new StreakSummary(streak, now, this::begin));
    } else {
      open(streak, now);
    }
  }

  private void begin() {
    try {
      trainer.newStreak();
    } catch (NotSavedException _) {
      unsaved();
      return;
    }
    show();
  }

  /** Shows that the streak could not be stored. */
  private void unsaved() {
    var again = Button.filled("failure.action", this::show);
    removeAll();
    add(new ResultPage(getTranslation("say.unsaved"), getTranslation("say.unsaved.text"), again));
  }

  private ResultPage beginning() {
    return new ResultPage(
        getTranslation("streak.headline"),
        getTranslation("streak.text"),
        Button.filled("streak.begin", this::begin));
  }

  private void open(Streak streak, Puzzle puzzle) {
    var count = Markup.span("level", count(streak));
    var skip = Button.text("streak.skip", this::skip);
    skip.setVisible(!streak.skipUsed());
    ExerciseSpec spec =
        specs.create(
            puzzle,
            ExerciseMode.streak(ExerciseMode.line(heading(), count)),
            attempt -> record(puzzle, attempt, count, skip),
            RunAddress.NONE,
            this::show);
    ExercisePanel.in(this, spec).offer(skip);
  }

  private void skip() {
    try {
      trainer.skip();
    } catch (NotSavedException _) {
      unsaved();
      return;
    }
    show();
  }

  private void record(Puzzle puzzle, Attempt attempt, Span count, Button skip) {
    trainer.record(puzzle, PuzzleMode.STREAK, attempt);
    Streak streak = trainer.streak();
    count.setText(count(streak));
    skip.setVisible(!streak.skipUsed() && attempt.outcome() == Attempt.Outcome.REFUSED);
  }

  private String count(Streak streak) {
    return streak.best() == 0
        ? getTranslation("streak.count", streak.solved())
        : getTranslation("streak.count.best", streak.solved(), streak.best());
  }

  @Override
  public String heading() {
    return getTranslation("puzzles.streak");
  }

  @Override
  public String back() {
    return "puzzles";
  }
}
