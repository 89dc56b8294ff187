package org.queenside.course.model;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/** What a learner does in an exercise. */
public sealed interface Answer {

  /** An answer to the task, right or wrong. */
  sealed interface Try extends Answer {}

  /** A wish for help, or to take something back. */
  sealed interface Request extends Answer {}

  /** A move on the board, which may be against the rules. */
  record Play(Move move) implements Try {}

  /** A typed answer: a move in any notation, or the name of a square. */
  record Typed(String text) implements Try {}

  /** A square that is the answer. */
  record Pick(Square square) implements Try {}

  /** A square to mark, or to mark no longer. */
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

  /** On to the next step of a demonstration. */
  record Next() implements Try {}

  /**
   * On or back to a position of a game.
   *
   * @param played how many of its moves are on the board then
   */
  record TurnTo(int played) implements Try {}

  /** A draw is claimed for the position on the board. */
  record Claim() implements Try {}

  /** The next move made is only written down, for a claim; or, said again, it is not. */
  record Declare() implements Try {}

  /** The learner thinks that everything is done. */
  record Done() implements Try {}

  /** The next hint, please. */
  record Hint() implements Request {}

  /** Show me how it is done. */
  record ShowMe() implements Request {}

  /** Take the last right step back. */
  record Undo() implements Request {}

  /** Begin again. */
  record Restart() implements Request {}
}
