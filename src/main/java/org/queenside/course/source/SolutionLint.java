package org.queenside.course.source;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.YamlFields;

/** Checks the number of right moves, and what an author says about it. */
final class SolutionLint {
  /** The field with the number of right moves; without it the author claims nothing. */
  static final String FIELD = "solutions";

  private static final int MOST = 99;

  /** More than these nobody wants to find one by one. */
  private static final int MOST_TO_FIND = 12;

  private SolutionLint() {}

  static void check(Exercise.ReachGoal goal, YamlFields fields) {
    DryRun trial = DryRun.of(goal);
    List<Move> right =
        goal.position().legalMoves().stream()
            .filter(move -> trial.isRight(new Answer.Play(move)))
            .toList();
    check(right, fields);
  }

  static void check(Exercise.FindAll all, YamlFields fields) {
    List<Move> right = all.wanted().in(all.position());
    if (all.wanted() == MoveKind.ANSWERS && !all.position().isCheck()) {
      fields.problem("all", "there is no check to answer", "Change the position");
    } else if (right.isEmpty() || right.size() > MOST_TO_FIND) {
      fields.problem(
          "all",
          "there are %d moves to find".formatted(right.size()),
          "Change the position so that there are 1 to " + MOST_TO_FIND);
    }
    check(right, fields);
  }

  private static void check(List<Move> right, YamlFields fields) {
    int claimed = fields.number(FIELD, 1, MOST, 0);
    if (claimed > 0 && claimed != right.size()) {
      fields.problem(
          FIELD,
          "%d moves are right: %s".formatted(right.size(), right),
          "Write 'solutions: %d', or change the position".formatted(right.size()));
    }
  }
}
