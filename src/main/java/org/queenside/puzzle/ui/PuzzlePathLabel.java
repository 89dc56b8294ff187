package org.queenside.puzzle.ui;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleService;
import org.queenside.ui.Translator;

/** The name of a way to choose puzzles. */
final class PuzzlePathLabel {

  private final Translator words;
  private final PuzzleService puzzles;

  PuzzlePathLabel(Translator words, PuzzleService puzzles) {
    this.words = words;
    this.puzzles = puzzles;
  }

  /** Returns the name, short enough for the bar of a phone. */
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
    List<String> parts = new ArrayList<>();
    if (selection.pattern() != null) {
      parts.add(words.translate(PatternMessageKey.NAME.of(selection.pattern())));
    }
    if (selection.fewMen()) {
      parts.add(words.translate("puzzles.few"));
    }
    if (selection.side() != null) {
      parts.add(
          words.translate(selection.side() == Color.WHITE ? "puzzles.white" : "puzzles.black"));
    }
    if (selection.collection() != null) {
      puzzles.collections().stream()
          .filter(each -> each.id().equals(selection.collection()))
          .map(PuzzleCollection::name)
          .forEach(parts::add);
    }
    return parts.isEmpty() ? words.translate("puzzles.headline") : String.join(", ", parts);
  }
}
