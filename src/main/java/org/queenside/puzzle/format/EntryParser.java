package org.queenside.puzzle.format;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.PlainNotation;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.pgn.LineSource.Line;
import org.queenside.text.MessageBundle;
import org.queenside.text.Term;

/** Reads the lines of a file in one format. It is stateless and may be shared by threads. */
abstract class EntryParser {

  /** The bundle with the messages about files and their lines. */
  static final String BUNDLE = "vaadin-i18n.format";

  /** The maximum number of bytes kept of a line. */
  static final int LONGEST_LINE = 1 << 16;

  private static final int LONGEST_NAME = 60;

  /** A FEN with move number 0. */
  private static final Pattern MOVE_ZERO =
      Pattern.compile("/[pnbrqkPNBRQK1-8]+\\s+[wb]\\s+\\S+\\s+\\S+\\s+\\d+\\s+0+(?!\\d)");

  /** The messages in the language of the report. */
  final MessageBundle messages;

  EntryParser(MessageBundle messages) {
    this.messages = messages;
  }

  /** Returns the content of the line, or null if it is blank or a comment. */
  final @Nullable ParsedEntry read(Line line) {
    try {
      if (line.cut()) {
        throw new EntryFormatException("long", LONGEST_LINE);
      }
      return readWhole(line);
    } catch (EntryFormatException e) {
      return new ParsedEntry.Broken(line.number(), e.reason(messages));
    }
  }

  abstract @Nullable ParsedEntry readWhole(Line line) throws EntryFormatException;

  /**
   * Checks whether a position has a mate in one.
   *
   * @param fen the FEN as the file has it
   */
  static ParsedEntry proven(Entry entry, Position position, String fen) {
    return position.matesInOne().isEmpty()
        ? new ParsedEntry.NoMate(entry.line(), entry.game(), entry.note())
        : new ParsedEntry.MateInOne(
            entry.line(),
            entry.game(),
            name(entry),
            position,
            entry.rating(),
            MOVE_ZERO.matcher(PlainNotation.of(fen)).find(),
            entry.note());
  }

  static Position position(String fen) throws EntryFormatException {
    try {
      return switch (Fen.readLenient(fen).position()) {
        case PositionResult.Valid(Position position) -> position;
        case PositionResult.Invalid(var problems) ->
            throw new EntryFormatException("position", term(problems.getFirst()));
      };
    } catch (NotationException e) {
      int wrong = e.offset();
      throw wrong < fen.length()
          ? new EntryFormatException("fen", wrong + 1, Character.toString(fen.codePointAt(wrong)))
          : new EntryFormatException("fen-short");
    }
  }

  /** Returns the sentence that the interface has for the problem of a FEN. */
  private static Term term(SetupProblem problem) {
    List<Object> arguments =
        problem.arguments().stream()
            .map(each -> each instanceof Color side ? Term.of("play.side." + side.letter()) : each)
            .toList();
    return new Term("vaadin-i18n.translations", "play.fen." + problem.code(), arguments);
  }

  /** Shortens a name and removes control characters. */
  private static String name(Entry entry) {
    StringBuilder clean = new StringBuilder();
    entry
        .name()
        .strip()
        .codePoints()
        .filter(c -> !Character.isISOControl(c) && Character.isDefined(c))
        .limit(LONGEST_NAME)
        .forEach(clean::appendCodePoint);
    return clean.isEmpty() ? Long.toString(entry.line()) : clean.toString();
  }

  /** Returns whether a line has nothing but spaces and invisible characters. */
  static boolean isBlank(String line) {
    return PlainNotation.of(line).isBlank();
  }

  /** Splits a text at white space. */
  static List<String> words(String text) {
    return List.of(text.strip().split("\\s+"));
  }
}
