package org.queenside.practice;

import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Common faults in setting up the pieces, the most common first. */
enum SetUpFault {
  /** King and queen on each other's squares. */
  ROYAL_PAIR("queen-own-colour", 3, 4),
  KNIGHT_AND_BISHOP_KINGSIDE("knight-and-bishop", 5, 6),
  KNIGHT_AND_BISHOP_QUEENSIDE("knight-and-bishop", 1, 2),
  ROOK_AND_KNIGHT_KINGSIDE("rook-in-corner", 6, 7),
  ROOK_AND_KNIGHT_QUEENSIDE("rook-in-corner", 0, 1),
  BISHOP_AND_QUEEN("bishop-and-queen", 2, 3),
  BISHOP_AND_KING("bishop-and-king", 4, 5);

  private final String key;
  private final int file;
  private final int other;

  SetUpFault(String key, int file, int other) {
    this.key = key;
    this.file = file;
    this.other = other;
  }

  /** Returns the suffix of its name's key in the message bundle. */
  String key() {
    return key;
  }

  /** Returns the board with this fault on one side. */
  Board on(Board board, Color side) {
    int rank = side.homeRank();
    Square one = Square.of(file, rank);
    Square two = Square.of(other, rank);
    return board.with(one, first(two)).with(two, first(one));
  }

  private static Piece first(Square square) {
    Piece piece = Position.START.at(square);
    return piece == null ? Piece.of(Color.WHITE, Role.PAWN) : piece;
  }
}
