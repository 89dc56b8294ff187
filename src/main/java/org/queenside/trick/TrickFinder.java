package org.queenside.trick;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.queenside.chess.Game;

/** Finds tricks in a game for the side to move. */
public final class TrickFinder {
  private TrickFinder() {}

  /**
   * Returns a trick, the same one for the same game and seed, or nothing if none of these kinds is
   * possible. A trick never gives check, never wins more than a minor piece, and always leaves the
   * other side a move.
   *
   * @param allowed the rules that it may break
   */
  public static Optional<Trick> find(Game game, Set<TrickKind> allowed, long seed) {
    SplittableRandom random = new SplittableRandom(seed ^ game.position().hashCode());
    Map<TrickKind, List<TrickCandidate>> byKind = new EnumMap<>(TrickKind.class);
    for (TrickCandidate candidate : TrickCandidates.of(game, allowed, random)) {
      byKind.computeIfAbsent(candidate.trick().kind(), _ -> new ArrayList<>()).add(candidate);
    }
    if (byKind.isEmpty()) {
      return Optional.empty();
    }
    TrickKind kind = pick(List.copyOf(byKind.keySet()), TrickKind::weight, random);
    // Squared, so that the move that looks most legal comes far more often.
    return Optional.of(
        pick(
                byKind.getOrDefault(kind, List.of()),
                candidate -> candidate.plausibility() * candidate.plausibility(),
                random)
            .trick());
  }

  /** Returns every trick with a forbidden move, and some of the others. */
  public static List<Trick> all(Game game, Set<TrickKind> allowed) {
    return TrickCandidates.of(game, allowed, new SplittableRandom(0)).stream()
        .map(TrickCandidate::trick)
        .toList();
  }

  /**
   * Reads what {@link Trick#text} has written, and proves it again.
   *
   * @return nothing if the text isn't a trick in this game
   */
  public static Optional<Trick> read(Game game, String text) {
    return TrickText.read(game, text);
  }

  private static <T> T pick(List<T> list, ToIntFunction<T> weight, SplittableRandom random) {
    int left = random.nextInt(list.stream().mapToInt(weight).sum());
    for (T element : list) {
      left -= weight.applyAsInt(element);
      if (left < 0) {
        return element;
      }
    }
    throw new IllegalArgumentException("no weight in " + list);
  }
}
