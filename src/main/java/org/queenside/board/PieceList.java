package org.queenside.board;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;

/** Lists pieces with their squares, for boards that are pictures. */
public final class PieceList {

  private PieceList() {}

  /** Returns the pieces of a side: {@code Ke1, Rh1, a2}. */
  public static String of(Board board, Color side) {
    return board.pieces(side).stream()
        .map(square -> letter(board.at(square)) + square)
        .collect(Collectors.joining(", "));
  }

  private static String letter(@Nullable Piece piece) {
    return piece == null || piece.role() == Role.PAWN ? "" : String.valueOf(piece.role().letter());
  }
}
