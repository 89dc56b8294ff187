package org.queenside.chess;

import java.util.EnumMap;
import java.util.Map;

/** Makes moves by the letter of the law on a map of pieces, slowly and without bitboards. */
public final class MapBoard {
  private MapBoard() {}

  /** Returns the pieces after a legal move. */
  public static Map<Square, Piece> after(Position position, Move move) {
    Map<Square, Piece> pieces = new EnumMap<>(position.board().toMap());
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
    return pieces;
  }

  /** Returns true if a piece of that side attacks a square, found by walking from each piece. */
  public static boolean attacked(Map<Square, Piece> pieces, Square target, Color by) {
    return pieces.entrySet().stream()
        .anyMatch(
            entry ->
                entry.getValue().color() == by
                    && attacks(pieces, entry.getKey(), entry.getValue(), target));
  }

  private static boolean attacks(
      Map<Square, Piece> pieces, Square from, Piece piece, Square target) {
    int files = target.file() - from.file();
    int ranks = target.rank() - from.rank();
    int wide = Math.max(Math.abs(files), Math.abs(ranks));
    boolean diagonal = Math.abs(files) == Math.abs(ranks) && wide > 0;
    boolean straight = files == 0 != (ranks == 0);
    return switch (piece.role()) {
      case PAWN -> Math.abs(files) == 1 && ranks == (piece.color() == Color.WHITE ? 1 : -1);
      case KNIGHT -> Math.abs(files * ranks) == 2;
      case KING -> wide == 1;
      case BISHOP -> diagonal && free(pieces, from, target, wide);
      case ROOK -> straight && free(pieces, from, target, wide);
      case QUEEN -> (diagonal || straight) && free(pieces, from, target, wide);
    };
  }

  private static boolean free(Map<Square, Piece> pieces, Square from, Square to, int steps) {
    for (int i = 1; i < steps; i++) {
      int file = from.file() + (to.file() - from.file()) / steps * i;
      int rank = from.rank() + (to.rank() - from.rank()) / steps * i;
      if (pieces.containsKey(Square.of(file, rank))) {
        return false;
      }
    }
    return true;
  }
}
