package org.queenside.paper.ui;

import com.vaadin.flow.component.UI;
import java.util.List;
import java.util.stream.Collectors;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.CourseText;
import org.queenside.look.AnswerBox;
import org.queenside.look.Words;
import org.queenside.paper.Key;
import org.queenside.paper.PaperTask;
import org.queenside.paper.Writing;

/** Keys in words. */
final class KeyText {

  private final CourseText course;
  private final Words words = UI.getCurrent()::getTranslation;

  KeyText(CourseText course) {
    this.course = course;
  }

  /** Says what is right. */
  String say(Key key, PaperTask task) {
    return switch (key) {
      case Key.OneOf(List<String> answers, boolean complete) -> oneOf(answers, complete);
      case Key.AllOf(List<String> answers) -> String.join(", ", answers);
      case Key.InOrder(List<String> answers) -> String.join(", ", answers);
      case Key.Letter(int option) -> letter(option, task);
      case Key.Mate() -> words.say("paper.key.mate");
      case Key.WaysOut(List<String> answers) ->
          words.say("paper.key.ways-out", String.join(words.say("paper.key.or"), answers));
      case Key.WrongWayRound() -> words.say("paper.key.turned");
      case Key.Faults(List<SquareSet> squares) ->
          squares.stream().map(KeyText::fault).collect(Collectors.joining(", "));
      case Key.Picture _ -> words.say("paper.key.picture");
      case Key.Corrected(List<Key.Correction> entries) ->
          entries.stream()
              .map(entry -> entry.label() + " " + entry.right())
              .collect(Collectors.joining(", "));
    };
  }

  private String oneOf(List<String> answers, boolean complete) {
    String listed = String.join(words.say("paper.key.or"), answers);
    return complete ? listed : words.say("paper.key.others", listed);
  }

  private String letter(int option, PaperTask task) {
    char letter = (char) ('A' + option);
    return task.writing() instanceof Writing.Letters(var options)
        ? words.say(
            "paper.key.letter",
            String.valueOf(letter),
            AnswerBox.plain(course.words(options.get(option).label())))
        : String.valueOf(letter);
  }

  private static String fault(SquareSet squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining("–"));
  }
}
