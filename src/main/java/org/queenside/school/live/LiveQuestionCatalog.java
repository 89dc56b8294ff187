package org.queenside.school.live;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Lesson;
import org.queenside.puzzle.PuzzleExercise;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.store.RecordNotFoundException;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;

/** Finds questions for live lessons. */
@Component
public class LiveQuestionCatalog {

  /** The prefix of a position's name, before its FEN. */
  private static final String POSITION = "fen/";

  /** The prefix of a question for any move, before the side at the bottom and the FEN. */
  private static final String ANY_MOVE = "move/";

  private final ItemResolver items;
  private final Map<String, List<String>> ofLessons = new ConcurrentHashMap<>();

  LiveQuestionCatalog(ItemResolver items) {
    this.items = items;
  }

  /**
   * Finds a question. Like {@link ItemResolver#exercise}, it doesn't check access.
   *
   * @param item its name in the attempt log
   * @param locale the language of its texts
   * @return the question, or null if it doesn't exist or needs more than one answer
   */
  public @Nullable LiveQuestion find(String item, Locale locale) {
    MessageBundle words = MessageBundle.of("vaadin-i18n.translations", locale);
    Exercise exercise =
        item.startsWith(POSITION)
            ? mate(item.substring(POSITION.length()), words)
            : item.startsWith(ANY_MOVE)
                ? anyMove(
                    item.charAt(ANY_MOVE.length()), item.substring(ANY_MOVE.length() + 2), words)
                : items.exercise(item, locale);
    return exercise == null ? null : LiveQuestion.of(exercise);
  }

  /** Finds a question of which only the position and the answers matter. */
  public @Nullable LiveQuestion find(String item) {
    return find(item, Locale.ENGLISH);
  }

  /** Returns whether a question is about a teacher's own position. */
  static boolean isPosition(String item) {
    return item.startsWith(POSITION) || isAnyMove(item);
  }

  /** Returns whether a question asks for any move, none of which is wrong. */
  static boolean isAnyMove(String item) {
    return item.startsWith(ANY_MOVE);
  }

  /** Returns the question for any move in a position, by its name. */
  static String anyMoveItem(Position position, Color front) {
    return ANY_MOVE + front.letter() + "/" + position;
  }

  private static @Nullable Exercise anyMove(char front, String fen, MessageBundle words) {
    Position position = Position.lessonFromFen(fen);
    String key = position.turn() == Color.WHITE ? "live.move.white" : "live.move.black";
    Color side = front == Color.WHITE.letter() ? Color.WHITE : Color.BLACK;
    return position.hasLegalMove()
        ? new Exercise.ReachGoal(
            ExerciseInfo.of(fen, words.get(key), null, List.of(), null, side),
            position,
            RulingContext.impliedBy(position),
            LiveQuestion.ANY_MOVE,
            1,
            List.of())
        : null;
  }

  /** Returns the question for the mate in one in a position, by its name. */
  public static String item(Position position) {
    return POSITION + position;
  }

  private static @Nullable Exercise mate(String fen, MessageBundle words) {
    try {
      Position position = Position.fromFen(fen);
      return position.matesInOne().isEmpty()
          ? null
          : PuzzleExercise.of(fen, position, List.of(), words::get);
    } catch (IllegalArgumentException _) {
      return null;
    }
  }

  /**
   * Returns whether the signed-in teacher may ask a question.
   *
   * @throws RecordNotFoundException if it is another teacher's private exercise
   */
  boolean mayBeAsked(String item) {
    boolean isOpen = isPosition(item) || items.mayBeAssigned(item);
    return isOpen && find(item) != null;
  }

  /** Lists the exercises of a lesson that can be asked, as names in the attempt log. */
  public List<String> of(Lesson lesson) {
    return ofLessons.computeIfAbsent(
        lesson.id(),
        _ ->
            lesson.exercises().stream()
                .filter(exercise -> LiveQuestion.of(exercise) != null)
                .map(lesson::item)
                .toList());
  }
}
