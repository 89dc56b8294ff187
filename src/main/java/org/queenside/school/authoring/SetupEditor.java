package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Edits set-ups. Castling and en passant stay possible only while the pieces they need are on the
 * right squares.
 */
public final class SetupEditor {
  private static final int FILES = 8;

  private SetupEditor() {}

  /** Returns the set-up with other pieces. */
  public static Setup with(Setup setup, Board board) {
    return possible(with(setup, board, setup.turn(), setup.castling(), setup.enPassant()));
  }

  /** Returns the set-up with the other side to move, or the same. */
  public static Setup turn(Setup setup, Color turn) {
    return turn == setup.turn() ? setup : with(setup, setup.board(), turn, setup.castling(), null);
  }

  /** Returns the set-up with or without a castling right. */
  public static Setup castling(Setup setup, Color color, CastlingSide side, boolean allowed) {
    CastlingRights rights =
        allowed ? setup.castling().with(color, side) : setup.castling().without(color, side);
    return with(setup, setup.board(), setup.turn(), rights, setup.enPassant());
  }

  /** Returns the set-up in which a double step has just passed over the square, or without one. */
  public static Setup enPassant(Setup setup, @Nullable Square square) {
    return with(setup, setup.board(), setup.turn(), setup.castling(), square);
  }

  static Setup withoutCounters(Setup setup) {
    return new Setup(setup.board(), setup.turn(), setup.castling(), setup.enPassant(), 0, 1);
  }

  /** Returns whether king and rook are at home, so that they may castle. */
  public static boolean canCastle(Board board, Color color, CastlingSide side) {
    return board.at(CastlingSide.kingFrom(color)) == Piece.of(color, Role.KING)
        && board.at(side.rookFrom(color)) == Piece.of(color, Role.ROOK);
  }

  /**
   * Returns the squares that a double step may have passed over so that a pawn of the side to move
   * can take in passing (FIDE 3.7.3.1).
   */
  public static List<Square> enPassantSquares(Setup setup) {
    boolean white = setup.turn() == Color.WHITE;
    int end = white ? 4 : 3;
    int over = white ? 5 : 2;
    int start = white ? 6 : 1;
    Board board = setup.board();
    SquareSet stepped = board.pieces(Piece.of(setup.turn().opposite(), Role.PAWN));
    SquareSet taking = board.pieces(Piece.of(setup.turn(), Role.PAWN));
    List<Square> squares = new ArrayList<>();
    for (int file = 0; file < FILES; file++) {
      SquareSet free = SquareSet.of(Square.of(file, over), Square.of(file, start));
      if (stepped.contains(Square.of(file, end))
          && !board.occupied().intersects(free)
          && taking.intersects(beside(file, end))) {
        squares.add(Square.of(file, over));
      }
    }
    return squares;
  }

  private static SquareSet beside(int file, int rank) {
    SquareSet beside = SquareSet.EMPTY;
    if (file > 0) {
      beside = beside.with(Square.of(file - 1, rank));
    }
    return file < FILES - 1 ? beside.with(Square.of(file + 1, rank)) : beside;
  }

  private static Setup possible(Setup setup) {
    CastlingRights rights = setup.castling();
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        if (!canCastle(setup.board(), color, side)) {
          rights = rights.without(color, side);
        }
      }
    }
    Square passed = setup.enPassant();
    boolean kept = passed != null && enPassantSquares(setup).contains(passed);
    return with(setup, setup.board(), setup.turn(), rights, kept ? passed : null);
  }

  private static Setup with(
      Setup setup, Board board, Color turn, CastlingRights castling, @Nullable Square enPassant) {
    return new Setup(
        board, turn, castling, enPassant, setup.halfmoveClock(), setup.fullmoveNumber());
  }
}
