package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.play.SeededRandom;

/**
 * Generates positions with few pieces for beginners: endgame material on random squares, with
 * exactly one mate.
 */
final class RandomEndgameGenerator {
  /** The most pieces of such a position, kings included. */
  static final int MOST = 7;

  private static final List<String> SOLVER =
      List.of(
          "Q", "Q", "Q", "R", "R", "R", "RR", "RR", "QR", "QR", "BB", "BN", "RB", "RN", "QB", "QN",
          "QP", "RP", "BP", "NP", "PP", "RRP", "RBP", "RNP", "BBP", "BNP", "NNP", "QPP", "RPP",
          "BPP", "NPP", "PPP");

  private static final List<String> OPPONENT =
      List.of("", "", "P", "PP", "PPP", "N", "B", "R", "Q", "NP", "BP", "RP", "QP", "RPP", "NPP");

  private static final int TRIES = 4000;

  private final SeededRandom random;

  private RandomEndgameGenerator(SeededRandom random) {
    this.random = random;
  }

  /** Returns the positions found in a few thousand tries; there may be none. */
  static List<PuzzleCandidate> some(SeededRandom random) {
    RandomEndgameGenerator generator = new RandomEndgameGenerator(random);
    List<PuzzleCandidate> candidates = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      PuzzleCandidate candidate = generator.place();
      if (candidate != null) {
        candidates.add(candidate);
      }
    }
    return candidates;
  }

  private @Nullable PuzzleCandidate place() {
    Color solver = random.below(2) == 0 ? Color.WHITE : Color.BLACK;
    String own = random.pick(SOLVER);
    String others = random.pick(OPPONENT);
    if (own.length() + others.length() + 2 > MOST) {
      return null;
    }
    Board board = put(put(Board.EMPTY, solver, "K" + own), solver.opposite(), "K" + others);
    Position position = ValidPosition.position(board, solver, CastlingRights.NONE, null);
    if (position == null || position.isCheck()) {
      return null;
    }
    List<Move> mates = position.matesInOne();
    if (mates.isEmpty() || !ReachabilityCheck.isReachable(position)) {
      return null;
    }
    PuzzleCandidate candidate = PuzzleCandidate.of(position, mates);
    return candidate.unique() ? candidate : null;
  }

  private Board put(Board board, Color side, String letters) {
    Board result = board;
    for (int i = 0; i < letters.length(); i++) {
      Role role = Objects.requireNonNull(Role.fromLetter(letters.charAt(i)));
      result = result.with(square(result, role), Piece.of(side, role));
    }
    return result;
  }

  private Square square(Board board, Role role) {
    while (true) {
      Square square =
          role == Role.PAWN
              ? Square.of(random.below(8), 1 + random.below(6))
              : Square.of(random.below(8), random.below(8));
      if (board.at(square) == null) {
        return square;
      }
    }
  }
}
