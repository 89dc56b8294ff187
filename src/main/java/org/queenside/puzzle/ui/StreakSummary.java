package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.course.ui.MistakeReview;
import org.queenside.course.ui.ResultPage;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.trainer.Streak;
import org.queenside.ui.Focus;

/** The end of a streak with its length and the puzzle that ended it. */
final class StreakSummary extends Div {

  /**
   * Shows the end.
   *
   * @param missed the puzzle that ended it, or null if it was deleted or no puzzle was left
   * @param begin begins a new streak
   */
  StreakSummary(Streak streak, @Nullable Puzzle missed, Runnable begin) {
    var restart = new NativeButton(getTranslation("streak.restart"), _ -> begin.run());
    restart.addClassNames("btn", "fill");
    String headline = getTranslation("streak.end", streak.solved());
    String best = getTranslation(key(streak), streak.best());
    if (missed == null) {
      add(new ResultPage(headline, best, restart));
      return;
    }
    addClassNames("lesson", "puzzle", "answered");
    var where = new Div(new Span(getTranslation("puzzles.streak")));
    where.addClassNames("where", "only-wide");
    var task = new H1(headline);
    task.addClassName("task");
    Focus.moveTo(task);
    var text = new Paragraph(best);
    text.addClassNames("text", "kept");
    var again =
        ResultPage.way(
            PuzzlePath.STREAK.address(missed.id()), getTranslation("streak.try"), "line");
    var acts = new Div(again, restart);
    acts.addClassNames("acts", "two");
    var foot = new Div(acts);
    foot.addClassName("foot");
    var wrong =
        new MistakeReview(
            MateHints.exercise(missed, this::getTranslation), move(missed, streak.missed()));
    add(where, task, text, wrong.stage(), wrong.answer(), foot);
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
