package org.queenside.chess;

import java.util.List;

/** The result of checking a setup: a position, or everything that is wrong. */
public sealed interface PositionResult {
  /** The setup is a possible position. */
  record Valid(Position position) implements PositionResult {}

  /**
   * The setup isn't a possible position.
   *
   * @param problems everything that is wrong, the most basic first; never empty
   */
  record Invalid(List<SetupProblem> problems) implements PositionResult {
    public Invalid {
      problems = List.copyOf(problems);
    }
  }
}
