package org.queenside.puzzle.ui;

import java.util.List;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleService;
import org.queenside.ui.Translator;

/** Names the ways to choose puzzles. */
record PuzzleAddressLabel(Translator translator, PuzzleService puzzles) {

  /** Returns the name, short enough for a phone's top bar. */
  String of(PuzzleAddress path) {
    return switch (path.mode()) {
      case STEADY, TODAY, ASSIGNED -> translator.translate("puzzles.level");
      case STREAK -> translator.translate("puzzles.streak");
      case DAILY -> translator.translate("puzzles.daily");
      case MISSED -> translator.translate("puzzles.missed");
      case THEMED -> of(path.selection());
    };
  }

  private String of(PuzzleFilter selection) {
    List<PuzzleCollection> collections =
        selection.collection() == null ? List.of() : puzzles.collections();
    String chosen = PuzzleFilterText.of(selection, collections, translator::translate);
    return chosen.isEmpty() ? translator.translate("puzzles.headline") : chosen;
  }
}
