package org.queenside.chess.pgn;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.GameResult;
import org.queenside.chess.PlainNotation;
import org.queenside.chess.pgn.PgnProblem.Kind;
import org.queenside.chess.pgn.PgnToken.Close;
import org.queenside.chess.pgn.PgnToken.Comment;
import org.queenside.chess.pgn.PgnToken.End;
import org.queenside.chess.pgn.PgnToken.MoveToken;
import org.queenside.chess.pgn.PgnToken.Nag;
import org.queenside.chess.pgn.PgnToken.Open;
import org.queenside.chess.pgn.PgnToken.Tag;
import org.queenside.chess.pgn.PgnToken.Termination;
import org.queenside.chess.pgn.PgnToken.Unreadable;

/**
 * Splits a PGN text into tokens. A token that isn't written as it should be is read as far as
 * possible, and {@link #takeProblem} tells what was wrong.
 *
 * <p>A line that starts with a tag always starts a game, even inside braces, so that a forgotten
 * brace spoils one game and not the rest of the file.
 */
final class PgnTokenizer {
  /** The maximum length of a game, which bounds the memory; what follows is skipped. */
  static final int LONGEST_GAME = 1 << 20;

  private static final Pattern TAG =
      Pattern.compile("\\s*\\[\\s*\\p{L}[\\p{L}\\p{N}_.:/+#&-]{0,100}\\s*\"");
  private static final int HIGHEST_NAG = 255;
  private static final List<String> RESULTS =
      List.of("1/2-1/2", "1-0", "0-1", "1/2", "½-½", "½", "*");
  private static final List<String> EN_PASSANT = List.of("e.p.", "ep.", "e.p", "ep");

  /** The signs that books and chess programs print instead of numbers. */
  private static final Map<String, Integer> SIGNS =
      Map.ofEntries(
          Map.entry("□", 7),
          Map.entry("=", 10),
          Map.entry("∞", 13),
          Map.entry("⩲", 14),
          Map.entry("+=", 14),
          Map.entry("+/=", 14),
          Map.entry("⩱", 15),
          Map.entry("=+", 15),
          Map.entry("=/+", 15),
          Map.entry("±", 16),
          Map.entry("+/-", 16),
          Map.entry("∓", 17),
          Map.entry("-/+", 17),
          Map.entry("+-", 18),
          Map.entry("-+", 19),
          Map.entry("N", 146));

  private static final char FIRST_BEYOND_ASCII = '\u0080';

  /** After a figurine, these choose between a drawing and a coloured picture. */
  private static final char TEXT_STYLE = '\uFE0E';

  private static final char PICTURE_STYLE = '\uFE0F';

  private final LineSource lines;
  private LineSource.Line line = new LineSource.Line(0, "", false);

  /** The line in plain characters; a place in it is also a place in the line itself. */
  private String text = "";

  private int at;
  private PgnLocation start = place(0);
  private @Nullable PgnProblem problem;
  private int lengthOfGame;

  PgnTokenizer(LineSource lines) {
    this.lines = lines;
  }

  /** Returns whether a line starts with a tag. */
  static boolean startsWithTag(String line) {
    return TAG.matcher(PlainNotation.of(line)).lookingAt();
  }

  /** Starts counting the characters of a new game. */
  void startGame() {
    lengthOfGame = text.length() - at;
  }

  /** Returns true if the rest of the game should be skipped because it is too long. */
  boolean isGameTooLong() {
    return lengthOfGame > LONGEST_GAME;
  }

  /** Returns the start of the last token. */
  PgnLocation start() {
    return start;
  }

  /** Returns what was wrong with the last token, or null. */
  @Nullable PgnProblem takeProblem() {
    PgnProblem found = problem;
    problem = null;
    return found;
  }

  /** Returns the number of the current line. */
  long line() {
    return line.number();
  }

  /** Returns the next token. */
  PgnToken next() throws IOException {
    while (skipToText()) {
      start = place(at);
      if (at == text.length()) {
        PgnProblem cut = cut();
        line = new LineSource.Line(line.number(), line.text(), false);
        return new Unreadable(cut);
      }
      PgnToken token =
          switch (text.charAt(at)) {
            case '[' -> tag();
            case '{' -> braceComment();
            case ';' -> lineComment();
            case '(' -> single(new Open());
            case ')' -> single(new Close());
            case '$' -> nag();
            case '!', '?' -> glyph();
            case '.' -> nothing(at + 1);
            case '*', '½', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> resultOrNumber();
            default -> word();
          };
      if (token != null) {
        return token;
      }
    }
    start = place(0);
    return new End();
  }

  /**
   * Skips spaces, empty lines and lines that start with {@code %}, which are meant for other
   * programs. The end of a line that was cut counts as text, because something is missing there.
   *
   * @return false at the end of the text
   */
  private boolean skipToText() throws IOException {
    while (true) {
      at = afterSpaces(at);
      if (at < text.length() || line.cut()) {
        return true;
      }
      do {
        if (!nextLine()) {
          return false;
        }
      } while (text.startsWith("%"));
    }
  }

  private boolean nextLine() throws IOException {
    if (line.cut()) {
      add(cut());
    }
    LineSource.Line next = lines.next();
    line = next == null ? new LineSource.Line(line.number(), "", false) : next;
    text = PlainNotation.of(line.text());
    at = 0;
    if (!isGameTooLong()) {
      lengthOfGame += text.length();
      if (isGameTooLong()) {
        add(
            place(text.length())
                .problem(Kind.GAME, "the game is longer than " + LONGEST_GAME + " characters"));
      }
    }
    return next != null;
  }

  private PgnProblem cut() {
    return place(text.length())
        .problem(Kind.LINE, "the line is longer than " + text.length() + " characters");
  }

  private void add(PgnProblem found) {
    if (problem == null) {
      problem = found;
    }
  }

  private PgnToken single(PgnToken token) {
    at++;
    return token;
  }

  /** Skips characters, up to the given index. */
  private @Nullable PgnToken nothing(int end) {
    at = end;
    return null;
  }

  private PgnToken unreadable(int end, PgnProblem why) {
    at = end;
    return new Unreadable(why);
  }

  private @Nullable PgnToken resultOrNumber() {
    boolean number = isDigit(text.charAt(at));
    for (String result : RESULTS) {
      int end = at + result.length();
      boolean whole = !number || end >= text.length() || !isSymbol(text.charAt(end));
      if (whole && lookingAt(result)) {
        at = end;
        return new Termination(Objects.requireNonNull(GameResult.find(result)));
      }
    }
    return lookingAt("0-0") ? word() : nothing(endOfDigits());
  }

  private PgnToken tag() {
    int nameStart = afterSpaces(at + 1);
    int nameEnd = nameStart;
    while (nameEnd < text.length() && isTagName(text.charAt(nameEnd))) {
      nameEnd++;
    }
    if (nameEnd == nameStart || !Character.isLetter(text.charAt(nameStart))) {
      return unreadable(
          afterTag(nameEnd), place(nameStart).problem(Kind.TAG, "the name of a tag is missing"));
    }
    String name = tagName(text.substring(nameStart, nameEnd));
    int quote = afterSpaces(nameEnd);
    if (quote < text.length() && text.charAt(quote) == '"') {
      return quotedTag(name, quote + 1);
    }
    PgnProblem unquoted =
        place(quote)
            .problem(Kind.TAG, "the value of the tag " + name + " must be in quotation marks");
    // Only the start position is worth a guess.
    if (!name.equals("FEN")) {
      return unreadable(afterTag(quote), unquoted);
    }
    add(unquoted);
    int end = endOfTag(quote);
    String value = line.text().substring(quote, end).replace("'", "");
    at = Math.max(end, afterTag(quote));
    return new Tag(name, value);
  }

  /** Returns the usual spelling of the tags that decide about the start position. */
  private static String tagName(String written) {
    return written.equalsIgnoreCase("FEN") ? "FEN" : written;
  }

  /** Reads the value of a tag, which may have quotation marks inside. */
  private PgnToken quotedTag(String name, int valueStart) {
    StringBuilder value = new StringBuilder();
    for (at = valueStart; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        int next = afterSpaces(at + 1);
        if (next < text.length() && text.charAt(next) == ']') {
          at = next + 1;
          return new Tag(name, value.toString());
        }
        if (next == text.length() || text.charAt(next) == '[') {
          at = next;
          add(place(next).problem(Kind.TAG, "the tag " + name + " is not closed"));
          return new Tag(name, value.toString());
        }
      } else if (c == ']' && TAG.matcher(text).region(at + 1, text.length()).lookingAt()) {
        break;
      } else if (c == '\\' && (lookingAt("\\\"") || lookingAt("\\\\"))) {
        at++;
      }
      value.append(line.text().charAt(at));
    }
    add(place(at).problem(Kind.TAG, "the value of the tag " + name + " is not closed"));
    return new Tag(name, value.toString().replaceFirst("]\\s*$", ""));
  }

  /** Returns the index after the closing bracket of a tag, or after the name if there is none. */
  private int afterTag(int nameEnd) {
    int end = endOfTag(nameEnd);
    boolean closed = end < text.length() && text.charAt(end) == ']';
    return closed ? end + 1 : Math.max(nameEnd, at + 1);
  }

  /** Returns the index of the next bracket, or the end of the line. */
  private int endOfTag(int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '[' && text.charAt(end) != ']') {
      end++;
    }
    return end;
  }

  private PgnToken braceComment() throws IOException {
    PgnLocation opening = start;
    at++;
    StringBuilder comment = new StringBuilder();
    int end = text.indexOf('}', at);
    while (end < 0) {
      if (!isGameTooLong()) {
        comment.append(line.text(), at, text.length()).append('\n');
      }
      boolean more = nextLine();
      if (!more || TAG.matcher(text).lookingAt()) {
        add(
            opening.problem(
                Kind.COMMENT,
                more
                    ? "the comment is not closed before the next game"
                    : "the comment is not closed"));
        return new Comment(comment.toString());
      }
      end = text.indexOf('}', at);
    }
    comment.append(line.text(), at, end);
    at = end + 1;
    return new Comment(comment.toString());
  }

  private PgnToken lineComment() {
    String comment = line.text().substring(at + 1);
    at = text.length();
    return new Comment(comment);
  }

  private PgnToken nag() {
    at++;
    int end = endOfDigits();
    int length = end - at;
    int value = length == 0 || length > 3 ? -1 : Integer.parseInt(text, at, end, 10);
    if (value < 0 || value > HIGHEST_NAG) {
      return unreadable(
          end, start.problem(Kind.GLYPH, "a number from 0 to " + HIGHEST_NAG + " must follow $"));
    }
    at = end;
    return new Nag(value);
  }

  private PgnToken glyph() {
    int begin = at;
    while (at < text.length() && (text.charAt(at) == '!' || text.charAt(at) == '?')) {
      at++;
    }
    return new Nag(
        switch (text.substring(begin, Math.min(at, begin + 2))) {
          case "!" -> 1;
          case "?" -> 2;
          case "!!" -> 3;
          case "??" -> 4;
          case "!?" -> 5;
          default -> 6;
        });
  }

  /** Reads a move, or a sign that is written like one. */
  private PgnToken word() {
    int begin = at;
    while (at < text.length() && isSymbol(text.charAt(at))) {
      at++;
    }
    boolean symbols = at > begin;
    if (!symbols) {
      at += Character.charCount(text.codePointAt(at));
    }
    Integer sign = maySign(text.charAt(begin)) ? SIGNS.get(text.substring(begin, at)) : null;
    if (sign != null) {
      return new Nag(sign);
    }
    return symbols
        ? move(begin)
        : unreadable(
            at,
            start.problem(Kind.SIGN, "'" + text.substring(begin, at) + "' has no meaning here"));
  }

  /** Rules out most moves, so that they need not be looked up. */
  private static boolean maySign(char first) {
    return first >= FIRST_BEYOND_ASCII || first < 'A' || first == 'N';
  }

  private PgnToken move(int begin) {
    at += lengthOfPromotionInBrackets();
    String move = text.substring(begin, at);
    if (move.indexOf(TEXT_STYLE) >= 0 || move.indexOf(PICTURE_STYLE) >= 0) {
      move = move.replaceAll("[" + TEXT_STYLE + PICTURE_STYLE + "]", "");
    }
    for (String suffix : EN_PASSANT) {
      int spaces = at < text.length() && text.charAt(at) == ' ' ? 1 : 0;
      if (text.startsWith(suffix, at + spaces)) {
        at += spaces + suffix.length();
        return new MoveToken(move + " e.p.");
      }
    }
    return new MoveToken(move);
  }

  /** Returns the length of the {@code (Q)} in {@code e8(Q)}, which isn't a variation. */
  private int lengthOfPromotionInBrackets() {
    boolean promotes =
        at + 2 < text.length()
            && isDigit(text.charAt(at - 1))
            && text.charAt(at) == '('
            && "QRBNqrbn".indexOf(text.charAt(at + 1)) >= 0
            && text.charAt(at + 2) == ')';
    return promotes ? 3 : 0;
  }

  private int endOfDigits() {
    int end = at;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int afterSpaces(int from) {
    int to = from;
    while (to < text.length() && Character.isWhitespace(text.charAt(to))) {
      to++;
    }
    return to;
  }

  private boolean lookingAt(String expected) {
    return text.startsWith(expected, at);
  }

  private PgnLocation place(int column) {
    return new PgnLocation(line.text(), line.number(), column);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isTagName(char c) {
    return Character.isLetterOrDigit(c) || "_-.:/+#&".indexOf(c) >= 0;
  }

  /** Letters of every script, because moves in other languages should be skipped as a whole. */
  private static boolean isSymbol(char c) {
    return isPlainSymbol(c)
        || c >= FIRST_BEYOND_ASCII
            && (Character.isLetterOrDigit(c)
                || c == '×'
                || (c >= '♔' && c <= '♟')
                || c == TEXT_STYLE
                || c == PICTURE_STYLE);
  }

  private static boolean isPlainSymbol(char c) {
    return c >= 'a' && c <= 'z' || isDigit(c) || c >= 'A' && c <= 'Z' || "_+#=:-/".indexOf(c) >= 0;
  }
}
