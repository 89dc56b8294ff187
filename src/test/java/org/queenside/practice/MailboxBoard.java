package org.queenside.practice;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/**
 * Moves of the pieces, computed square by square without the rules engine, for tests to compare with. It knows neither castling nor en passant nor promotion.
 */
record MailboxBoard(Map<Square, Piece> pieces) {
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] LEAPS = {
    {1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}
  };

  /** Returns the squares to which the piece may go without leaving its king in check. */
  Set<Square> moves(Square from) {
    Set<Square> moves = EnumSet.noneOf(Square.class);
    for (Square to : shape(from)) {
      if (!after(from, to).inCheck(colorOn(from))) {
        moves.add(to);
      }
    }
    return moves;
  }

  boolean hasMove(Color side) {
    return pieces.keySet().stream()
        .anyMatch(from -> colorOn(from) == side && !moves(from).isEmpty());
  }

  MailboxBoard after(Square from, Square to) {
    Map<Square, Piece> after = new EnumMap<>(pieces);
    Piece moved = after.remove(from);
    after.put(to, moved);
    return new MailboxBoard(after);
  }

  boolean inCheck(Color side) {
    return pieces.entrySet().stream()
        .anyMatch(
            entry ->
                entry.getValue() == Piece.of(side, Role.KING)
                    && !attackers(entry.getKey(), side.opposite()).isEmpty());
  }

  Set<Square> attackers(Square target, Color by) {
    Set<Square> attackers = EnumSet.noneOf(Square.class);
    for (Square from : pieces.keySet()) {
      if (colorOn(from) == by && attacks(from).contains(target)) {
        attackers.add(from);
      }
    }
    return attackers;
  }

  private Color colorOn(Square square) {
    return pieces.get(square).color();
  }

  private Set<Square> shape(Square from) {
    Piece piece = pieces.get(from);
    Set<Square> shape = EnumSet.noneOf(Square.class);
    for (Square to : attacks(from)) {
      Piece taken = pieces.get(to);
      boolean allowed =
          taken == null
              ? piece.role() != Role.PAWN
              : taken.color() != piece.color() && taken.role() != Role.KING;
      if (allowed) {
        shape.add(to);
      }
    }
    if (piece.role() == Role.PAWN) {
      addSteps(from, piece.color() == Color.WHITE ? 1 : -1, shape);
    }
    return shape;
  }

  private void addSteps(Square from, int forward, Set<Square> shape) {
    Square one = at(from.file(), from.rank() + forward);
    if (one == null || pieces.containsKey(one)) {
      return;
    }
    shape.add(one);
    Square two = at(from.file(), from.rank() + 2 * forward);
    if (from.rank() == (forward == 1 ? 1 : 6) && two != null && !pieces.containsKey(two)) {
      shape.add(two);
    }
  }

  private Set<Square> attacks(Square from) {
    Piece piece = pieces.get(from);
    Set<Square> attacks = EnumSet.noneOf(Square.class);
    switch (piece.role()) {
      case KING -> {
        walk(from, STRAIGHT, 1, attacks);
        walk(from, DIAGONAL, 1, attacks);
      }
      case QUEEN -> {
        walk(from, STRAIGHT, 7, attacks);
        walk(from, DIAGONAL, 7, attacks);
      }
      case ROOK -> walk(from, STRAIGHT, 7, attacks);
      case BISHOP -> walk(from, DIAGONAL, 7, attacks);
      case KNIGHT -> walk(from, LEAPS, 1, attacks);
      case PAWN -> {
        int forward = piece.color() == Color.WHITE ? 1 : -1;
        walk(from, new int[][] {{1, forward}, {-1, forward}}, 1, attacks);
      }
    }
    return attacks;
  }

  private void walk(Square from, int[][] steps, int far, Set<Square> reached) {
    for (int[] step : steps) {
      for (int times = 1; times <= far; times++) {
        Square to = at(from.file() + times * step[0], from.rank() + times * step[1]);
        if (to == null) {
          break;
        }
        reached.add(to);
        if (pieces.containsKey(to)) {
          break;
        }
      }
    }
  }

  private static @Nullable Square at(int file, int rank) {
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : Square.of(file, rank);
  }
}
