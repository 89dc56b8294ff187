package org.queenside.course.progress;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Scene;

/**
 * Answers as the log of attempts keeps them.
 *
 * <table>
 *   <caption>Forms</caption>
 *   <tr><td>{@code e2e4}<td>a move, or in a set-up a piece moved on the board
 *   <tr><td>{@code e4}<td>a square picked, marked or unmarked
 *   <tr><td>{@code Q@d1}, {@code -@d1}, {@code Q@d1-d2}<td>a piece placed, removed or moved in a
 *       set-up
 *   <tr><td>{@code option 2}, {@code next}, {@code to 3}, {@code claim}, {@code declare}, {@code
 *       done}<td>an option, counted from 1, and the other buttons
 *   <tr><td>anything else<td>what was typed; in quotation marks if it looks like one of the forms
 *       that name a button or a piece placed
 * </table>
 *
 * A typed square or move has no quotation marks: it is the same answer as one given on the board.
 */
public final class AnswerLogFormat {
  private static final String OPTION = "option ";
  private static final String TO = "to ";
  private static final String QUOTE = "\"";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");
  private static final Pattern MOVE = Pattern.compile("([a-h][1-8])([a-h][1-8])[nbrq]?");
  private static final Pattern PLACED =
      Pattern.compile("([KQRBNPkqrbnp-])@(?:([a-h][1-8])-)?([a-h][1-8])");

  private AnswerLogFormat() {}

  /** Returns an answer as text, or an empty text for a request. */
  public static String of(Answer answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> move.toString();
      case Answer.Typed(String text) -> needsQuotes(text) ? QUOTE + text + QUOTE : text;
      case Answer.Pick(Square square) -> square.toString();
      case Answer.Toggle(Square square) -> square.toString();
      case Answer.Place(Square square, Piece piece, Square from)
          when piece == null && from != null ->
          from.toString() + square;
      case Answer.Place(Square square, Piece piece, Square from) ->
          (piece == null ? "-" : piece.letter()) + "@" + (from == null ? "" : from + "-") + square;
      case Answer.Choose(int option) -> OPTION + (option + 1);
      case Answer.Next() -> "next";
      case Answer.Claim() -> "claim";
      case Answer.Declare() -> "declare";
      case Answer.TurnTo(int played) -> TO + played;
      case Answer.Done() -> "done";
      case Answer.Hint(), Answer.ShowMe(), Answer.Undo(), Answer.Restart() -> "";
    };
  }

  private static boolean needsQuotes(String typed) {
    return typed.isBlank() || typed.startsWith(QUOTE) || withoutBoard(typed) != null;
  }

  /**
   * Reads an answer.
   *
   * @param mode what the learner did with the board, which decides what a square or a move means
   * @return the answer, or null if the text is empty
   */
  public static Answer.@Nullable Try read(String text, Scene.Mode mode) {
    if (text.startsWith(QUOTE)) {
      // Long texts are cut in the log, which loses the closing mark.
      boolean whole = text.length() > 1 && text.endsWith(QUOTE);
      return new Answer.Typed(text.substring(1, text.length() - (whole ? 1 : 0)));
    }
    if (text.isBlank()) {
      return null;
    }
    Answer.Try answer = withoutBoard(text);
    if (answer == null) {
      answer = onTheBoard(text, mode);
    }
    return answer == null ? new Answer.Typed(text) : answer;
  }

  /** Reads answers that mean the same in every mode. */
  private static Answer.@Nullable Try withoutBoard(String text) {
    return switch (text) {
      case "next" -> new Answer.Next();
      case "claim" -> new Answer.Claim();
      case "declare" -> new Answer.Declare();
      case "done" -> new Answer.Done();
      default -> numbered(text);
    };
  }

  private static Answer.@Nullable Try numbered(String text) {
    int option = numberAfter(OPTION, text);
    if (option > 0) {
      return new Answer.Choose(option - 1);
    }
    int played = numberAfter(TO, text);
    return played >= 0 ? new Answer.TurnTo(played) : placed(text);
  }

  private static int numberAfter(String word, String text) {
    String rest = text.startsWith(word) ? text.substring(word.length()) : "";
    return NUMBER.matcher(rest).matches() ? Integer.parseInt(rest) : -1;
  }

  private static Answer.@Nullable Try placed(String text) {
    Matcher placed = PLACED.matcher(text);
    if (!placed.matches()) {
      return null;
    }
    Piece piece = Piece.fromLetter(placed.group(1).charAt(0));
    Square from = placed.group(2) == null ? null : Square.parse(placed.group(2));
    return new Answer.Place(Square.parse(placed.group(3)), piece, from);
  }

  private static Answer.@Nullable Try onTheBoard(String text, Scene.Mode mode) {
    Matcher move = MOVE.matcher(text);
    Square square = Square.find(text);
    return switch (mode) {
      case MOVE -> move.matches() ? new Answer.Play(Move.parseUci(text)) : null;
      case PICK -> square == null ? null : new Answer.Pick(square);
      case MARK -> square == null ? null : new Answer.Toggle(square);
      case PLACE ->
          move.matches()
              ? new Answer.Place(Square.parse(move.group(2)), null, Square.parse(move.group(1)))
              : null;
      case TURN, WRITE, STEP, SHOW -> null;
    };
  }
}
