package org.queenside.chess;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A slow, simple board that walks from square to square, independent of the bitboards it is used to
 * check.
 */
public final class NaiveBoard {
  private final Map<Square, Piece> pieces;

  private NaiveBoard(Map<Square, Piece> pieces) {
    this.pieces = pieces;
  }

  /** Returns the pieces of a position. */
  public static NaiveBoard of(Position position) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (Square square : Square.values()) {
      Piece piece = position.at(square);
      if (piece != null) {
        pieces.put(square, piece);
      }
    }
    return new NaiveBoard(pieces);
  }

  /** Returns the pieces after a legal move of any kind. */
  public static NaiveBoard after(Position position, Move move) {
    Map<Square, Piece> pieces = new EnumMap<>(of(position).pieces);
    Square from = move.from();
    Square to = move.to();
    Piece piece = pieces.remove(from);
    boolean captures = pieces.containsKey(to);
    if (piece.role() == Role.PAWN && from.file() != to.file() && !captures) {
      pieces.remove(Square.of(to.file(), from.rank()));
    }
    if (piece.role() == Role.KING && to.file() - from.file() == 2) {
      pieces.put(Square.of(5, from.rank()), pieces.remove(Square.of(7, from.rank())));
    }
    if (piece.role() == Role.KING && from.file() - to.file() == 2) {
      pieces.put(Square.of(3, from.rank()), pieces.remove(Square.of(0, from.rank())));
    }
    Role promotion = move.promotion();
    pieces.put(to, promotion == null ? piece : Piece.of(piece.color(), promotion));
    return new NaiveBoard(pieces);
  }

  /** Returns the squares with their pieces. */
  public Map<Square, Piece> pieces() {
    return pieces;
  }

  /** Returns the piece on a square, or null. */
  public @Nullable Piece at(Square square) {
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

  /** Returns the board after a piece was moved elsewhere. */
  public NaiveBoard moved(Square from, Square to) {
    Map<Square, Piece> after = new EnumMap<>(pieces);
    after.put(to, after.remove(from));
    return new NaiveBoard(after);
  }

  /** Returns the square of a side's king, or null. */
  public @Nullable Square king(Color color) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue() == Piece.of(color, Role.KING))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the squares between two squares on one line, the nearest first; none if they aren't on
   * one.
   */
  public static List<Square> between(Square from, Square to) {
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

  /** Returns whether a piece other than a pawn can make this move on an empty board. */
  static boolean isItsWay(Role role, Square from, Square to) {
    int files = Math.abs(to.file() - from.file());
    int ranks = Math.abs(to.rank() - from.rank());
    boolean straight = files == 0 ^ ranks == 0;
    boolean diagonal = files == ranks && files > 0;
    return switch (role) {
      case PAWN -> throw new IllegalArgumentException("pawns move differently for each side");
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

  /** Returns the pieces of a side that attack a square. */
  public Set<Square> attackers(Square target, Color by) {
    Set<Square> attackers = EnumSet.noneOf(Square.class);
    pieces.forEach(
        (square, piece) -> {
          if (piece.color() == by && attacks(square, target)) {
            attackers.add(square);
          }
        });
    return attackers;
  }

  /** Returns the pieces that attack a side's king. */
  public Set<Square> checkers(Color color) {
    Square king = king(color);
    return king == null ? Set.of() : attackers(king, color.opposite());
  }

  /** Returns whether the piece shields its own king from an attack. */
  boolean isPinned(Square square) {
    Piece piece = pieces.get(square);
    return piece != null
        && without(square).checkers(piece.color()).size() > checkers(piece.color()).size();
  }

  /**
   * Returns how many ranks forward one square is from another for a side; negative for backwards.
   */
  static int ahead(Color color, Square from, Square to) {
    return color == Color.WHITE ? to.rank() - from.rank() : from.rank() - to.rank();
  }

  /**
   * Returns the squares to which a piece can go without leaving its king in check, excluding
   * castling and en passant.
   */
  public Set<Square> moves(Square from) {
    Set<Square> moves = EnumSet.noneOf(Square.class);
    Piece piece = Objects.requireNonNull(pieces.get(from));
    for (Square to : Square.values()) {
      if (reaches(piece, from, to) && moved(from, to).checkers(piece.color()).isEmpty()) {
        moves.add(to);
      }
    }
    return moves;
  }

  private boolean reaches(Piece piece, Square from, Square to) {
    Piece taken = pieces.get(to);
    if (taken == null && piece.role() == Role.PAWN) {
      int steps = ahead(piece.color(), from, to);
      boolean first = from.rank() == (piece.color() == Color.WHITE ? 1 : 6);
      return from.file() == to.file()
          && (steps == 1 || steps == 2 && first)
          && between(from, to).stream().allMatch(this::isEmpty);
    }
    boolean free = taken == null || taken.color() != piece.color() && taken.role() != Role.KING;
    return free && attacks(from, to);
  }

  /** Returns whether a side has such a move. */
  public boolean hasMove(Color side) {
    return pieces.entrySet().stream()
        .anyMatch(entry -> entry.getValue().color() == side && !moves(entry.getKey()).isEmpty());
  }
}
