package org.queenside.board;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.PieceLetters;

/** Lists pieces with their squares, for boards that are pictures. */
public final class PieceList {

  private PieceList() {}

  /** Returns the pieces of a side with the letters of a language: {@code Ke1, Rh1, a2}. */
  public static String of(Board board, Color side, Locale locale) {
    PieceLetters letters = LocalNotation.letters(locale);
    return board.pieces(side).stream()
        .map(square -> letters.of(Objects.requireNonNull(board.at(square)).role()) + square)
        .collect(Collectors.joining(", "));
  }
}
