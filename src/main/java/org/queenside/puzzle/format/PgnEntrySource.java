package org.queenside.puzzle.format;

import static org.queenside.puzzle.format.EntryParser.MESSAGES;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnProblem;
import org.queenside.chess.pgn.PgnReader;
import org.queenside.chess.pgn.PgnReading;

/** Reads games in PGN; their start positions are the puzzles. */
final class PgnEntrySource extends EntrySource {
  /** The tag for the name in our own files. */
  static final String NAME = "PuzzleId";

  /** The maximum number of bytes kept of a line. */
  static final int LONGEST_LINE = 1 << 20;

  private final PgnReader games = new PgnReader(lines);
  private long count;

  PgnEntrySource(InputStream in) {
    super(new TextLineReader(in, LONGEST_LINE));
  }

  @Override
  @Nullable Supplier<@Nullable ParsedEntry> next() throws IOException {
    PgnReading reading = games.next();
    if (reading == null) {
      return null;
    }
    count++;
    return switch (reading) {
      case PgnReading.Refused(PgnProblem problem) -> {
        ParsedEntry broken = new ParsedEntry.Broken(problem.line(), count, reason(problem));
        yield () -> broken;
      }
      case PgnReading.Game game -> entry(game);
    };
  }

  /** Keeps only what's needed of the game, because many are read before one is checked. */
  private Supplier<@Nullable ParsedEntry> entry(PgnReading.Game game) {
    Entry entry = new Entry(game.line(), count, name(game.game().tags()), null, note(game));
    Position start = game.game().start();
    String fen = game.fen();
    return () -> EntryParser.proven(entry, start, fen);
  }

  private static String name(Map<String, String> tags) {
    String event = tags.getOrDefault("Event", "?");
    return tags.getOrDefault(NAME, event.equals("?") ? "" : event);
  }

  private static String reason(PgnProblem problem) {
    return problem.move()
        ? MESSAGES.get("line.no-game", problem.excerpt())
        : MESSAGES.get("line.game", problem.message());
  }

  /** Returns what was skipped of a game, or an empty text. */
  private static String note(PgnReading.Game game) {
    PgnProblem problem = game.problem();
    if (problem == null) {
      return "";
    }
    String excerpt = problem.excerpt();
    String skipped =
        MESSAGES.get(
            problem.move()
                ? "line.skipped-moves"
                : excerpt.isEmpty() ? "line.skipped" : "line.skipped-at",
            problem.line(),
            excerpt,
            problem.message());
    return game.problems() == 1
        ? skipped
        : MESSAGES.get("line.skipped-more", skipped, game.problems() - 1);
  }
}
