package org.queenside.course.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * What every exercise has, of whatever kind.
 *
 * @param id stable name in kebab case, unique in its lesson
 * @param task the one thing to do, in one sentence
 * @param text at most three short sentences, or null
 * @param hints the author's hints, from the gentlest to the plainest
 * @param right why the answer is right, said as praise, or null
 * @param wrong the author's own answers to wrong tries, by square, move or number of the option;
 *     {@code *} stands for every other try
 * @param concepts what the exercise practises, for mastery and review
 * @param misconceptions false beliefs that a wrong answer may show
 * @param orientation the side that sits at the lower edge of the board
 * @param dots whether the squares a picked up piece can reach are shown
 * @param coordinates whether the board shows its letters and numbers
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
    boolean coordinates) {

  /** Stands for every wrong try that the author did not foresee. */
  public static final String ANY = "*";

  public ExerciseInfo {
    hints = List.copyOf(hints);
    wrong = Map.copyOf(wrong);
    concepts = List.copyOf(concepts);
    misconceptions = List.copyOf(misconceptions);
  }

  /** Returns the one false belief that the exercise is about, or null if there are more or none. */
  public @Nullable Misconception onlyMisconception() {
    return misconceptions.size() == 1 ? misconceptions.getFirst() : null;
  }
}
