package org.queenside.chess.pgn;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.NotationException;

/** What was read of one game of a PGN text. */
public sealed interface PgnReading {
  /** Returns the number of the game's first line; if it was refused, the line of the problem. */
  long line();

  /**
   * Returns the game if all of it could be read.
   *
   * @throws NotationException otherwise; its message starts with line and column, and its input is
   *     that line
   */
  PgnGame complete();

  /**
   * A game whose start position is known. The moves end where they can't be read.
   *
   * @param fen the start position as the text has it; empty for the usual one
   * @param problem the first thing that was skipped, or null if nothing was
   * @param problems how many things were skipped
   */
  record Game(long line, PgnGame game, String fen, @Nullable PgnProblem problem, int problems)
      implements PgnReading {
    @Override
    public PgnGame complete() {
      if (problem != null) {
        throw problem.exception();
      }
      return game;
    }
  }

  /**
   * A game whose start position can't be read, or text that isn't a game.
   *
   * @param fen the start position as the text has it; empty if it has none
   */
  record Refused(PgnProblem problem, String fen) implements PgnReading {
    @Override
    public long line() {
      return problem.line();
    }

    @Override
    public PgnGame complete() {
      throw problem.exception();
    }
  }
}
