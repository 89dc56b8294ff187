package org.queenside.school.paper.ui;

import com.vaadin.flow.component.UI;
import java.util.stream.Collectors;
import org.queenside.course.model.CourseText;
import org.queenside.school.paper.AnswerFormat;
import org.queenside.school.paper.GradedAnswer;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.ui.Translator;

/** What comes of an answer, in words and as a sign. */
final class GradeText {

  private final CourseText course;
  private final Translator words = UI.getCurrent()::getTranslation;

  GradeText(CourseText course) {
    this.course = course;
  }

  /** The sign of a mark: never colour alone. */
  static String sign(GradedAnswer.Grade mark) {
    return switch (mark) {
      case EMPTY -> "";
      case UNREADABLE -> "?";
      case BLANK -> "0";
      case WRONG -> "✗";
      case INCOMPLETE -> "…";
      case RIGHT -> "✓";
    };
  }

  /** Says what an answer is worth, and why. */
  String say(GradedAnswer marked, WorksheetTask task) {
    return switch (marked.mark()) {
      case EMPTY -> words.translate("paper.mark.empty");
      case UNREADABLE -> words.translate("paper.mark.unreadable", wanted(marked, task));
      case BLANK -> words.translate("paper.mark.blank");
      case WRONG -> words.translate("paper.mark.wrong", reasons(marked)).strip();
      case INCOMPLETE -> words.translate("paper.mark.incomplete");
      case RIGHT ->
          marked.faults().isEmpty()
              ? words.translate("paper.mark.right")
              : words.translate("paper.mark.right-but", marked.faults().size(), reasons(marked));
    };
  }

  private String reasons(GradedAnswer marked) {
    return marked.faults().stream()
        .map(fault -> course.text(fault.why()))
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private String wanted(GradedAnswer marked, WorksheetTask task) {
    return switch (marked.wanted()) {
      case MOVES -> words.translate("paper.wanted.moves");
      case FEWER_MOVES -> words.translate("paper.wanted.fewer");
      case SQUARES -> words.translate("paper.wanted.squares");
      case LETTER -> words.translate("paper.wanted.letter", last(task));
      case MATE_OR_MOVE -> words.translate("paper.wanted.mate");
      case SQUARES_OR_LETTER -> words.translate("paper.wanted.faults");
      case SIGN -> words.translate("paper.wanted.sign");
      case null -> "";
    };
  }

  private static String last(WorksheetTask task) {
    int options = task.writing() instanceof AnswerFormat.Letters(var all) ? all.size() : 1;
    return String.valueOf((char) ('A' + options - 1));
  }
}
