package org.queenside.course.model;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/** A learner's answer or request in an exercise. */
public sealed interface Answer {

  /** An answer to the task, right or wrong. */
  sealed interface Try extends Answer {}

  /** A request for help, or to take something back. */
  sealed interface Request extends Answer {}

  /** A move on the board, which may be illegal. */
  record Play(Move move) implements Try {}

  /** A typed answer: a move in any notation, or the name of a square. */
  record Typed(String text) implements Try {}

  /** A square that is the answer. */
  record Pick(Square square) implements Try {}

  /** A square to mark, or to unmark if it is marked. */
  record Toggle(Square square) implements Try {}

  /**
   * A piece put on a square.
   *
   * @param piece the piece from the tray, or null to clear the square
   * @param from the square the piece comes from, or null if it comes from the tray
   */
  record Place(Square square, @Nullable Piece piece, @Nullable Square from) implements Try {}

  /** One of the options, counted from 0. */
  record Choose(int option) implements Try {}

  /** A request for the next step of a demonstration. */
  record Next() implements Try {}

  /**
   * A jump to a position of a game, forward or back.
   *
   * @param played the number of moves on the board after the jump
   */
  record TurnTo(int played) implements Try {}

  /** A draw claim for the position on the board. */
  record Claim() implements Try {}

  /** The next move will only be written down, for a draw claim. Doing this again cancels it. */
  record Declare() implements Try {}

  /** The learner says that everything is done, or presses the clock after a move. */
  record Done() implements Try {}

  /** A request for the next hint. */
  record Hint() implements Request {}

  /** A request for the solution. */
  record ShowMe() implements Request {}

  /** A request to take the last right step back. */
  record Undo() implements Request {}

  /** A request to start again. */
  record Restart() implements Request {}
}
