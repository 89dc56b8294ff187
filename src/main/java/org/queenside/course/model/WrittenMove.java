package org.queenside.course.model;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Position;

/**
 * A move in a sentence, which is written with the letters of the sentence's language.
 *
 * @param notation the move with English letters, such as {@code Nf3}, or a letter alone
 */
public record WrittenMove(String notation) {

  /**
   * Several moves in a sentence, joined with "or".
   *
   * @param notations the moves with English letters
   */
  public record AnyOf(List<String> notations) {
    /** Copies the list. */
    public AnyOf {
      notations = List.copyOf(notations);
    }
  }

  /** Writes a move. Notations that are the same in all languages give a plain text. */
  public static Object of(Notation notation, Position position, Move move) {
    return of(notation, notation.write(position, move));
  }

  /** Returns what somebody typed: a move, or a plain text if it doesn't look like one. */
  public static Object typed(String text) {
    return PieceLetters.startsWithMove(text) ? new WrittenMove(text) : text;
  }

  /** Returns a written move. Notations that are the same in all languages give a plain text. */
  public static Object of(Notation notation, String written) {
    return notation.hasLocalLetters() ? new WrittenMove(written) : written;
  }
}
