package org.queenside.puzzle.format;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.NotationException;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;

/** Reads games in PGN; their start positions are the puzzles. */
final class PgnEntryParser extends EntryParser {
  /** The tag for the name in our own files. */
  static final String NAME = "PuzzleId";

  /** The beginning of messages of the PGN reader. */
  private static final Pattern PLACE = Pattern.compile("line (\\d+), column \\d+: ");

  @Override
  @Nullable ParsedEntry readWhole(RawEntry passage) throws EntryFormatException {
    if (passage.text().isBlank()) {
      return null;
    }
    try {
      List<PgnGame> games = Pgn.read(passage.text());
      return games.isEmpty()
          ? null
          : proven(passage, name(games.getFirst().tags()), games.getFirst().start(), null);
    } catch (NotationException e) {
      throw broken(e.message());
    }
  }

  @Override
  ParsedEntry tooLong(RawEntry passage) {
    return new ParsedEntry.Broken(
        passage.line(), MESSAGES.get("line.game-long", PgnGameSplitter.LONGEST));
  }

  private static String name(Map<String, String> tags) {
    String event = tags.getOrDefault("Event", "?");
    return tags.getOrDefault(NAME, event.equals("?") ? "" : event);
  }

  private static EntryFormatException broken(String message) {
    Matcher place = PLACE.matcher(message);
    boolean placed = place.lookingAt();
    String reason = MESSAGES.get("line.game", placed ? message.substring(place.end()) : message);
    return new EntryFormatException(placed ? Integer.parseInt(place.group(1)) - 1 : 0, reason);
  }
}
