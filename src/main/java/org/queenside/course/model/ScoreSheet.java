package org.queenside.course.model;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.chess.Color;

/**
 * A score sheet.
 *
 * @param at how many of its moves are on the board
 * @param notation the one to show first; every entry may be shown in others too
 * @param use what a press on an entry means
 */
public record ScoreSheet(List<Entry> entries, int at, Notation notation, Purpose use)
    implements SideContent {

  /** What the entries are for, besides being read. */
  public enum Purpose {
    /** Nothing. */
    READ,
    /** To see the position after that move. */
    REPLAY,
    /** To be named as the answer; the moves before and after can be gone through. */
    PICK
  }

  /** How an entry stands out. */
  public enum EntryMark {
    NONE,
    /** Still to be written. */
    OPEN,
    /** Found to be wrong. */
    WRONG,
    /** Mended. */
    MENDED
  }

  /**
   * One move on the sheet.
   *
   * @param number the number before White's move and Black's
   * @param texts the move in every notation that is offered
   */
  public record Entry(int number, Color side, Map<Notation, String> texts, EntryMark mark) {
    public Entry {
      texts = Map.copyOf(texts);
    }
  }

  public ScoreSheet {
    entries = List.copyOf(entries);
  }

  /** Returns the notations that every entry is written in, in their order. */
  public Set<Notation> notations() {
    Set<Notation> notations = EnumSet.allOf(Notation.class);
    entries.forEach(entry -> notations.retainAll(entry.texts().keySet()));
    return notations;
  }

  /** Returns a sheet of all moves of a game, each in all of the notations. */
  public static ScoreSheet of(
      GameScore score, int at, Notation first, Set<Notation> notations, Purpose use) {
    List<Entry> entries =
        IntStream.range(0, score.size()).mapToObj(index -> entry(score, index, notations)).toList();
    return new ScoreSheet(entries, at, first, use);
  }

  private static Entry entry(GameScore score, int index, Set<Notation> notations) {
    Map<Notation, String> texts = new EnumMap<>(Notation.class);
    notations.forEach(notation -> texts.put(notation, score.written(index, notation)));
    return new Entry(score.number(index), score.side(index), texts, EntryMark.NONE);
  }
}
