package org.queenside.chess;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads moves as people type them: {@code Nf3}, {@code g1f3}, {@code G1-F3}, {@code NF3}.
 *
 * <p>Phones capitalize file letters. A capital is read as a file if the text has no other meaning.
 * A leading {@code B} is the bishop in {@code Bxc3}, the file in {@code B4}, and may be either in
 * {@code BXC3}; then the one that is legal counts.
 */
public final class LenientMoveParser {
  /** A forbidden promotion: {@code e8=K}, {@code e7e8p}. */
  private static final Pattern IMPOSSIBLE = Pattern.compile("(.*[1-8])=?([KkPp])");

  private static final String PIECES_ONLY = "KQRNP";

  private LenientMoveParser() {}

  /** Returns the intended move, legal or not, or null if there is none or several are legal. */
  public static @Nullable Move read(Position position, String text) {
    String trimmed = text.strip();
    List<String> spellings = spellings(trimmed);
    List<Move> legal = legal(position, spellings);
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    Move intended = legal.isEmpty() ? intended(position, spellings) : null;
    return intended == null ? readSquares(trimmed) : intended;
  }

  /** Returns why a text can't be {@linkplain #read read} as a move. */
  public static MoveTextProblem problem(Position position, String text) {
    List<String> spellings = spellings(text.strip());
    List<Move> legal = legal(position, spellings);
    if (legal.size() > 1) {
      return new MoveTextProblem.Ambiguous(legal.getFirst().to());
    }
    try {
      return SanReader.problem(position, spellings.getFirst());
    } catch (NotationException noMove) {
      return new MoveTextProblem.NotAMove();
    }
  }

  /**
   * Returns the ruling on an attempt that can't be written as a {@link Move}, or null for any other
   * text. That means a promotion to a king or a pawn (FIDE 3.7.3.3), or a king's move onto its own
   * rook, such as {@code Kxh1}, because a {@link Move} like that is castling.
   */
  public static Ruling.@Nullable Illegal refused(Position position, String text) {
    Ruling.Illegal promotion = refusedPromotion(position, text.strip());
    return promotion == null ? refusedKing(position, text.strip()) : promotion;
  }

  /**
   * Returns the possible spellings of a text: the text itself, or in small letters if its capitals
   * make it unreadable. There are two for {@code BXC3}; the bishop's move comes first.
   */
  public static List<String> spellings(String text) {
    if (text.isEmpty() || isMove(text)) {
      return List.of(text);
    }
    char first = text.charAt(0);
    String small = text.toLowerCase(Locale.ROOT);
    Stream<String> spellings =
        PIECES_ONLY.indexOf(first) >= 0
            ? Stream.of(first + small.substring(1))
            : first == 'B' ? Stream.of(first + small.substring(1), small) : Stream.of(small);
    List<String> moves = spellings.filter(LenientMoveParser::isMove).toList();
    return moves.isEmpty() ? List.of(text) : moves;
  }

  private static boolean isMove(String text) {
    try {
      ParsedSan.of(text);
      return true;
    } catch (NotationException noMove) {
      return false;
    }
  }

  private static List<Move> legal(Position position, List<String> spellings) {
    List<Move> moves = new ArrayList<>();
    for (String spelling : spellings) {
      Move move = legal(position, spelling);
      if (move != null && !moves.contains(move)) {
        moves.add(move);
      }
    }
    return moves;
  }

  private static @Nullable Move legal(Position position, String spelling) {
    try {
      return San.read(position, spelling);
    } catch (NotationException none) {
      return null;
    }
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

  /** Bare squares can also name a move of the other side's piece or from an empty square. */
  private static @Nullable Move readSquares(String text) {
    try {
      return Move.parseUci(text.replace("-", "").toLowerCase(Locale.ROOT));
    } catch (NotationException neither) {
      return null;
    }
  }
}
