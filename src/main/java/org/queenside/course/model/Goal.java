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
  default boolean met(Position before, Move move, Position after) {
    Color mover = before.turn();
    return switch (this) {
      case Reach(Square square) -> move.to() == square;
      case CaptureOn(Square square) ->
          before.pieces(mover.opposite()).contains(square)
              && !after.pieces(mover.opposite()).contains(square);
      case CaptureAny() -> after.occupied().size() < before.occupied().size();
      case Check() -> after.isCheck();
      case Mate() -> after.isCheckmate();
      case Stalemate() -> after.isStalemate();
      case Dead() -> DeadPosition.isDead(after);
      case Promote(Role to) -> move.promotion() != null && (to == null || move.promotion() == to);
      case Castle() -> CastlingSide.of(before.at(move.from()), move) != null;
      case MoveOf(Role role) -> {
        Piece piece = before.at(move.from());
        yield piece != null && piece.role() == role;
      }
      case Attack(Square square) -> !after.attackers(square, mover).isEmpty();
      case Defend(Square square) ->
          after.pieces(mover).contains(square) && !after.attackers(square, mover).isEmpty();
      case Pin(Square square) ->
          after.pinned(after.turn()).contains(square)
              && !before.pinned(after.turn()).contains(square);
      case Safe() -> Safe.capturers(after, move.to()).isEmpty();
      case All(List<Goal> goals) -> goals.stream().allMatch(goal -> goal.met(before, move, after));
    };
  }

  /** Returns the squares to show as stars. */
  default SquareSet stars() {
    return switch (this) {
      case Reach(Square square) -> SquareSet.of(square);
      case All(List<Goal> goals) ->
          goals.stream().map(Goal::stars).reduce(SquareSet.EMPTY, SquareSet::union);
      default -> SquareSet.EMPTY;
    };
  }

  /** A piece reaches the square. */
  record Reach(Square square) implements Goal {}

  /** The piece on the square is captured, perhaps en passant. */
  record CaptureOn(Square square) implements Goal {}

  /** Any piece is captured. */
  record CaptureAny() implements Goal {}

  /** The other king is in check. */
  record Check() implements Goal {}

  /** The other king is mated. */
  record Mate() implements Goal {}

  /** The other side is stalemated. */
  record Stalemate() implements Goal {}

  /** Neither side can mate any more, so the game is drawn at once (FIDE 5.2.2). */
  record Dead() implements Goal {}

  /**
   * A pawn is promoted.
   *
   * @param to the role it becomes, or null for any
   */
  record Promote(@Nullable Role to) implements Goal {}

  /** The king castles, on either side. */
  record Castle() implements Goal {}

  /** A piece of the given role moves. */
  record MoveOf(Role role) implements Goal {}

  /** The enemy piece or the empty square is attacked by the side that moved. */
  record Attack(Square square) implements Goal {}

  /** The side's own piece on the square is protected. */
  record Defend(Square square) implements Goal {}

  /** The enemy piece on the square is pinned to its king and wasn't before. */
  record Pin(Square square) implements Goal {}

  /** The piece that moved can't be captured, not even en passant. */
  record Safe() implements Goal {
    /**
     * Returns the pieces that can capture on the square. Some attackers can't, because they are
     * pinned, or are a king and the piece is protected.
     */
    public static SquareSet capturers(Position position, Square square) {
      Goal taken = new CaptureOn(square);
      return position.legalMoves().stream()
          .filter(move -> taken.met(position, move, position.play(move)))
          .map(Move::from)
          .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
    }
  }

  /** Several goals, all reached by the same move. */
  record All(List<Goal> goals) implements Goal {
    public All {
      goals = List.copyOf(goals);
    }
  }
}
