package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.queenside.board.RulingText;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.run.ExerciseRun;

/** The board explains a refused move only with words that the lessons have explained. */
class RefusalWordsTest {
  private static final Course COURSE = CourseLoader.load(null).course();

  /** A king that goes two squares tries to castle, and the board has to say so. */
  private static final String NAMED_BY_THE_MOVE = "castling";

  @TestFactory
  Stream<DynamicTest> noRefusalHasAWordFromALaterLesson() {
    return COURSE.path().stream()
        .map(
            lesson ->
                DynamicTest.dynamicTest(lesson.id(), () -> assertThat(tooEarly(lesson)).isEmpty()));
  }

  private static List<String> tooEarly(Lesson lesson) {
    List<String> later = laterWords(lesson);
    if (later.isEmpty()) {
      return List.of();
    }
    String words = "(?i).*\\b(" + String.join("|", later) + ")\\b.*";
    return lesson.path().stream()
        .map(ExerciseRun::start)
        .filter(run -> isMove(run.exercise()))
        .flatMap(run -> Stream.ofNullable(run.scene().position()))
        .flatMap(RefusalWordsTest::refusals)
        .distinct()
        .filter(sentence -> sentence.matches(words))
        .toList();
  }

  private static boolean isMove(Exercise exercise) {
    return exercise instanceof Exercise.ReachGoal
        || exercise instanceof Exercise.SoloTask
        || exercise instanceof Exercise.Script;
  }

  private static List<String> laterWords(Lesson lesson) {
    List<String> order = COURSE.path().stream().map(Lesson::id).toList();
    return CourseWordingTest.GLOSSARY.entrySet().stream()
        .filter(word -> !word.getValue().equals(NAMED_BY_THE_MOVE))
        .filter(word -> order.indexOf(word.getValue()) > order.indexOf(lesson.id()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Stream<String> refusals(Position position) {
    return position.pieces(position.turn()).stream()
        .flatMap(from -> Stream.of(Square.values()).map(to -> Move.of(from, to)))
        .map(move -> Ruling.of(position, move))
        .filter(Ruling.Illegal.class::isInstance)
        .map(ruling -> RulingText.of((Ruling.Illegal) ruling, Locale.ENGLISH))
        .map(sentence -> sentence.replaceAll("\\*\\*[a-h][1-8]\\*\\*", "…"));
  }
}
