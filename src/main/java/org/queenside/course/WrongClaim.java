package org.queenside.course;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Why a draw may not be claimed. */
final class WrongClaim {
  /** From so many quiet moves of each side on, a claim is taken for one of fifty moves. */
  private static final int MANY_QUIET_MOVES = 25;

  private static final int ENOUGH = 3;

  private WrongClaim() {}

  /** Returns what to say of a wrong claim for the position on the board. */
  static Verdict of(Game game) {
    return because(game, 0);
  }

  /** Returns what to say of a wrong claim with a move that is written down. */
  static Verdict of(Game game, Move intended) {
    Game after = game.play(intended);
    Verdict verdict = because(after, 1);
    // The claimant is bound to the move he wrote down (FIDE 9.5.3).
    return verdict instanceof Verdict.Missed missed
        ? new Verdict.Missed(
            Say.coded("draw.must-play", missed.why()),
            Sketch.arrow(intended.from(), intended.to()),
            missed.misconception())
        : verdict;
  }

  private static Verdict because(Game game, int declared) {
    Position position = game.position();
    int times = game.repetitions();
    Position rights = otherRights(game);
    if (rights != null && times + countOtherRights(game) >= ENOUGH) {
      String key =
          rights.canCaptureEnPassant() != position.canCaptureEnPassant()
              ? "draw.en-passant"
              : "draw.castling";
      return new Verdict.Missed(
          Say.coded(key, times, countOtherRights(game)),
          Sketch.NONE,
          Misconception.RIGHTS_DO_NOT_MATTER);
    }
    if (times + countOtherTurn(game) >= ENOUGH) {
      return Verdict.missed(Sketch.NONE, "draw.other-turn", position.turn());
    }
    int quiet = position.halfmoveClock() / 2;
    if (times == 1 && quiet >= MANY_QUIET_MOVES) {
      return Verdict.missed(Sketch.NONE, "draw.too-few-moves", quiet, declared);
    }
    return times == 1
        ? Verdict.missed(Sketch.NONE, "draw.new", declared)
        : Verdict.missed(Sketch.NONE, "draw.second", declared);
  }

  /** The first position with the same pieces and the same side to move, but with other rights. */
  private static @Nullable Position otherRights(Game game) {
    Position found = null;
    for (Game past = game.previous(); past != null; past = past.previous()) {
      if (isLike(past.position(), game.position())
          && !past.position().samePosition(game.position())) {
        found = past.position();
      }
    }
    return found;
  }

  private static int countOtherRights(Game game) {
    int count = 0;
    for (Game past = game.previous(); past != null; past = past.previous()) {
      if (isLike(past.position(), game.position())
          && !past.position().samePosition(game.position())) {
        count++;
      }
    }
    return count;
  }

  private static boolean isLike(Position one, Position other) {
    return one.board().equals(other.board()) && one.turn() == other.turn();
  }

  private static int countOtherTurn(Game game) {
    int count = 0;
    for (Game past = game.previous(); past != null; past = past.previous()) {
      Position position = Objects.requireNonNull(past).position();
      if (position.board().equals(game.position().board())
          && position.turn() != game.position().turn()) {
        count++;
      }
    }
    return count;
  }
}
