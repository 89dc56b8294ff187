package org.queenside.chess;

import java.util.List;

/** What becomes of a set-up: a position, or everything that is wrong with it. */
public sealed interface PositionResult {
  /** The set-up is a position. */
  record Valid(Position position) implements PositionResult {}

  /**
   * The set-up is no position.
   *
   * @param problems all that is wrong, the most basic first; never empty
   */
  record Invalid(List<SetupProblem> problems) implements PositionResult {
    public Invalid {
      problems = List.copyOf(problems);
    }
  }
}
