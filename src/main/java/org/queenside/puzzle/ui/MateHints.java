package org.queenside.puzzle.ui;

import java.util.List;
import java.util.Objects;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleExercise;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.queenside.ui.Translator;

/**
 * The hints for a puzzle, computed from its position: how many checks to look at, where the king
 * can still go and what kind of mate it is. Finally the exercise itself shows the move.
 */
final class MateHints {

  private final Position position;
  private final PuzzleLabels labels;
  private final Translator translator;

  /** Returns a puzzle as an exercise with its hints. */
  static Exercise.ReachGoal exercise(Puzzle puzzle, Translator translator) {
    return PuzzleExercise.of(
        puzzle, new MateHints(puzzle, translator).written(), translator::translate);
  }

  /** Returns the exercise with a sentence that says what mate is. */
  static Exercise.ReachGoal explained(Exercise.ReachGoal exercise, Translator translator) {
    ExerciseInfo info = exercise.info();
    String mate = translator.translate("puzzles.newcomer");
    ExerciseInfo more =
        ExerciseInfo.of(
            info.id(),
            info.task(),
            info.text() == null ? mate : mate + " " + info.text(),
            info.hints(),
            info.right(),
            info.orientation());
    return new Exercise.ReachGoal(
        more,
        exercise.position(),
        exercise.context(),
        exercise.goal(),
        exercise.moves(),
        List.of());
  }

  MateHints(Puzzle puzzle, Translator translator) {
    this.position = puzzle.position();
    this.labels = puzzle.labels();
    this.translator = translator;
  }

  /** Returns the hints in words, the gentlest first. */
  List<String> written() {
    return List.of(
        checks(), room() + " " + translator.translate(PatternMessageKey.IDEA.of(labels.pattern())));
  }

  private String checks() {
    return translator.translate("puzzle.hint.checks", labels.checks());
  }

  private String room() {
    Color loser = position.turn().opposite();
    Square king = Objects.requireNonNull(position.king(loser));
    // The king cannot castle out of check.
    SquareSet free = position.withTurn(loser).targets(king).intersect(position.attacks(king));
    return free.isEmpty()
        ? translator.translate("puzzle.hint.shut-in", king)
        : translator.translate("puzzle.hint.room", king, free.size(), free.stream().toList());
  }
}
