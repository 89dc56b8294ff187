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
 * The puzzles taken so far. Takes next what it has least of, and nothing that is much like what it
 * has.
 */
final class BalancedSelection {
  /** How many puzzles may have the same pattern, piece and square of the king. */
  static final int MOST_OF_A_KIND = 6;

  /** One puzzle in so many may have a second answer. */
  private static final int UNIQUE_TO_OTHERS = 12;

  private final List<PuzzleCandidate> taken = new ArrayList<>();
  private final Map<Kind, Integer> kinds = new HashMap<>();
  private final Map<Group, Integer> groups = new HashMap<>();
  private int withSecondAnswer;

  List<PuzzleCandidate> taken() {
    return Collections.unmodifiableList(taken);
  }

  /** Takes up to so many of some finds; earlier ones are preferred among those of one group. */
  void take(List<PuzzleCandidate> finds, int most) {
    List<PuzzleCandidate> left = new ArrayList<>(finds);
    for (int i = 0; i < most; i++) {
      PuzzleCandidate next = scarcest(left);
      if (next == null) {
        return;
      }
      left.remove(next);
      add(next);
    }
  }

  private @Nullable PuzzleCandidate scarcest(List<PuzzleCandidate> finds) {
    PuzzleCandidate scarcest = null;
    int fewest = Integer.MAX_VALUE;
    for (PuzzleCandidate find : finds) {
      int abundance = 60 * groups.getOrDefault(Group.of(find), 0) / share(find.labels().pattern());
      if (abundance < fewest && isWelcome(find)) {
        fewest = abundance;
        scarcest = find;
      }
    }
    return scarcest;
  }

  /** How many of a pattern there may be for one of a rare one. */
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

  private boolean isWelcome(PuzzleCandidate find) {
    return (find.unique() || withSecondAnswer < taken.size() / UNIQUE_TO_OTHERS)
        && kinds.getOrDefault(Kind.of(find), 0) < MOST_OF_A_KIND
        && taken.stream()
            .noneMatch(other -> PositionSimilarity.alike(find.position(), other.position()));
  }

  private void add(PuzzleCandidate find) {
    taken.add(find);
    kinds.merge(Kind.of(find), 1, Integer::sum);
    groups.merge(Group.of(find), 1, Integer::sum);
    if (!find.unique()) {
      withSecondAnswer++;
    }
  }

  private record Kind(MatePattern pattern, Role piece, Square king) {
    static Kind of(PuzzleCandidate find) {
      return new Kind(find.labels().pattern(), find.labels().piece(), find.king());
    }
  }

  private record Group(MatePattern pattern, Piece piece) {
    static Group of(PuzzleCandidate find) {
      Color solver = find.position().turn();
      return new Group(find.labels().pattern(), Piece.of(solver, find.labels().piece()));
    }
  }
}
