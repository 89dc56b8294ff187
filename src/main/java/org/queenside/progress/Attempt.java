package org.queenside.progress;

import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.text.TextSanitizer;

/**
 * One thing a learner did with an item, such as answering, taking a hint or skipping it. The log
 * adds the time.
 *
 * <p>An attempt has its own id, so recording the same one again, after a failure or because of a
 * repeated request, has no effect.
 *
 * @param id the attempt's own id
 * @param item the item, such as {@code rook/first-move}; at most 120 characters
 * @param tried what the learner did, such as {@code a2a7}; free text, cut to 100 characters
 * @param reason the code of the broken rule, or null; at most 60 characters
 * @param misconception the code of the misconception it shows, or null; at most 60 characters
 * @param effort the effort for the item so far, including this attempt
 * @param stars the stars earned, 0 to 3; null unless the attempt finishes the item
 * @param position what was on the board: the first four fields of a FEN, or only the first if it
 *     isn't a position of a game; null if there was no board; at most 100 characters
 */
public record Attempt(
    UUID id,
    String item,
    String tried,
    Outcome outcome,
    @Nullable String reason,
    @Nullable String misconception,
    Effort effort,
    @Nullable Integer stars,
    @Nullable String position) {

  /** What is logged as tried if only its result is known, from paper. */
  public static final String ON_PAPER = "on paper";

  /** The outcome of an attempt. */
  public enum Outcome {
    /** The right answer. The item is done. */
    SOLVED,
    /** A possible answer, but not the right one. */
    WRONG,
    /** An illegal move. */
    REFUSED,
    /** A hint was taken. */
    HINT,
    /** The answer was shown on request. The item is done, without stars. */
    SHOWN,
    /** The learner continued without answering. */
    SKIPPED;

    static Outcome of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Returns the name in the database. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    boolean finishes() {
      return switch (this) {
        case SOLVED, SHOWN -> true;
        case WRONG, REFUSED, HINT, SKIPPED -> false;
      };
    }

    boolean isTry() {
      return switch (this) {
        case SOLVED, WRONG, REFUSED -> true;
        case HINT, SHOWN, SKIPPED -> false;
      };
    }
  }

  private static final int LONGEST_ITEM = 120;
  private static final int LONGEST_TRIED = 100;
  private static final int LONGEST_CODE = 60;
  private static final int LONGEST_POSITION = 100;

  /** Shortens the learner's input and checks the program's values. */
  public Attempt {
    requireName("item", item, LONGEST_ITEM);
    requireName("reason", reason, LONGEST_CODE);
    requireName("misconception", misconception, LONGEST_CODE);
    requireName("position", position, LONGEST_POSITION);
    tried = TextSanitizer.truncate(tried, LONGEST_TRIED);
    if ((stars != null) != outcome.finishes()) {
      throw new IllegalArgumentException("outcome " + outcome + " with stars " + stars);
    }
    if (stars != null && (stars < 0 || stars > Stars.MOST)) {
      throw new IllegalArgumentException("stars out of range: " + stars);
    }
  }

  /** Checks a name or a code, if there is one. A long or odd one is an error in a lesson. */
  private static void requireName(String what, @Nullable String name, int longest) {
    if (name != null
        && (name.isBlank()
            || name.length() > longest
            || !name.equals(TextSanitizer.truncate(name, longest)))) {
      throw new IllegalArgumentException(
          "%s must have 1 to %d printable characters: %s".formatted(what, longest, name));
    }
  }

  /** Returns a right answer with the stars it earns. */
  public static Attempt solved(String item, String tried, Effort effort, int stars) {
    return of(item, tried, Outcome.SOLVED, null, null, effort, stars);
  }

  /** Returns a possible but wrong answer, with the code of the misconception it shows, if any. */
  public static Attempt wrong(
      String item, String tried, Effort effort, @Nullable String misconception) {
    return of(item, tried, Outcome.WRONG, null, misconception, effort, null);
  }

  /**
   * Returns an illegal move, with the code of the broken rule and the misconception it shows, if
   * any.
   */
  public static Attempt refused(
      String item, String tried, Effort effort, String reason, @Nullable String misconception) {
    return of(item, tried, Outcome.REFUSED, reason, misconception, effort, null);
  }

  /** Returns a hint. */
  public static Attempt hint(String item, Effort effort) {
    return of(item, "", Outcome.HINT, null, null, effort, null);
  }

  /** Returns the answer shown on request, which earns no stars. */
  public static Attempt shown(String item, Effort effort) {
    return of(item, "", Outcome.SHOWN, null, null, effort, 0);
  }

  /** Returns an item skipped without an answer. */
  public static Attempt skipped(String item, Effort effort) {
    return of(item, "", Outcome.SKIPPED, null, null, effort, null);
  }

  /**
   * Returns the same attempt with the position in which it was made.
   *
   * @param position as in {@link #position}, or null if there was no board
   */
  public Attempt withPosition(@Nullable String position) {
    return new Attempt(id, item, tried, outcome, reason, misconception, effort, stars, position);
  }

  /** Returns the same attempt with another id. */
  public Attempt withId(UUID id) {
    return new Attempt(id, item, tried, outcome, reason, misconception, effort, stars, position);
  }

  private static Attempt of(
      String item,
      String tried,
      Outcome outcome,
      @Nullable String reason,
      @Nullable String misconception,
      Effort effort,
      @Nullable Integer stars) {
    return new Attempt(newId(), item, tried, outcome, reason, misconception, effort, stars, null);
  }

  /** Ids in the order of time (RFC 9562, version 7) are written side by side in the index. */
  private static UUID newId() {
    UUID random = UUID.randomUUID();
    long versionAndRandom = 0x7000 | random.getMostSignificantBits() & 0xFFF;
    return new UUID(
        System.currentTimeMillis() << Short.SIZE | versionAndRandom,
        random.getLeastSignificantBits());
  }
}
