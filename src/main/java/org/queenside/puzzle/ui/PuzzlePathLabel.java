package org.queenside.puzzle.ui;

import java.util.List;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleService;
import org.queenside.ui.Translator;

/** Names the ways to choose puzzles. */
final class PuzzlePathLabel {

  private final Translator words;
  private final PuzzleService puzzles;

  PuzzlePathLabel(Translator words, PuzzleService puzzles) {
    this.words = words;
    this.puzzles = puzzles;
  }

  /** Returns the name, short enough for a phone's top bar. */
  String of(PuzzlePath path) {
    return switch (path.mode()) {
      case STEADY, TODAY, ASSIGNED -> words.translate("puzzles.level");
      case STREAK -> words.translate("puzzles.streak");
      case DAILY -> words.translate("puzzles.daily");
      case MISSED -> words.translate("puzzles.missed");
      case THEMED -> of(path.selection());
    };
  }

  private String of(PuzzleFilter selection) {
    List<PuzzleCollection> collections =
        selection.collection() == null ? List.of() : puzzles.collections();
    String chosen = PuzzleFilterText.of(selection, collections, words::translate);
    return chosen.isEmpty() ? words.translate("puzzles.headline") : chosen;
  }
}
