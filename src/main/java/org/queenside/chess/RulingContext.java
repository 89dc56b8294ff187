package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a ruling can know beyond the position: the moves that led to it, whether the game is over,
 * and who is trying.
 *
 * @param castling the castling rights before the first of the moves
 * @param moves the moves that led to the position, the first one first, castling as the king's move
 * @param ending how the game ended, or null if it goes on or is no game
 * @param players the sides that whoever tries the move plays: both if one hand moves both; empty if
 *     nobody says, and then it is the side to move
 */
public record RulingContext(
    CastlingRights castling, List<Move> moves, @Nullable Termination ending, Set<Color> players) {

  /** Nothing is known: the position comes from a FEN or a lesson. */
  public static final RulingContext UNKNOWN =
      new RulingContext(CastlingRights.NONE, List.of(), null, Set.of());

  public RulingContext {
    moves = List.copyOf(moves);
    players = Set.copyOf(players);
  }

  /**
   * Returns what a position itself tells of its past: the castling rights, and before a capture en
   * passant the double step.
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

  /** Returns the past in a position reached by known moves, of what is no game or goes on. */
  public static RulingContext from(Position start, List<Move> moves) {
    return new RulingContext(start.castling(), moves, null, Set.of());
  }

  /** Returns the last move, or null if none is known. */
  public @Nullable Move lastMove() {
    return moves.isEmpty() ? null : moves.getLast();
  }

  /** Returns this past and one move more. */
  public RulingContext then(Move move) {
    List<Move> longer = new ArrayList<>(moves);
    longer.add(move);
    return new RulingContext(castling, longer, ending, players);
  }

  /** Returns the same past, tried by who plays the given sides. */
  public RulingContext triedBy(Set<Color> sides) {
    return new RulingContext(castling, moves, ending, sides);
  }

  /** Returns the same past, tried by a hand that moves both sides. */
  public RulingContext triedByEither() {
    return triedBy(Set.of(Color.values()));
  }

  /** Returns the same past, tried by who plays one side, or both if none is given. */
  public RulingContext triedBySide(@Nullable Color side) {
    return side == null ? triedByEither() : triedBy(Set.of(side));
  }

  /** Returns the move that brought the piece now standing there, or null if none is known. */
  @Nullable Move arrivalAt(Square square) {
    for (Move move : moves.reversed()) {
      if (move.to() == square) {
        return move;
      }
    }
    return null;
  }

  /** Returns true if that was the very last move. */
  boolean endsWith(Move move) {
    return !moves.isEmpty() && moves.getLast().equals(move);
  }

  /**
   * Returns how that castling was lost, or null if it was not lost with one of the known moves.
   *
   * @param color the side that cannot castle any more
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
