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

/** A position from a game some of whose men are put elsewhere or taken off; immutable. */
final class CompositionDraft {
  private final Position start;
  private final List<Square> homes;

  /** Where the man of each home stands now; null if it is off. */
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

  /** The number of men in the game, which are numbered from 0. */
  int size() {
    return homes.size();
  }

  Color turn() {
    return start.turn();
  }

  Piece piece(int man) {
    return Objects.requireNonNull(start.at(homes.get(man)));
  }

  /** The empty squares that a man attacks; none if it is off. */
  SquareSet targets(int man) {
    Square place = places[man];
    return place == null ? SquareSet.EMPTY : board.attacks(place).minus(board.occupied());
  }

  /** This with a man put on an empty square, or off if that is null. */
  CompositionDraft with(int man, @Nullable Square square) {
    Square place = places[man];
    Board changed = place == null ? board : board.without(place);
    @Nullable Square[] others = Arrays.copyOf(places, places.length);
    others[man] = square;
    return new CompositionDraft(
        start, homes, others, square == null ? changed : changed.with(square, piece(man)));
  }

  /** This with a man back at home; the same if it is there or another one is. */
  CompositionDraft withHome(int man) {
    Square home = homes.get(man);
    return board.at(home) == null ? with(man, home) : this;
  }

  /** How many men are not at home. */
  int astray() {
    int astray = 0;
    for (int man = 0; man < places.length; man++) {
      astray += places[man] == homes.get(man) ? 0 : 1;
    }
    return astray;
  }

  /** The position with what castling rights are left, or null if no game can bring it. */
  @Nullable Position position() {
    SquareSet rooks = start.castling().rooks().intersect(board.pieces(Role.ROOK));
    for (Color color : Color.values()) {
      if (board.king(color) != start.king(color)) {
        rooks = rooks.minus(SquareSet.rank(color == Color.WHITE ? 0 : 7));
      }
    }
    return ValidPosition.position(
        board, start.turn(), new CastlingRights(rooks), start.enPassant());
  }
}
