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
 * @param at the number of its moves on the board
 * @param notation the notation to show first; entries can be shown in others too
 * @param use what a click on an entry means
 */
public record ScoreSheet(List<Entry> entries, int at, Notation notation, Purpose use)
    implements SideContent {

  /** What a learner does with the entries besides reading them. */
  public enum Purpose {
    /** Nothing. */
    READ,
    /** Goes to the position after that move. */
    REPLAY,
    /** Chooses it as the answer; the moves can be replayed too. */
    PICK
  }

  /** How an entry is highlighted. */
  public enum EntryMark {
    NONE,
    /** Not written yet. */
    OPEN,
    /** Found by the learner and wrong. */
    WRONG,
    /** Corrected by the learner. */
    CORRECTED
  }

  /**
   * One move on the sheet.
   *
   * @param number the move number, the same for White's move and Black's
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

  /** Returns the notations in which every entry is written, in order. */
  public Set<Notation> notations() {
    Set<Notation> notations = EnumSet.allOf(Notation.class);
    entries.forEach(entry -> notations.retainAll(entry.texts().keySet()));
    return notations;
  }

  /** Returns a sheet with all moves of a game, each in all given notations. */
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
