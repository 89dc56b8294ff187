package org.queenside.school.paper.ui;

import com.vaadin.flow.component.UI;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.queenside.board.LocalNotation;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.CourseText;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.text.ListText;
import org.queenside.ui.CommaList;
import org.queenside.ui.Notice;
import org.queenside.ui.Translator;

/** Describes answer keys in words. */
final class AnswerKeyText {

  private final CourseText course;
  private final Translator translator = UI.getCurrent()::getTranslation;
  private final Locale locale = UI.getCurrent().getLocale();

  AnswerKeyText(CourseText course) {
    this.course = course;
  }

  /** Describes the answer to a task. */
  String describe(AnswerKey key, WorksheetTask task) {
    return switch (key) {
      case AnswerKey.OneOf(List<String> answers, boolean complete) -> oneOf(answers, complete);
      case AnswerKey.AllOf(List<String> answers) -> CommaList.of(local(answers), locale);
      case AnswerKey.InOrder(List<String> answers) -> CommaList.of(local(answers), locale);
      case AnswerKey.Letter(int option) -> letter(option, task);
      case AnswerKey.Mate() -> translator.translate("paper.key.mate");
      case AnswerKey.WaysOut(List<String> answers) ->
          translator.translate("paper.key.ways-out", ListText.or(local(answers), locale));
      case AnswerKey.BoardTurned() -> translator.translate("paper.key.turned");
      case AnswerKey.Faults(List<SquareSet> squares) ->
          CommaList.of(squares.stream().map(AnswerKeyText::fault).toList(), locale);
      case AnswerKey.Picture _ -> translator.translate("paper.key.picture");
      case AnswerKey.Corrected(List<AnswerKey.Correction> entries) ->
          CommaList.of(
              local(entries.stream().map(entry -> entry.label() + " " + entry.right()).toList()),
              locale);
    };
  }

  private List<String> local(List<String> moves) {
    PieceLetters letters = LocalNotation.letters(locale);
    return moves.stream().map(letters::writeMoves).toList();
  }

  private String oneOf(List<String> answers, boolean complete) {
    String listed = ListText.or(local(answers), locale);
    return complete ? listed : translator.translate("paper.key.others", listed);
  }

  private String letter(int option, WorksheetTask task) {
    char letter = (char) ('A' + option);
    return task.writing() instanceof AnswerFormat.Letters(var options)
        ? translator.translate(
            "paper.key.letter",
            String.valueOf(letter),
            Notice.plain(course.text(options.get(option).label())))
        : String.valueOf(letter);
  }

  private static String fault(SquareSet squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining("–"));
  }
}
