package org.queenside.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Captures;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/**
 * The pieces that the player to move has touched and that bind the player by touch-move (FIDE 4.3):
 * at most one of each colour, the first of it that can move or be taken.
 *
 * @param squares where they stand, the first one touched first
 */
public record TouchedPieces(List<Square> squares) {

  /** Nothing was touched. */
  public static final TouchedPieces NONE = new TouchedPieces(List.of());

  private static final int NAME_LENGTH = 2;

  public TouchedPieces {
    squares = List.copyOf(squares);
  }

  /** Reads what {@link #code()} wrote. */
  static TouchedPieces of(@Nullable String code) {
    List<Square> squares = new ArrayList<>();
    for (int at = 0; code != null && at < code.length(); at += NAME_LENGTH) {
      squares.add(Square.parse(code.substring(at, at + NAME_LENGTH)));
    }
    return new TouchedPieces(squares);
  }

  /** Returns the squares as they are stored, such as {@code g1e4}, or null if there are none. */
  @Nullable String code() {
    return squares.isEmpty()
        ? null
        : String.join("", squares.stream().map(Square::toString).toList());
  }

  /** Returns the pieces after one more was touched, which binds only if it can. */
  TouchedPieces touch(Position position, Square square) {
    Piece piece = position.at(square);
    if (piece == null
        || touched(position, piece.color()) != null
        || position.legalMoves().stream().noneMatch(asksFor(position, square))) {
      return this;
    }
    return new TouchedPieces(Stream.concat(squares.stream(), Stream.of(square)).toList());
  }

  /**
   * Returns the touched pieces that have to be moved or taken instead of making this move: none if
   * the move is allowed, one piece, or an own piece and then the piece that it has to take.
   */
  public List<Square> against(Position position, Move move) {
    Square own = touched(position, position.turn());
    Square enemy = touched(position, position.turn().opposite());
    if (own != null && enemy != null) {
      Predicate<Move> both = asksFor(position, own).and(asksFor(position, enemy));
      if (position.legalMoves().stream().anyMatch(both)) {
        return both.test(move) ? List.of() : List.of(own, enemy);
      }
    }
    boolean free = squares.isEmpty() || asksFor(position, squares.getFirst()).test(move);
    return free ? List.of() : List.of(squares.getFirst());
  }

  private @Nullable Square touched(Position position, Color color) {
    return squares.stream()
        .filter(square -> position.pieces(color).contains(square))
        .findFirst()
        .orElse(null);
  }

  /** The moves that satisfy the touch of one piece. */
  private static Predicate<Move> asksFor(Position position, Square square) {
    return position.pieces(position.turn()).contains(square)
        ? move -> move.from() == square
        : move -> Captures.square(position, move.from(), move.to()) == square;
  }
}
