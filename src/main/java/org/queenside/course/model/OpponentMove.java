package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.trick.Trick;

/** A move of the other player for which the learner says whether the rules allow it. */
public sealed interface OpponentMove {

  /** A move that the rules allow. */
  record Allowed(@Nullable Move last, Position before, Ruling.Legal ruling)
      implements OpponentMove {
    @Override
    public Board board() {
      return ruling.after().board();
    }

    @Override
    public List<Move> shownMoves() {
      return List.of(ruling.move());
    }
  }

  /** Something that the rules forbid. */
  record Forbidden(@Nullable Move last, Trick trick) implements OpponentMove {
    @Override
    public Position before() {
      return trick.before();
    }

    @Override
    public Board board() {
      return trick.board();
    }

    @Override
    public List<Move> shownMoves() {
      return trick.shownMoves();
    }
  }

  /** Returns the move before it, or null if it is unknown. */
  @Nullable Move last();

  /** Returns the position in which it is made. */
  Position before();

  /** Returns the pieces after it. */
  Board board();

  /** Returns the moves that the board shows, usually one. */
  List<Move> shownMoves();
}
