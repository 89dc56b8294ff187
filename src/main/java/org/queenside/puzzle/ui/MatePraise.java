package org.queenside.puzzle.ui;

import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.board.PieceName;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.text.Term;
import org.queenside.ui.Translator;

/** Praises a mating move by saying what kind of mate it is, and why. */
public final class MatePraise {

  private final Translator translator;

  /** Creates the praise. */
  public MatePraise(Translator translator) {
    this.translator = translator;
  }

  /**
   * Returns one or two sentences. Their arguments: the role and square of the piece that gives
   * check, the king's square, the role that moved and what it promoted to, the role and square of a
   * piece that protects that piece, whether the king's own pieces near him are all pawns, and the
   * squares that the checks come from.
   *
   * @param move a legal move that mates
   */
  public String of(Position position, Move move) {
    Position after = position.play(move);
    Square checker = checker(after);
    Square king = Objects.requireNonNull(after.king(after.turn()));
    Square guard = guard(after, checker);
    return translator.translate(
        PatternMessageKey.MATE.of(MatePattern.of(position, move)),
        name(after, checker),
        checker,
        king,
        name(position, move.from()),
        move.promotion() == null ? "" : PieceName.of(move.promotion()),
        guard == null ? "" : name(after, guard),
        guard == null ? "" : guard,
        hasOnlyPawnsAround(after, king) ? 1 : 2,
        after.checkers().stream().toList());
  }

  private static Square checker(Position after) {
    return after.checkers().first();
  }

  private static Term name(Position position, Square square) {
    return PieceName.of(Objects.requireNonNull(position.at(square)).role());
  }

  /** Returns the least valuable piece that protects a square, or null. */
  private static @Nullable Square guard(Position after, Square guarded) {
    Color winner = after.turn().opposite();
    return after.attackers(guarded, winner).stream()
        .min(Comparator.comparing(square -> Objects.requireNonNull(after.at(square)).role()))
        .orElse(null);
  }

  private static boolean hasOnlyPawnsAround(Position after, Square king) {
    SquareSet own = after.pieces(after.turn()).without(king).intersect(after.attacks(king));
    return after.pieces(Piece.of(after.turn(), Role.PAWN)).containsAll(own);
  }
}
