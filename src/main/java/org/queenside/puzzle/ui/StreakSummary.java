package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.course.ui.MistakeExplanation;
import org.queenside.course.ui.ResultPage;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.trainer.Streak;
import org.queenside.ui.Button;
import org.queenside.ui.Focus;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The end of a streak with its length and the puzzle that ended it. */
final class StreakSummary extends Div {

  /**
   * Shows the end.
   *
   * @param missed the puzzle that ended it, or null if it was deleted or the puzzles ran out
   * @param begin begins a new streak
   */
  StreakSummary(Streak streak, @Nullable Puzzle missed, Runnable begin) {
    var restart = Button.filled("streak.restart", begin);
    String headline = getTranslation("streak.end", streak.solved());
    String best = getTranslation(key(streak), streak.best());
    if (missed == null) {
      add(new ResultPage(headline, best, restart));
      return;
    }
    addClassNames("lesson", "puzzle", "answered");
    var where = Markup.div("where only-wide", new Span(getTranslation("puzzles.streak")));
    var task = new H1(headline);
    task.addClassName("task");
    Focus.moveTo(task);
    var text = Markup.paragraph("text kept", best);
    var wrong =
        new MistakeExplanation(
            MateHints.exercise(missed, this::getTranslation), move(missed, streak.missed()));
    add(
        where,
        task,
        text,
        wrong.stage(),
        wrong.answer(),
        Markup.div(
            "foot",
            Markup.div(
                "acts two",
                LinkButton.outlined(PuzzleAddress.STREAK.address(missed.id()), "streak.try"),
                restart)));
  }

  private static @Nullable Move move(Puzzle puzzle, @Nullable String tried) {
    return tried == null ? null : LenientMoveParser.read(puzzle.position(), tried);
  }

  private static String key(Streak streak) {
    if (streak.best() == 0) {
      return "streak.best.none";
    }
    return streak.solved() == streak.best() ? "streak.best.now" : "streak.best";
  }
}
