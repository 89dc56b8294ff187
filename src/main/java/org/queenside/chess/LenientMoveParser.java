package org.queenside.chess;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A move as people write it who have not read a standard: {@code Nf3}, {@code g1f3}, {@code G1-F3}.
 */
public final class LenientMoveParser {
  /** A promotion to what no pawn becomes: {@code e8=K}, {@code e7e8p}. */
  private static final Pattern IMPOSSIBLE = Pattern.compile("(.*[1-8])=?([KkPp])");

  private LenientMoveParser() {}

  /**
   * Returns the move that is meant, legal or not, or null if there is none or several are legal.
   */
  public static @Nullable Move read(Position position, String text) {
    String trimmed = text.strip();
    try {
      return San.intended(position, trimmed);
    } catch (NotationException noSan) {
      return readSquares(trimmed);
    }
  }

  /** Returns why a text means no move that could be {@linkplain #read read}. */
  public static MoveTextProblem problem(Position position, String text) {
    try {
      return SanReader.problem(position, text.strip());
    } catch (NotationException noMove) {
      return new MoveTextProblem.NotAMove();
    }
  }

  /**
   * Returns the ruling on a promotion to a king or a pawn (FIDE 3.7.3.3), which no {@link Move} can
   * hold; or null if the text means none.
   */
  public static Ruling.@Nullable Illegal refusedPromotion(Position position, String text) {
    Matcher written = IMPOSSIBLE.matcher(text.strip());
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

  /** The squares alone also name a move of the other side's piece, or of none. */
  private static @Nullable Move readSquares(String text) {
    try {
      return Move.parseUci(text.replace("-", "").toLowerCase(Locale.ROOT));
    } catch (NotationException neither) {
      return null;
    }
  }
}
