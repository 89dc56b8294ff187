package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * Which puzzles to choose from. Null or false means no restriction.
 *
 * @param pattern only this mate
 * @param side only with this side to move
 * @param fewMen only with {@link #FEW_MEN} pieces or fewer
 * @param collection only from this collection
 */
public record PuzzleFilter(
    @Nullable MatePattern pattern,
    @Nullable Color side,
    boolean fewMen,
    @Nullable PuzzleCollectionId collection) {

  /** The maximum number of pieces, including kings, that counts as few. */
  public static final int FEW_MEN = 7;

  /** Every puzzle. */
  public static final PuzzleFilter ALL = new PuzzleFilter(null, null, false, null);

  private static final String FEW = "few";
  private static final String COLLECTION = "c";

  /** Returns puzzles with this mate. */
  public static PuzzleFilter of(MatePattern pattern) {
    return new PuzzleFilter(pattern, null, false, null);
  }

  /** Returns puzzles with this side to move. */
  public static PuzzleFilter of(Color side) {
    return new PuzzleFilter(null, side, false, null);
  }

  /** Returns puzzles with few pieces. */
  public static PuzzleFilter ofFewMen() {
    return new PuzzleFilter(null, null, true, null);
  }

  /** Returns puzzles of this collection. */
  public static PuzzleFilter of(PuzzleCollectionId collection) {
    return new PuzzleFilter(null, null, false, collection);
  }

  /**
   * Reads a filter from an address, as {@link #toString} writes it.
   *
   * @return the filter, or null if the text is not valid
   */
  public static @Nullable PuzzleFilter parse(String text) {
    PuzzleFilter read = ALL;
    for (String word : text.isEmpty() ? List.<String>of() : List.of(text.split("\\.", -1))) {
      read = read.with(word);
      if (read == null) {
        return null;
      }
    }
    return read.toString().equals(text) ? read : null;
  }

  private @Nullable PuzzleFilter with(String word) {
    if (word.equals(FEW)) {
      return new PuzzleFilter(pattern, side, true, collection);
    }
    if (word.matches(COLLECTION + "[1-9][0-9]{0,17}")) {
      PuzzleCollectionId id = new PuzzleCollectionId(Long.parseLong(word.substring(1)));
      return new PuzzleFilter(pattern, side, fewMen, id);
    }
    for (Color each : Color.values()) {
      if (word.equals(word(each))) {
        return new PuzzleFilter(pattern, each, fewMen, collection);
      }
    }
    for (MatePattern each : MatePattern.values()) {
      if (word.equals(word(each))) {
        return new PuzzleFilter(each, side, fewMen, collection);
      }
    }
    return null;
  }

  /** Returns the filter as text for an address: {@code back-rank.white.few.c2}; empty for all. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    if (pattern != null) {
      words.add(word(pattern));
    }
    if (side != null) {
      words.add(word(side));
    }
    if (fewMen) {
      words.add(FEW);
    }
    if (collection != null) {
      words.add(COLLECTION + collection);
    }
    return String.join(".", words);
  }

  private static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
