package org.queenside.chess;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads moves as people type them: {@code Nf3}, {@code nf3}, {@code g1 f3}, {@code G1-F3}, {@code
 * 4. Nf3}.
 *
 * <p>Spaces, the number of the move and the kind of dash don't matter. Phones capitalize file
 * letters, and people leave out capitals. So a capital is read as a file if the text has no other
 * meaning, and a {@code b} may be the file or the bishop: {@code bb5} is the bishop's move, {@code
 * bc3} may be either. If both are legal, the text counts only if it is exactly one of them.
 */
public final class LenientMoveParser {
  /** A forbidden promotion: {@code e8=K}, {@code e7e8p}. */
  private static final Pattern IMPOSSIBLE =
      Pattern.compile("(.*[1-8])[=/]?\\(?([KkPp])\\)?[+#!?]*");

  /** Spaces of every kind, and signs that are never seen, such as those for the direction. */
  private static final Pattern BLANK = Pattern.compile("[\\s\\h\\p{Cf}\\x{FE0E}\\x{FE0F}]+");

  private static final Pattern DASH = Pattern.compile("[-‐‑‒–—−]?>|[→‐‑‒–—−]");

  /** The number before a move: {@code 4.}, {@code 4...}, {@code 4}, {@code …}. */
  private static final Pattern NUMBER =
      Pattern.compile("(?:[1-9]\\d{0,2})? ?[.…][.… ]*|[1-9]\\d{0,2} +(?=\\S{2})");

  private static final Pattern TO = Pattern.compile("(?<=[1-8]) ?to ?", Pattern.CASE_INSENSITIVE);
  private static final Pattern FULL_STOP = Pattern.compile("[.,;]+$");

  /** Two squares, for moves of the other side's pieces or from an empty square. */
  private static final Pattern SQUARES =
      Pattern.compile("([a-h][1-8])-?([a-h][1-8])[=/]?\\(?([qrbn]?)\\)?[+#!?]*");

  private static final String PIECES_ONLY = "KQRNP";

  private LenientMoveParser() {}

  /** Returns the intended move, legal or not, or null if there is none or several are legal. */
  public static @Nullable Move read(Position position, String text) {
    List<String> readings = readings(text);
    List<Move> legal = legal(position, text, readings);
    if (!legal.isEmpty()) {
      return legal.size() == 1 ? legal.getFirst() : null;
    }
    Move intended = intended(position, readings);
    return intended == null ? readSquares(plain(text)) : intended;
  }

  /** Returns why a text can't be {@linkplain #read read} as a move. */
  public static MoveTextProblem problem(Position position, String text) {
    List<String> readings = readings(text);
    List<Move> legal = legal(position, text, readings);
    if (legal.size() > 1) {
      return new MoveTextProblem.Ambiguous(
          legal.stream().map(move -> unmarked(San.write(position, move))).toList());
    }
    return readings.stream().anyMatch(LenientMoveParser::isMove)
        ? new MoveTextProblem.NoSuchPiece()
        : new MoveTextProblem.NotAMove();
  }

  /**
   * Returns the ruling on an attempt that can't be written as a {@link Move}, or null for any other
   * text. That means a promotion to a king or a pawn (FIDE 3.7.3.3), or a king's move onto its own
   * rook, such as {@code Kxh1}, because a {@link Move} like that is castling.
   */
  public static Ruling.@Nullable Illegal refused(Position position, String text) {
    String plain = plain(text);
    Ruling.Illegal promotion = refusedPromotion(position, plain);
    return promotion == null ? refusedKing(position, plain) : promotion;
  }

  /**
   * Returns the possible spellings of a text, without spaces and number: the text itself, or in
   * small letters if its capitals make it unreadable. There are two for {@code BXC3}; the bishop's
   * move comes first. Small letters stay small.
   */
  public static List<String> spellings(String text) {
    String plain = plain(text);
    if (plain.isEmpty() || isMove(plain)) {
      return List.of(plain);
    }
    char first = plain.charAt(0);
    String small = plain.toLowerCase(Locale.ROOT);
    Stream<String> spellings =
        PIECES_ONLY.indexOf(first) >= 0
            ? Stream.of(first + small.substring(1))
            : first == 'B' ? Stream.of(first + small.substring(1), small) : Stream.of(small);
    List<String> moves = spellings.filter(LenientMoveParser::isMove).toList();
    return moves.isEmpty() ? List.of(plain) : moves;
  }

  /** Returns the spellings of a text, and those in which a small {@code b} is a bishop. */
  private static List<String> readings(String text) {
    List<String> spellings = spellings(text);
    String first = spellings.getFirst();
    if (spellings.size() > 1 || !first.startsWith("b") || first.matches("b[1-8].*")) {
      return spellings;
    }
    String bishop = "B" + first.substring(1);
    if (!isMove(bishop)) {
      return spellings;
    }
    return first.matches("b[x:×]?[ac][1-8].*") ? List.of(first, bishop) : List.of(bishop, first);
  }

  /** Returns the text without what doesn't matter: spaces, the number, a full stop. */
  private static String plain(String text) {
    String spaced = BLANK.matcher(text).replaceAll(" ").strip();
    Matcher number = NUMBER.matcher(spaced);
    String move = number.lookingAt() ? spaced.substring(number.end()) : spaced;
    String dashed = TO.matcher(DASH.matcher(move).replaceAll("-")).replaceAll("-");
    return FULL_STOP.matcher(dashed.replace(" ", "")).replaceAll("");
  }

  private static String unmarked(String san) {
    return san.replaceAll("[+#!?]", "");
  }

  private static boolean isMove(String text) {
    try {
      ParsedSan.of(text);
      return true;
    } catch (NotationException noMove) {
      return false;
    }
  }

  /** Returns the legal moves that fit, or only one if the text is exactly that move. */
  private static List<Move> legal(Position position, String text, List<String> readings) {
    List<Move> moves =
        readings.stream()
            .filter(LenientMoveParser::isMove)
            .flatMap(reading -> SanReader.legal(position, reading).stream())
            .distinct()
            .toList();
    if (moves.size() < 2) {
      return moves;
    }
    String written = unmarked(plain(text));
    List<Move> exact =
        moves.stream().filter(move -> written.equals(unmarked(San.write(position, move)))).toList();
    return exact.size() == 1 ? exact : moves;
  }

  /** Returns the move of the first spelling that fits a piece. */
  private static @Nullable Move intended(Position position, List<String> spellings) {
    Move intended = null;
    for (int i = 0; intended == null && i < spellings.size(); i++) {
      try {
        intended = San.intended(position, spellings.get(i));
      } catch (NotationException none) {
        intended = null;
      }
    }
    return intended;
  }

  private static Ruling.@Nullable Illegal refusedPromotion(Position position, String text) {
    Matcher written = IMPOSSIBLE.matcher(text);
    if (!written.matches()) {
      return null;
    }
    Move move = read(position, written.group(1) + "Q");
    if (move == null || move.promotion() == null) {
      return null;
    }
    Role choice = requireNonNull(Piece.fromLetter(written.group(2).charAt(0))).role();
    AttemptedMove tried = new AttemptedMove(move.from(), move.to(), choice);
    return Ruling.of(position, tried, RulingContext.UNKNOWN) instanceof Ruling.Illegal illegal
        ? illegal
        : null;
  }

  private static Ruling.@Nullable Illegal refusedKing(Position position, String text) {
    try {
      return SanReader.kingOntoRook(position, spellings(text).getFirst());
    } catch (NotationException noMove) {
      return null;
    }
  }

  private static @Nullable Move readSquares(String text) {
    Matcher squares = SQUARES.matcher(text.toLowerCase(Locale.ROOT));
    return squares.matches()
        ? Move.parseUci(squares.group(1) + squares.group(2) + squares.group(3))
        : null;
  }
}
