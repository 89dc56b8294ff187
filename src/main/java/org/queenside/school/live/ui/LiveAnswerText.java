package org.queenside.school.live.ui;

import com.vaadin.flow.component.UI;
import java.util.Locale;
import java.util.Objects;
import org.queenside.board.PieceName;
import org.queenside.board.RulingText;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Goal;
import org.queenside.course.ui.SolutionReason;
import org.queenside.puzzle.ui.MatePraise;
import org.queenside.school.live.LiveQuestion;
import org.queenside.ui.Translator;

/** Puts answers and solutions of live lessons into words, such as "Queen takes h7". */
final class LiveAnswerText {

  private final Translator translator;
  private final CourseText course;

  LiveAnswerText() {
    UI ui = UI.getCurrent();
    Locale locale = ui.getLocale();
    translator = ui::getTranslation;
    course = new CourseText(locale, ruling -> RulingText.of(ruling, locale));
  }

  /** Returns the sentences of the course in the same language. */
  CourseText course() {
    return course;
  }

  /** Returns whether the task already says who is to move, as a puzzle's does. */
  boolean namesTurn(LiveQuestion question) {
    String turn =
        translator.translate(
            question.scene().turn() == Color.BLACK ? "lesson.black" : "lesson.white");
    return question.exercise().info().task().contains(turn);
  }

  /** Names an answer. */
  String of(LiveQuestion question, Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) ->
          move(Objects.requireNonNull(question.scene().position()), move);
      case Answer.Pick(Square square) -> square.toString();
      case Answer.Choose(int option) -> course.text(question.scene().options().get(option).label());
      default -> throw new IllegalArgumentException("not an answer of a live lesson: " + answer);
    };
  }

  /** Names a right answer and says why it is right. */
  String solution(LiveQuestion question, Answer.Try answer) {
    String why =
        answer instanceof Answer.Play(Move move)
                && question.exercise() instanceof Exercise.ReachGoal goal
                && goal.goal() instanceof Goal.Mate
            ? new MatePraise(translator).of(goal.position(), move)
            : SolutionReason.of(question.why(), course);
    return (translator.translate("live.solution", of(question, answer)) + " " + why).strip();
  }

  private String move(Position position, Move move) {
    Piece piece = Objects.requireNonNull(position.at(move.from()));
    CastlingSide side = CastlingSide.of(piece, move);
    if (side != null) {
      return translator.translate(
          side == CastlingSide.QUEENSIDE ? "live.move.long" : "live.move.short");
    }
    String key = position.at(move.to()) == null ? "live.move.to" : "live.move.takes";
    String from = isOnlyOne(position, piece, move) ? "" : ".from";
    String named =
        capitalized(
            translator.translate(key + from, PieceName.of(piece.role()), move.to(), move.from()));
    Role promotion = move.promotion();
    return promotion == null
        ? named
        : translator.translate("live.move.becomes", named, PieceName.of(promotion));
  }

  /** Returns whether no other piece of the kind can go to the same square. */
  private static boolean isOnlyOne(Position position, Piece piece, Move move) {
    return position.legalMoves().stream()
        .filter(other -> other.to() == move.to() && other.from() != move.from())
        .noneMatch(other -> piece.equals(position.at(other.from())));
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
