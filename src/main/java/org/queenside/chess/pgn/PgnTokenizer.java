package org.queenside.chess.pgn;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.GameResult;
import org.queenside.chess.NotationException;
import org.queenside.chess.pgn.PgnToken.Close;
import org.queenside.chess.pgn.PgnToken.Comment;
import org.queenside.chess.pgn.PgnToken.End;
import org.queenside.chess.pgn.PgnToken.MoveToken;
import org.queenside.chess.pgn.PgnToken.Nag;
import org.queenside.chess.pgn.PgnToken.Open;
import org.queenside.chess.pgn.PgnToken.Tag;
import org.queenside.chess.pgn.PgnToken.Termination;

/**
 * Splits a PGN text into tokens.
 *
 * <p>A line that starts with {@code [Event "} always starts a game, even inside braces, so that a
 * forgotten brace spoils one game and not the rest of the file.
 */
final class PgnTokenizer {
  private static final String NEW_GAME = "[Event \"";

  /** The maximum length of a game, which bounds the memory; a longer game means a damaged file. */
  private static final int LONGEST_GAME = 1 << 23;

  private static final int HIGHEST_NAG = 255;
  private static final List<String> RESULTS =
      List.of("1/2-1/2", "1-0", "0-1", "1/2", "½-½", "½", "*");
  private static final List<String> EN_PASSANT = List.of("e.p.", "ep.", "e.p", "ep");

  private final PgnLineReader lines;
  private long gameStart;
  private int at;
  private PgnLocation start;

  PgnTokenizer(PgnLineReader lines) {
    this.lines = lines;
    this.start = place(0);
  }

  /** Starts counting the characters of a new game. */
  void startGame() {
    gameStart = lines.charactersRead();
  }

  /** Returns the start of the last token. */
  PgnLocation start() {
    return start;
  }

  /**
   * Returns the next token.
   *
   * @throws NotationException if the text isn't a PGN token
   */
  PgnToken next() throws IOException {
    while (skipToText()) {
      start = place(at);
      PgnToken token =
          switch (line().charAt(at)) {
            case '[' -> tag();
            case '{' -> braceComment();
            case ';' -> lineComment();
            case '(' -> single(new Open());
            case ')' -> single(new Close());
            case '$' -> nag();
            case '!', '?' -> glyph();
            case '.' -> nothing(at + 1);
            case '*', '½', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> resultOrNumber();
            default -> writtenMove();
          };
      if (token != null) {
        return token;
      }
    }
    start = place(0);
    return new End();
  }

  /** Skips, after an error, to the start of the next game or the end of the text. */
  void skipToNextGame() throws IOException {
    if (at == 0 && line().startsWith(NEW_GAME)) {
      return;
    }
    boolean movesSeen = !line().startsWith("[");
    while (lines.advance()) {
      at = 0;
      boolean tagLine = line().startsWith("[");
      if (line().startsWith(NEW_GAME) || (tagLine && movesSeen)) {
        return;
      }
      movesSeen |= !tagLine && !line().isBlank();
    }
    at = 0;
  }

  private boolean skipToText() throws IOException {
    while (true) {
      while (at < line().length() && isSpace(line().charAt(at))) {
        at++;
      }
      if (at < line().length()) {
        return true;
      }
      if (!nextLine()) {
        return false;
      }
    }
  }

  private boolean nextLine() throws IOException {
    if (lines.charactersRead() - gameStart > LONGEST_GAME) {
      throw place(0).refuse("the game is longer than " + LONGEST_GAME + " characters");
    }
    if (lines.cut()) {
      throw place(PgnLineReader.LONGEST_LINE)
          .refuse("the line is longer than " + PgnLineReader.LONGEST_LINE + " characters");
    }
    boolean more = lines.advance();
    at = 0;
    return more;
  }

  private PgnToken single(PgnToken token) {
    at++;
    return token;
  }

  /** Skips meaningless characters, up to the given index. */
  private @Nullable PgnToken nothing(int end) {
    at = end;
    return null;
  }

  private @Nullable PgnToken resultOrNumber() {
    boolean number = isDigit(line().charAt(at));
    for (String text : RESULTS) {
      int end = at + text.length();
      boolean whole = !number || end >= line().length() || !isSymbol(line().charAt(end));
      if (whole && lookingAt(text)) {
        at = end;
        return new Termination(Objects.requireNonNull(GameResult.find(text)));
      }
    }
    return lookingAt("0-0") ? writtenMove() : nothing(endOfDigits());
  }

  private PgnToken tag() {
    at++;
    skipSpaces();
    int nameStart = at;
    while (at < line().length() && isTagName(line().charAt(at))) {
      at++;
    }
    if (at == nameStart) {
      throw place(at).refuse("the name of a tag is missing");
    }
    String name = line().substring(nameStart, at);
    skipSpaces();
    expect('"', "the value of the tag " + name + " must be in quotation marks");
    StringBuilder value = new StringBuilder();
    while (at < line().length() && line().charAt(at) != '"') {
      if (line().charAt(at) == '\\' && (lookingAt("\\\"") || lookingAt("\\\\"))) {
        at++;
      }
      value.append(line().charAt(at++));
    }
    expect('"', "the value of the tag " + name + " is not closed");
    skipSpaces();
    expect(']', "the tag " + name + " is not closed");
    return new Tag(name, value.toString());
  }

  private void expect(char c, String problem) {
    if (at == line().length() || line().charAt(at) != c) {
      throw place(at).refuse(problem);
    }
    at++;
  }

  private PgnToken braceComment() throws IOException {
    PgnLocation opening = start;
    at++;
    StringBuilder text = new StringBuilder();
    int end = line().indexOf('}', at);
    while (end < 0) {
      text.append(line(), at, line().length()).append('\n');
      if (!nextLine()) {
        throw opening.refuse("the comment is not closed");
      }
      if (line().startsWith(NEW_GAME)) {
        throw opening.refuse("the comment is not closed before the next game");
      }
      end = line().indexOf('}', at);
    }
    text.append(line(), at, end);
    at = end + 1;
    return new Comment(text.toString());
  }

  private PgnToken lineComment() {
    String text = line().substring(at + 1);
    at = line().length();
    return new Comment(text);
  }

  private PgnToken nag() {
    at++;
    int end = endOfDigits();
    int length = end - at;
    int value = length == 0 || length > 3 ? -1 : Integer.parseInt(line(), at, end, 10);
    if (value < 0 || value > HIGHEST_NAG) {
      throw start.refuse("a number from 0 to " + HIGHEST_NAG + " must follow $");
    }
    at = end;
    return new Nag(value);
  }

  private PgnToken glyph() {
    int begin = at;
    while (at < line().length() && (line().charAt(at) == '!' || line().charAt(at) == '?')) {
      at++;
    }
    return new Nag(
        switch (line().substring(begin, Math.min(at, begin + 2))) {
          case "!" -> 1;
          case "?" -> 2;
          case "!!" -> 3;
          case "??" -> 4;
          case "!?" -> 5;
          default -> 6;
        });
  }

  private PgnToken writtenMove() {
    int begin = at;
    while (at < line().length() && isSymbol(line().charAt(at))) {
      at++;
    }
    if (at == begin) {
      throw start.refuse("'" + line().charAt(at) + "' has no meaning here");
    }
    at += lengthOfPromotionInBrackets();
    String text = line().substring(begin, at);
    for (String suffix : EN_PASSANT) {
      int spaces = at < line().length() && line().charAt(at) == ' ' ? 1 : 0;
      if (line().startsWith(suffix, at + spaces)) {
        at += spaces + suffix.length();
        return new MoveToken(text + " e.p.");
      }
    }
    return new MoveToken(text);
  }

  /** Returns the length of the {@code (Q)} in {@code e8(Q)}, which isn't a variation. */
  private int lengthOfPromotionInBrackets() {
    boolean promotes =
        at + 2 < line().length()
            && isDigit(line().charAt(at - 1))
            && line().charAt(at) == '('
            && "QRBNqrbn".indexOf(line().charAt(at + 1)) >= 0
            && line().charAt(at + 2) == ')';
    return promotes ? 3 : 0;
  }

  private int endOfDigits() {
    int end = at;
    while (end < line().length() && isDigit(line().charAt(end))) {
      end++;
    }
    return end;
  }

  private void skipSpaces() {
    while (at < line().length() && isSpace(line().charAt(at))) {
      at++;
    }
  }

  private String line() {
    return lines.text();
  }

  private boolean lookingAt(String text) {
    return line().startsWith(text, at);
  }

  private PgnLocation place(int column) {
    return new PgnLocation(lines.text(), lines.number(), column);
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || c == '\u00A0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isTagName(char c) {
    return isDigit(c) || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_';
  }

  private static boolean isSymbol(char c) {
    boolean figurine = c >= '♔' && c <= '♟';
    return isTagName(c) || figurine || "+#=:-–/×".indexOf(c) >= 0;
  }
}
