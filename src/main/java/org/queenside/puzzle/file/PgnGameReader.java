package org.queenside.puzzle.file;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.NotationException;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;

/** Reads games in PGN: what counts is the position in which a game begins. */
final class PgnGameReader extends PassageReader {
  /** The tag in which our own files keep the name. */
  static final String NAME = "PuzzleId";

  /** How messages of the PGN reader begin. */
  private static final Pattern PLACE = Pattern.compile("line (\\d+), column \\d+: ");

  @Override
  @Nullable Entry readWhole(Passage passage) throws BrokenPassage {
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
  Entry tooLong(Passage passage) {
    return new Entry.Broken(passage.line(), FileWords.say("line.game-long", GamePassages.LONGEST));
  }

  private static String name(Map<String, String> tags) {
    String event = tags.getOrDefault("Event", "?");
    return tags.getOrDefault(NAME, event.equals("?") ? "" : event);
  }

  private static BrokenPassage broken(String message) {
    Matcher place = PLACE.matcher(message);
    boolean placed = place.lookingAt();
    String reason = FileWords.say("line.game", placed ? message.substring(place.end()) : message);
    return new BrokenPassage(placed ? Integer.parseInt(place.group(1)) - 1 : 0, reason);
  }
}
