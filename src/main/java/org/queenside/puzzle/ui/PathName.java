package org.queenside.puzzle.ui;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.look.Words;
import org.queenside.puzzle.Collection;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.Selection;

/** What a way of choosing puzzles is called. */
final class PathName {

  private final Words words;
  private final Puzzles puzzles;

  PathName(Words words, Puzzles puzzles) {
    this.words = words;
    this.puzzles = puzzles;
  }

  /** Returns the name, short enough for the bar of a phone. */
  String of(PuzzlePath path) {
    return switch (path.mode()) {
      case STEADY, TODAY, ASSIGNED -> words.say("puzzles.level");
      case STREAK -> words.say("puzzles.streak");
      case DAILY -> words.say("puzzles.daily");
      case MISSED -> words.say("puzzles.missed");
      case THEMED -> of(path.selection());
    };
  }

  private String of(Selection selection) {
    List<String> parts = new ArrayList<>();
    if (selection.pattern() != null) {
      parts.add(words.say(PatternKey.NAME.of(selection.pattern())));
    }
    if (selection.fewMen()) {
      parts.add(words.say("puzzles.few"));
    }
    if (selection.side() != null) {
      parts.add(words.say(selection.side() == Color.WHITE ? "puzzles.white" : "puzzles.black"));
    }
    if (selection.collection() != null) {
      puzzles.collections().stream()
          .filter(each -> each.id().equals(selection.collection()))
          .map(Collection::name)
          .forEach(parts::add);
    }
    return parts.isEmpty() ? words.say("puzzles.headline") : String.join(", ", parts);
  }
}
