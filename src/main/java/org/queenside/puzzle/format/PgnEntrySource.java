package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnProblem;
import org.queenside.chess.pgn.PgnReader;
import org.queenside.chess.pgn.PgnReading;
import org.queenside.text.MessageBundle;

/** Reads games in PGN; their start positions are the puzzles. */
final class PgnEntrySource extends EntrySource {
  /** The tag for the name in our own files. */
  static final String NAME = "PuzzleId";

  /** The maximum number of bytes kept of a line. */
  static final int LONGEST_LINE = 1 << 20;

  private final PgnReader games = new PgnReader(lines);
  private long count;

  private final MessageBundle messages;

  PgnEntrySource(InputStream in, MessageBundle messages) {
    super(new TextLineReader(in, LONGEST_LINE));
    this.messages = messages;
  }

  @Override
  @Nullable Supplier<@Nullable ParsedEntry> next() throws IOException {
    PgnReading reading = games.next();
    if (reading == null) {
      return null;
    }
    count++;
    return switch (reading) {
      case PgnReading.Refused(PgnProblem problem, String fen) -> {
        ParsedEntry broken = new ParsedEntry.Broken(problem.line(), count, reason(problem, fen));
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

  private String reason(PgnProblem problem, String fen) {
    return switch (problem.kind()) {
      case MOVE -> messages.get("line.no-game", problem.excerpt());
      case FEN -> messages.get("line.game", reason(fen));
      default -> messages.get("line.game", text(problem));
    };
  }

  private String reason(String fen) {
    try {
      EntryParser.position(fen);
    } catch (EntryFormatException e) {
      return e.reason(messages);
    }
    throw new IllegalArgumentException("A possible position: " + fen);
  }

  private String text(PgnProblem problem) {
    return messages.get("pgn." + problem.kind().name().toLowerCase(Locale.ROOT));
  }

  /** Returns what was skipped of a game, or an empty text. */
  private String note(PgnReading.Game game) {
    PgnProblem problem = game.problem();
    if (problem == null) {
      return "";
    }
    String excerpt = problem.excerpt();
    String skipped =
        problem.isMove()
            ? messages.get("line.skipped-moves", problem.line(), excerpt)
            : messages.get(
                excerpt.isEmpty() ? "line.skipped" : "line.skipped-at",
                problem.line(),
                excerpt,
                text(problem));
    return game.problems() == 1
        ? skipped
        : messages.get("line.skipped-more", skipped, game.problems() - 1);
  }
}
