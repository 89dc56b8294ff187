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
 * Positions with few men, for beginners: what endings leave on the board, put anywhere by chance,
 * kept if there is exactly one mate.
 */
final class RandomEndgameGenerator {
  /** The most men of such a position, kings included. */
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

  /** Returns what some thousand tries bring; may be nothing. */
  static List<PuzzleCandidate> some(SeededRandom random) {
    RandomEndgameGenerator placing = new RandomEndgameGenerator(random);
    List<PuzzleCandidate> finds = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      PuzzleCandidate find = placing.place();
      if (find != null) {
        finds.add(find);
      }
    }
    return finds;
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
    PuzzleCandidate find = PuzzleCandidate.of(position, mates);
    return find.unique() ? find : null;
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
