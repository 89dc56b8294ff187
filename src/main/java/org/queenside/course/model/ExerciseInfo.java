package org.queenside.course.model;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * The texts and settings that every kind of exercise has.
 *
 * @param id a stable name in kebab case, unique within its lesson
 * @param task the one thing to do, in one sentence
 * @param text at most three short sentences, or null
 * @param hints the author's hints, the gentlest first
 * @param right praise that says why the answer is right, or null
 * @param wrong the author's replies to wrong answers, by square, move or option number; {@code *}
 *     is for all others
 * @param concepts what the exercise practises, for mastery and review
 * @param misconceptions misconceptions that a wrong answer may show
 * @param orientation the side at the bottom of the board
 * @param dots whether the squares that a picked-up piece can go to are shown
 * @param coordinates whether the board shows its letters and numbers
 * @param language the language of the texts; {@link Locale#ROOT} if they are in the reader's
 *     language, or in that of a teacher who wrote them
 */
public record ExerciseInfo(
    String id,
    String task,
    @Nullable String text,
    List<String> hints,
    @Nullable String right,
    Map<String, String> wrong,
    List<String> concepts,
    List<Misconception> misconceptions,
    Color orientation,
    boolean dots,
    boolean coordinates,
    Locale language) {

  /** The key of the reply to wrong answers that have none of their own. */
  public static final String ANY = "*";

  public ExerciseInfo {
    hints = List.copyOf(hints);
    wrong = Map.copyOf(wrong);
    concepts = List.copyOf(concepts);
    misconceptions = List.copyOf(misconceptions);
  }

  /** Returns the texts of an exercise outside the course, which practises none of its concepts. */
  public static ExerciseInfo of(
      String id,
      String task,
      @Nullable String text,
      List<String> hints,
      @Nullable String right,
      Color orientation) {
    return new ExerciseInfo(
        id,
        task,
        text,
        hints,
        right,
        Map.of(),
        List.of(),
        List.of(),
        orientation,
        false,
        true,
        Locale.ROOT);
  }

  /** Returns the misconception that the exercise is about, or null if there are several or none. */
  public @Nullable Misconception onlyMisconception() {
    return misconceptions.size() == 1 ? misconceptions.getFirst() : null;
  }
}
