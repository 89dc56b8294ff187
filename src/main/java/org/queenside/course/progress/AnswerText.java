package org.queenside.course.progress;

import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;

/** Answers as the log of attempts keeps them: {@code a2a7}, {@code Q@d1}, {@code option 2}. */
public final class AnswerText {
  private AnswerText() {}

  /** Returns what was tried, in short; nothing for a wish. */
  public static String of(Answer answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> move.toString();
      case Answer.Typed(String text) -> text;
      case Answer.Pick(Square square) -> square.toString();
      case Answer.Toggle(Square square) -> square.toString();
      case Answer.Place(Square square, Piece piece, Square from) when from != null ->
          from.toString() + square;
      case Answer.Place(Square square, Piece piece, Square from) ->
          (piece == null ? "-" : piece.letter()) + "@" + square;
      case Answer.Choose(int option) -> "option " + (option + 1);
      case Answer.Next() -> "next";
      case Answer.Claim() -> "claim";
      case Answer.Declare() -> "declare";
      case Answer.TurnTo(int played) -> "to " + played;
      case Answer.Done() -> "done";
      case Answer.Hint(), Answer.ShowMe(), Answer.Undo(), Answer.Restart() -> "";
    };
  }
}
