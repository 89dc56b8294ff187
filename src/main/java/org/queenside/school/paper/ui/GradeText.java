package org.queenside.school.paper.ui;

import com.vaadin.flow.component.UI;
import java.util.stream.Collectors;
import org.queenside.course.model.CourseText;
import org.queenside.course.print.AnswerFormat;
import org.queenside.school.paper.GradedAnswer;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.ui.Translator;

/** Describes the grade of an answer in words and as a sign. */
final class GradeText {

  private final CourseText course;
  private final Translator translator = UI.getCurrent()::getTranslation;

  GradeText(CourseText course) {
    this.course = course;
  }

  /** Returns the sign of a grade, so that colour isn't the only clue. */
  static String sign(GradedAnswer.Grade grade) {
    return switch (grade) {
      case EMPTY -> "";
      case UNREADABLE -> "?";
      case BLANK -> "0";
      case WRONG -> "✗";
      case INCOMPLETE -> "…";
      case RIGHT -> "✓";
    };
  }

  /** Describes the grade and its reasons. */
  String describe(GradedAnswer graded, WorksheetTask task) {
    return switch (graded.grade()) {
      case EMPTY -> translator.translate("paper.mark.empty");
      case UNREADABLE -> translator.translate("paper.mark.unreadable", wanted(graded, task));
      case BLANK -> translator.translate("paper.mark.blank");
      case WRONG -> translator.translate("paper.mark.wrong", reasons(graded)).strip();
      case INCOMPLETE -> translator.translate("paper.mark.incomplete");
      case RIGHT ->
          graded.faults().isEmpty()
              ? translator.translate("paper.mark.right")
              : translator.translate(
                  "paper.mark.right-but", graded.faults().size(), reasons(graded));
    };
  }

  private String reasons(GradedAnswer graded) {
    return graded.faults().stream()
        .map(fault -> course.text(fault.why()))
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private String wanted(GradedAnswer graded, WorksheetTask task) {
    return switch (graded.wanted()) {
      case MOVES -> translator.translate("paper.wanted.moves");
      case FEWER_MOVES -> translator.translate("paper.wanted.fewer");
      case SQUARES -> translator.translate("paper.wanted.squares");
      case LETTER -> translator.translate("paper.wanted.letter", last(task));
      case MATE_OR_MOVE -> translator.translate("paper.wanted.mate");
      case SQUARES_OR_LETTER -> translator.translate("paper.wanted.faults");
      case SIGN -> translator.translate("paper.wanted.sign");
      case null -> "";
    };
  }

  private static String last(WorksheetTask task) {
    int options = task.writing() instanceof AnswerFormat.Letters(var all) ? all.size() : 1;
    return String.valueOf((char) ('A' + options - 1));
  }
}
