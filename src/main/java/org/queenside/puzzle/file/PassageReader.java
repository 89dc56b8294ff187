package org.queenside.puzzle.file;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;

/** Reads the parts of a file in one format. It has no state: several threads may share it. */
abstract class PassageReader {
  private static final int LONGEST_NAME = 60;

  /** Returns what the part is, or null if it is blank or meant for people. */
  final @Nullable Entry read(Passage passage) {
    try {
      return passage.cut() ? tooLong(passage) : readWhole(passage);
    } catch (BrokenPassage e) {
      return new Entry.Broken(passage.line() + e.linesBelow(), e.reason());
    }
  }

  abstract @Nullable Entry readWhole(Passage passage) throws BrokenPassage;

  Entry tooLong(Passage passage) {
    return new Entry.Broken(passage.line(), FileWords.say("line.long", TextLines.LONGEST));
  }

  /** Checks with the rules what a passage claims to be a mate in one. */
  static Entry proven(
      Passage passage, String name, Position position, @Nullable FileRating rating) {
    return position.matesInOne().isEmpty()
        ? new Entry.NoMate(passage.line())
        : new Entry.Mate(passage.line(), name(name, passage), position, rating);
  }

  static Position position(String fen) throws BrokenPassage {
    try {
      return switch (Fen.read(fen).position()) {
        case PositionResult.Valid(Position position) -> position;
        case PositionResult.Invalid(var problems) ->
            throw new BrokenPassage("position", SetupProblemWords.of(problems.getFirst()));
      };
    } catch (NotationException e) {
      throw new BrokenPassage("fen", e.offset() + 1, e.message());
    }
  }

  /** Names may be shown and stored anywhere: no control characters, not too long. */
  private static String name(String name, Passage passage) {
    StringBuilder clean = new StringBuilder();
    name.strip()
        .codePoints()
        .filter(c -> !Character.isISOControl(c) && Character.isDefined(c))
        .limit(LONGEST_NAME)
        .forEach(clean::appendCodePoint);
    return clean.isEmpty() ? Long.toString(passage.line()) : clean.toString();
  }

  /** Splits at white space of any length. */
  static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    for (String word : text.strip().split("\\s+")) {
      words.add(word);
    }
    return words;
  }
}
