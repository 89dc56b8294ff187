package org.queenside.chess;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Pieces on squares, judged by walking from square to square: slow, plain, and independent of the
 * bitboards that it is to check.
 */
final class NaiveBoard {
  private final Map<Square, Piece> pieces;

  private NaiveBoard(Map<Square, Piece> pieces) {
    this.pieces = pieces;
  }

  static NaiveBoard of(Position position) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (Square square : Square.values()) {
      Piece piece = position.at(square);
      if (piece != null) {
        pieces.put(square, piece);
      }
    }
    return new NaiveBoard(pieces);
  }

  @Nullable Piece at(Square square) {
    return pieces.get(square);
  }

  boolean isEmpty(Square square) {
    return !pieces.containsKey(square);
  }

  int count() {
    return pieces.size();
  }

  NaiveBoard without(@Nullable Square square) {
    Map<Square, Piece> left = new EnumMap<>(pieces);
    if (square != null) {
      left.remove(square);
    }
    return new NaiveBoard(left);
  }

  NaiveBoard moved(Square from, Square to) {
    Map<Square, Piece> after = new EnumMap<>(pieces);
    after.put(to, after.remove(from));
    return new NaiveBoard(after);
  }

  @Nullable Square king(Color color) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue() == Piece.of(color, Role.KING))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  /** The squares strictly between two squares of one line, the nearest first; else none. */
  static List<Square> between(Square from, Square to) {
    int files = to.file() - from.file();
    int ranks = to.rank() - from.rank();
    int steps = Math.max(Math.abs(files), Math.abs(ranks));
    List<Square> squares = new ArrayList<>();
    if (files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks)) {
      for (int step = 1; step < steps; step++) {
        squares.add(
            Square.of(
                from.file() + step * Integer.signum(files),
                from.rank() + step * Integer.signum(ranks)));
      }
    }
    return squares;
  }

  /** Whether a piece other than a pawn moves so on an empty board. */
  static boolean isItsWay(Role role, Square from, Square to) {
    int files = Math.abs(to.file() - from.file());
    int ranks = Math.abs(to.rank() - from.rank());
    boolean straight = files == 0 ^ ranks == 0;
    boolean diagonal = files == ranks && files > 0;
    return switch (role) {
      case PAWN -> throw new IllegalArgumentException("a pawn's way depends on its side");
      case KNIGHT -> files * ranks == 2;
      case BISHOP -> diagonal;
      case ROOK -> straight;
      case QUEEN -> straight || diagonal;
      case KING -> Math.max(files, ranks) == 1;
    };
  }

  boolean attacks(Square from, Square to) {
    Piece piece = pieces.get(from);
    if (piece == null) {
      return false;
    }
    if (piece.role() == Role.PAWN) {
      return ahead(piece.color(), from, to) == 1 && Math.abs(from.file() - to.file()) == 1;
    }
    return isItsWay(piece.role(), from, to) && between(from, to).stream().allMatch(this::isEmpty);
  }

  Set<Square> attackers(Square target, Color by) {
    Set<Square> attackers = EnumSet.noneOf(Square.class);
    pieces.forEach(
        (square, piece) -> {
          if (piece.color() == by && attacks(square, target)) {
            attackers.add(square);
          }
        });
    return attackers;
  }

  /** The pieces that attack that side's king. */
  Set<Square> checkers(Color color) {
    Square king = king(color);
    return king == null ? Set.of() : attackers(king, color.opposite());
  }

  /** Whether the piece shields its own king from an attack. */
  boolean isPinned(Square square) {
    Piece piece = pieces.get(square);
    return piece != null
        && without(square).checkers(piece.color()).size() > checkers(piece.color()).size();
  }

  /** How many ranks forward a side goes from one square to another; negative for back. */
  static int ahead(Color color, Square from, Square to) {
    return color == Color.WHITE ? to.rank() - from.rank() : from.rank() - to.rank();
  }
}
