package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a ruling can take into account beyond the position: the moves that led to it, whether the
 * game is over, and which side the player plays.
 *
 * @param castling the castling rights before the first of the moves
 * @param moves the moves that led to the position in order, castling as the king's move
 * @param ending how the game ended, or null if it goes on or there is no game
 * @param players the sides the player moves: both for one person at one board; if empty (unknown),
 *     the side to move is assumed
 */
public record RulingContext(
    CastlingRights castling, List<Move> moves, @Nullable Termination ending, Set<Color> players) {

  /** Nothing is known because the position comes from a FEN or a lesson. */
  public static final RulingContext UNKNOWN =
      new RulingContext(CastlingRights.NONE, List.of(), null, Set.of());

  public RulingContext {
    moves = List.copyOf(moves);
    players = Set.copyOf(players);
  }

  /**
   * Returns what follows from the position itself: the castling rights, and the double step if a
   * pawn can be captured en passant.
   */
  public static RulingContext impliedBy(Position position) {
    Square passed = position.enPassant();
    return from(position, passed == null ? List.of() : List.of(doubleStep(passed)));
  }

  private static Move doubleStep(Square passed) {
    int forward = passed.rank() == 2 ? 1 : -1;
    return Move.of(
        Square.of(passed.file(), passed.rank() - forward),
        Square.of(passed.file(), passed.rank() + forward));
  }

  /** Returns the context of a position reached by known moves, with the game still going on. */
  public static RulingContext from(Position start, List<Move> moves) {
    return new RulingContext(start.castling(), moves, null, Set.of());
  }

  /** Returns the last move, or null if none is known. */
  public @Nullable Move lastMove() {
    return moves.isEmpty() ? null : moves.getLast();
  }

  /** Returns this context with one more move. */
  public RulingContext then(Move move) {
    List<Move> longer = new ArrayList<>(moves);
    longer.add(move);
    return new RulingContext(castling, longer, ending, players);
  }

  /** Returns this context for a player of the given sides. */
  public RulingContext triedBy(Set<Color> sides) {
    return new RulingContext(castling, moves, ending, sides);
  }

  /** Returns this context for a player who moves both sides. */
  public RulingContext triedByEither() {
    return triedBy(Set.of(Color.values()));
  }

  /** Returns this context for a player of one side, or of both sides for null. */
  public RulingContext triedBySide(@Nullable Color side) {
    return side == null ? triedByEither() : triedBy(Set.of(side));
  }

  /** Returns the move that brought the piece to this square, or null if it isn't known. */
  @Nullable Move arrivalAt(Square square) {
    for (Move move : moves.reversed()) {
      if (move.to() == square) {
        return move;
      }
    }
    return null;
  }

  boolean endsWith(Move move) {
    return !moves.isEmpty() && moves.getLast().equals(move);
  }

  /**
   * Returns how that castling right was lost, or null if none of the known moves lost it.
   *
   * @param color the side that can no longer castle
   */
  @Nullable CastlingReason lossOf(Color color, CastlingSide side) {
    if (!castling.has(color, side)) {
      return null;
    }
    for (Move move : moves) {
      if (move.from() == CastlingSide.kingFrom(color)) {
        return new CastlingReason.KingHasMoved(color, side);
      }
      if (move.from() == side.rookFrom(color)) {
        return new CastlingReason.RookHasMoved(color, side);
      }
      if (move.to() == side.rookFrom(color)) {
        return new CastlingReason.RookCaptured(color, side);
      }
    }
    return null;
  }
}
