package org.queenside.board;

import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Square;
import org.queenside.ui.CommaList;

/** Lists pieces with their squares, for boards that are pictures. */
public final class PieceList {
  private static final Comparator<Map.Entry<Square, Piece>> KING_FIRST =
      Map.Entry.comparingByValue(Comparator.comparing(Piece::role).reversed());

  private PieceList() {}

  /** Returns the pieces of a side with the letters of a language: {@code Ke1, Rh1, a2}. */
  public static String of(Board board, Color side, Locale locale) {
    PieceLetters letters = LocalNotation.letters(locale);
    return CommaList.of(
        board.toMap().entrySet().stream()
            .filter(each -> each.getValue().color() == side)
            .sorted(KING_FIRST)
            .map(each -> letters.of(each.getValue().role()) + each.getKey())
            .toList(),
        locale);
  }
}
