package org.queenside.paper.ui;

import com.vaadin.flow.component.UI;
import java.util.stream.Collectors;
import org.queenside.course.CourseText;
import org.queenside.look.Words;
import org.queenside.paper.Marked;
import org.queenside.paper.PaperTask;
import org.queenside.paper.Writing;

/** What comes of an answer, in words and as a sign. */
final class MarkText {

  private final CourseText course;
  private final Words words = UI.getCurrent()::getTranslation;

  MarkText(CourseText course) {
    this.course = course;
  }

  /** The sign of a mark: never colour alone. */
  static String sign(Marked.Mark mark) {
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
  String say(Marked marked, PaperTask task) {
    return switch (marked.mark()) {
      case EMPTY -> words.say("paper.mark.empty");
      case UNREADABLE -> words.say("paper.mark.unreadable", wanted(marked, task));
      case BLANK -> words.say("paper.mark.blank");
      case WRONG -> words.say("paper.mark.wrong", reasons(marked)).strip();
      case INCOMPLETE -> words.say("paper.mark.incomplete");
      case RIGHT ->
          marked.faults().isEmpty()
              ? words.say("paper.mark.right")
              : words.say("paper.mark.right-but", marked.faults().size(), reasons(marked));
    };
  }

  private String reasons(Marked marked) {
    return marked.faults().stream()
        .map(fault -> course.words(fault.why()))
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private String wanted(Marked marked, PaperTask task) {
    return switch (marked.wanted()) {
      case MOVES -> words.say("paper.wanted.moves");
      case FEWER_MOVES -> words.say("paper.wanted.fewer");
      case SQUARES -> words.say("paper.wanted.squares");
      case LETTER -> words.say("paper.wanted.letter", last(task));
      case MATE_OR_MOVE -> words.say("paper.wanted.mate");
      case SQUARES_OR_LETTER -> words.say("paper.wanted.faults");
      case SIGN -> words.say("paper.wanted.sign");
      case null -> "";
    };
  }

  private static String last(PaperTask task) {
    int options = task.writing() instanceof Writing.Letters(var all) ? all.size() : 1;
    return String.valueOf((char) ('A' + options - 1));
  }
}
