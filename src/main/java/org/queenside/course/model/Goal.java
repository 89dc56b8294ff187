package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.DeadPosition;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** What a move must achieve. Any legal move that achieves it is right. */
public sealed interface Goal {

  /** Returns whether the move, legal in {@code before}, reaches this goal. */
  boolean met(Position before, Move move, Position after);

  /** Returns the squares to show as stars. */
  default SquareSet stars() {
    return SquareSet.EMPTY;
  }

  /** A piece reaches the square. */
  record Reach(Square square) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return move.to() == square;
    }

    @Override
    public SquareSet stars() {
      return SquareSet.of(square);
    }
  }

  /** The piece on the square is captured, perhaps en passant. */
  record CaptureOn(Square square) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return holds(before, square, before.turn().opposite())
          && !holds(after, square, before.turn().opposite());
    }

    private static boolean holds(Position position, Square square, Color color) {
      return position.pieces(color).contains(square);
    }
  }

  /** Any piece is captured. */
  record CaptureAny() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return after.occupied().size() < before.occupied().size();
    }
  }

  /** The other king is in check. */
  record Check() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return after.isCheck();
    }
  }

  /** The other king is mated. */
  record Mate() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return after.isCheckmate();
    }
  }

  /** The other side is stalemated. */
  record Stalemate() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return after.isStalemate();
    }
  }

  /** Neither side can mate any more, so that the game is drawn at once (FIDE 5.2.2). */
  record Dead() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return DeadPosition.isDead(after);
    }
  }

  /**
   * A pawn is promoted.
   *
   * @param to the role it becomes, or null for any
   */
  record Promote(@Nullable Role to) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return move.promotion() != null && (to == null || move.promotion() == to);
    }
  }

  /** The king castles, on either side. */
  record Castle() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return CastlingSide.of(before.at(move.from()), move) != null;
    }
  }

  /** A piece of that role moves. */
  record MoveOf(Role role) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      Piece piece = before.at(move.from());
      return piece != null && piece.role() == role;
    }
  }

  /** The enemy piece or the empty square is attacked by the side that moved. */
  record Attack(Square square) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return !after.attackers(square, before.turn()).isEmpty();
    }
  }

  /** The side's own piece on the square is defended. */
  record Defend(Square square) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return after.pieces(before.turn()).contains(square)
          && !after.attackers(square, before.turn()).isEmpty();
    }
  }

  /** The enemy piece on the square is pinned to its king and wasn't before. */
  record Pin(Square square) implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return after.pinned(after.turn()).contains(square)
          && !before.pinned(after.turn()).contains(square);
    }
  }

  /** The piece that moved can't be captured, not even en passant. */
  record Safe() implements Goal {
    @Override
    public boolean met(Position before, Move move, Position after) {
      return capturers(after, move.to()).isEmpty();
    }

    /**
     * Returns the pieces that can capture on the square. Some attackers can't: they are pinned, or
     * a king facing a protected piece.
     */
    public static SquareSet capturers(Position position, Square square) {
      Goal taken = new CaptureOn(square);
      return position.legalMoves().stream()
          .filter(move -> taken.met(position, move, position.play(move)))
          .map(Move::from)
          .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
    }
  }

  /** All of several goals, by the same move. */
  record All(List<Goal> goals) implements Goal {
    public All {
      goals = List.copyOf(goals);
    }

    @Override
    public boolean met(Position before, Move move, Position after) {
      return goals.stream().allMatch(goal -> goal.met(before, move, after));
    }

    @Override
    public SquareSet stars() {
      return goals.stream().map(Goal::stars).reduce(SquareSet.EMPTY, SquareSet::union);
    }
  }
}
