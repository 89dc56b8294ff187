package org.queenside.course;

import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;

/** Why a legal move is not castling, though it may have been meant so. */
final class CastlingMiss {
  private CastlingMiss() {}

  static Verdict of(Piece piece, Move move) {
    if (piece.role() == Role.KING) {
      return Verdict.missed(Sketch.crossing(move.to()), "goal.castle.king", move.to());
    }
    if (begunWithRook(piece, move)) {
      return new Verdict.Missed(
          Say.coded("goal.castle.rook"),
          Sketch.crossing(move.to()),
          Misconception.CASTLING_ROOK_FIRST);
    }
    return Verdict.missed(Sketch.crossing(move.to()), "goal.castle", piece);
  }

  /** The rook goes where castling would put it, and the king is left behind. */
  private static boolean begunWithRook(Piece piece, Move move) {
    Color color = piece.color();
    for (CastlingSide side : CastlingSide.values()) {
      if (piece.role() == Role.ROOK
          && move.from() == side.rookFrom(color)
          && move.to() == side.rookTo(color)) {
        return true;
      }
    }
    return false;
  }
}
