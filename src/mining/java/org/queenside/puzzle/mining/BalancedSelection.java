package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * The puzzles selected so far. Prefers kinds that are still rare, and refuses puzzles that look
 * like others.
 */
final class BalancedSelection {
  /** How many puzzles may have the same pattern, piece and square of the king. */
  static final int MOST_OF_A_KIND = 6;

  /** One puzzle in this many may have a second solution. */
  private static final int UNIQUE_PER_OTHER = 12;

  private final List<PuzzleCandidate> taken = new ArrayList<>();
  private final Map<Kind, Integer> kinds = new HashMap<>();
  private final Map<Group, Integer> groups = new HashMap<>();
  private int withSecondAnswer;

  List<PuzzleCandidate> taken() {
    return Collections.unmodifiableList(taken);
  }

  /** Selects up to a number of candidates, earlier ones first within a group. */
  void take(List<PuzzleCandidate> candidates, int most) {
    List<PuzzleCandidate> left = new ArrayList<>(candidates);
    for (int i = 0; i < most; i++) {
      PuzzleCandidate next = scarcest(left);
      if (next == null) {
        return;
      }
      left.remove(next);
      add(next);
    }
  }

  private @Nullable PuzzleCandidate scarcest(List<PuzzleCandidate> candidates) {
    PuzzleCandidate scarcest = null;
    int fewest = Integer.MAX_VALUE;
    for (PuzzleCandidate candidate : candidates) {
      int abundance =
          60 * groups.getOrDefault(Group.of(candidate), 0) / share(candidate.labels().pattern());
      if (abundance < fewest && isAcceptable(candidate)) {
        fewest = abundance;
        scarcest = candidate;
      }
    }
    return scarcest;
  }

  /** Returns how often a pattern may come for each puzzle of a rare pattern. */
  private static int share(MatePattern pattern) {
    return switch (pattern) {
      case BACK_RANK, QUEEN_BESIDE_KING -> 4;
      case PROMOTION, OTHER -> 2;
      case CASTLING,
          EN_PASSANT,
          UNDERPROMOTION,
          DOUBLE_CHECK,
          DISCOVERED_CHECK,
          SMOTHERED,
          PAWN,
          BODEN,
          ARABIAN,
          HOOK,
          ANASTASIA,
          OPERA,
          EPAULETTE,
          SWALLOWS_TAIL,
          DOVETAIL,
          TWO_ROOKS,
          ROOK_AND_KING ->
          1;
    };
  }

  private boolean isAcceptable(PuzzleCandidate candidate) {
    return (candidate.unique() || withSecondAnswer < taken.size() / UNIQUE_PER_OTHER)
        && kinds.getOrDefault(Kind.of(candidate), 0) < MOST_OF_A_KIND
        && taken.stream()
            .noneMatch(other -> PositionSimilarity.alike(candidate.position(), other.position()));
  }

  private void add(PuzzleCandidate candidate) {
    taken.add(candidate);
    kinds.merge(Kind.of(candidate), 1, Integer::sum);
    groups.merge(Group.of(candidate), 1, Integer::sum);
    if (!candidate.unique()) {
      withSecondAnswer++;
    }
  }

  private record Kind(MatePattern pattern, Role piece, Square king) {
    static Kind of(PuzzleCandidate candidate) {
      return new Kind(candidate.labels().pattern(), candidate.labels().piece(), candidate.king());
    }
  }

  private record Group(MatePattern pattern, Piece piece) {
    static Group of(PuzzleCandidate candidate) {
      Color solver = candidate.position().turn();
      return new Group(candidate.labels().pattern(), Piece.of(solver, candidate.labels().piece()));
    }
  }
}
