package org.queenside.course.ui;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Scene;
import org.queenside.course.progress.AnswerText;
import org.queenside.ui.Notice;

/** Answers that {@link AnswerText} wrote for the log, read back from there. */
final class AnswerTextReader {

  private static final String OPTION = "option ";
  private static final Pattern MOVE = Pattern.compile("([a-h][1-8])([a-h][1-8])[nbrq]?");
  private static final Pattern PLACED = Pattern.compile("([KQRBNPkqrbnp-])@([a-h][1-8])");

  private AnswerTextReader() {}

  /**
   * Reads what was tried on a scene.
   *
   * @return the answer, or null if the text names none that tells something
   */
  static Answer.@Nullable Try read(String text, Scene scene) {
    if (text.startsWith(OPTION)) {
      int option = number(text.substring(OPTION.length())) - 1;
      return option >= 0 && option < scene.options().size() ? new Answer.Choose(option) : null;
    }
    if (text.equals("claim")) {
      return new Answer.Claim();
    }
    if (text.equals("done")) {
      return new Answer.Done();
    }
    Matcher placed = PLACED.matcher(text);
    if (placed.matches()) {
      Piece piece = Piece.fromLetter(placed.group(1).charAt(0));
      return new Answer.Place(Square.parse(placed.group(2)), piece, null);
    }
    return onTheBoard(text, scene);
  }

  private static Answer.@Nullable Try onTheBoard(String text, Scene scene) {
    Matcher move = MOVE.matcher(text);
    Square square = Square.find(text);
    return switch (scene.mode()) {
      case MOVE -> move.matches() ? new Answer.Play(Move.parseUci(text)) : typed(text);
      case PICK -> square == null ? typed(text) : new Answer.Pick(square);
      case MARK -> square == null ? typed(text) : new Answer.Toggle(square);
      case PLACE ->
          move.matches()
              ? new Answer.Place(Square.parse(move.group(2)), null, Square.parse(move.group(1)))
              : null;
      case TURN, STEP -> null;
      case WRITE, SHOW -> typed(text);
    };
  }

  private static Answer.@Nullable Try typed(String text) {
    return text.isBlank() ? null : new Answer.Typed(text);
  }

  private static int number(String text) {
    return text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : 0;
  }

  /** Says an answer in a few words: {@code e1–g1}, or the words of the option. */
  static String say(Answer.Try answer, Scene scene, CourseText words) {
    return answer instanceof Answer.Choose(int option)
        ? Notice.plain(words.text(scene.options().get(option).label()))
        : say(AnswerText.of(answer));
  }

  /** Says what was tried when nothing else is known of it. */
  static String say(String text) {
    Matcher move = MOVE.matcher(text);
    return move.matches()
        ? move.group(1) + "–" + move.group(2) + promotion(text)
        : text.replaceFirst("^.@", "");
  }

  private static String promotion(String move) {
    return move.length() == 5 ? "=" + Character.toUpperCase(move.charAt(4)) : "";
  }
}
