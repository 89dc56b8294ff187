package org.queenside.puzzle.mining;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** A position from a game with some pieces moved or removed; immutable. */
final class CompositionDraft {
  private final Position start;
  private final List<Square> homes;

  /** The present square of the piece of each home, or null if it was removed. */
  private final @Nullable Square[] places;

  private final Board board;

  CompositionDraft(Position start) {
    this(
        start,
        start.occupied().stream().toList(),
        start.occupied().stream().toArray(Square[]::new),
        start.board());
  }

  private CompositionDraft(
      Position start, List<Square> homes, @Nullable Square[] places, Board board) {
    this.start = start;
    this.homes = homes;
    this.places = places;
    this.board = board;
  }

  /** Returns the number of pieces in the game position, which are numbered from 0. */
  int size() {
    return homes.size();
  }

  Color turn() {
    return start.turn();
  }

  Piece piece(int man) {
    return Objects.requireNonNull(start.at(homes.get(man)));
  }

  /** Returns the empty squares that a piece attacks; none if it was removed. */
  SquareSet targets(int man) {
    Square place = places[man];
    return place == null ? SquareSet.EMPTY : board.attacks(place).minus(board.occupied());
  }

  /** Returns this draft with a piece moved to an empty square, or removed if that is null. */
  CompositionDraft with(int man, @Nullable Square square) {
    Square place = places[man];
    Board changed = place == null ? board : board.without(place);
    @Nullable Square[] others = Arrays.copyOf(places, places.length);
    others[man] = square;
    return new CompositionDraft(
        start, homes, others, square == null ? changed : changed.with(square, piece(man)));
  }

  /** Returns this draft with a piece back home, unless its home is occupied. */
  CompositionDraft withHome(int man) {
    Square home = homes.get(man);
    return board.at(home) == null ? with(man, home) : this;
  }

  /** Returns how many pieces are not at home. */
  int astray() {
    int astray = 0;
    for (int man = 0; man < places.length; man++) {
      astray += places[man] == homes.get(man) ? 0 : 1;
    }
    return astray;
  }

  /** Returns the position with the castling rights left, or null if it breaks the rules. */
  @Nullable Position position() {
    SquareSet rooks = start.castling().rooks().intersect(board.pieces(Role.ROOK));
    for (Color color : Color.values()) {
      if (board.king(color) != start.king(color)) {
        rooks = rooks.minus(SquareSet.rank(color.homeRank()));
      }
    }
    return ValidPosition.position(
        board, start.turn(), new CastlingRights(rooks), start.enPassant());
  }
}
