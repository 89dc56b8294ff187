package org.queenside.puzzle.format;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.text.MessageBundle;

/** Reads the parts of a file in one format. It is stateless and may be shared by threads. */
abstract class EntryParser {

  /** The messages about files and their lines. Reports are stored, so they are in English. */
  static final MessageBundle MESSAGES = MessageBundle.english("org.queenside.puzzle.format.format");

  private static final int LONGEST_NAME = 60;

  /** A FEN with move number 0. */
  private static final Pattern MOVE_ZERO =
      Pattern.compile("/[pnbrqkPNBRQK1-8]+\\s+[wb]\\s+\\S+\\s+\\S+\\s+\\d+\\s+0+(?!\\d)");

  /** Returns the content of the part, or null if it is blank or a comment. */
  final @Nullable ParsedEntry read(RawEntry passage) {
    try {
      ParsedEntry entry = passage.cut() ? tooLong(passage) : readWhole(passage);
      return entry instanceof ParsedEntry.MateInOne mate && MOVE_ZERO.matcher(passage.text()).find()
          ? mate.withCorrection()
          : entry;
    } catch (EntryFormatException e) {
      return new ParsedEntry.Broken(passage.line() + e.linesBelow(), e.reason());
    }
  }

  abstract @Nullable ParsedEntry readWhole(RawEntry passage) throws EntryFormatException;

  ParsedEntry tooLong(RawEntry passage) {
    return new ParsedEntry.Broken(
        passage.line(), MESSAGES.get("line.long", TextLineReader.LONGEST));
  }

  /** Checks whether a position has a mate in one. */
  static ParsedEntry proven(
      RawEntry passage, String name, Position position, @Nullable ImportedRating rating) {
    return position.matesInOne().isEmpty()
        ? new ParsedEntry.NoMate(passage.line())
        : new ParsedEntry.MateInOne(passage.line(), name(name, passage), position, rating);
  }

  static Position position(String fen) throws EntryFormatException {
    try {
      return switch (Fen.readLenient(fen).position()) {
        case PositionResult.Valid(Position position) -> position;
        case PositionResult.Invalid(var problems) ->
            throw new EntryFormatException("position", problems.getFirst().explanation());
      };
    } catch (NotationException e) {
      throw new EntryFormatException("fen", e.offset() + 1, e.message());
    }
  }

  /** Shortens a name and removes control characters. */
  private static String name(String name, RawEntry passage) {
    StringBuilder clean = new StringBuilder();
    name.strip()
        .codePoints()
        .filter(c -> !Character.isISOControl(c) && Character.isDefined(c))
        .limit(LONGEST_NAME)
        .forEach(clean::appendCodePoint);
    return clean.isEmpty() ? Long.toString(passage.line()) : clean.toString();
  }

  /** Splits a text at white space. */
  static List<String> words(String text) {
    return List.of(text.strip().split("\\s+"));
  }
}
