package org.queenside.school.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * The next round of a Swiss tournament. Players with equal points meet, the upper half of each
 * group against the lower half. Nobody meets the same player twice or gets a second bye, and
 * colours are balanced. If no other round is possible, the rule for colours is relaxed first, and
 * then the rule against repeats.
 */
final class SwissPairing {

  /** How many attempts are made under each set of rules. */
  private static final int ATTEMPTS = 20_000;

  private static final Comparator<TournamentPlayer> RANK =
      Comparator.comparingInt(TournamentPlayer::halfPoints)
          .reversed()
          .thenComparingInt(TournamentPlayer::seed);

  /** Which rules apply. */
  private enum Rules {
    ALL,
    NO_REPEATS,
    NONE
  }

  private final Rules rules;
  private int attempts;

  private SwissPairing(Rules rules) {
    this.rules = rules;
  }

  /** Returns the pairings of the players who are here; the bye comes last. */
  static List<Pairing> of(List<TournamentPlayer> players) {
    List<TournamentPlayer> ranked =
        players.stream().filter(TournamentPlayer::isInClass).sorted(RANK).toList();
    for (Rules rules : Rules.values()) {
      List<Pairing> found = new SwissPairing(rules).round(ranked);
      if (found != null) {
        return found;
      }
    }
    throw new IllegalStateException("no round for " + ranked.size() + " players");
  }

  private @Nullable List<Pairing> round(List<TournamentPlayer> ranked) {
    if (ranked.size() % 2 == 0) {
      return pairs(ranked);
    }
    List<TournamentPlayer> byes =
        ranked.reversed().stream().sorted(Comparator.comparingInt(TournamentPlayer::byes)).toList();
    for (TournamentPlayer bye : byes) {
      List<TournamentPlayer> rest = ranked.stream().filter(player -> !player.equals(bye)).toList();
      List<Pairing> found = pairs(rest);
      if (found != null) {
        List<Pairing> round = new ArrayList<>(found);
        round.add(new Pairing(bye.seed(), null));
        return round;
      }
    }
    return null;
  }

  /** Pairs the first player with the best opponent that still allows a round for the others. */
  private @Nullable List<Pairing> pairs(List<TournamentPlayer> ranked) {
    if (ranked.isEmpty()) {
      return List.of();
    }
    TournamentPlayer first = ranked.getFirst();
    for (TournamentPlayer other : candidates(ranked)) {
      if (attempts++ > ATTEMPTS) {
        return null;
      }
      Pairing pairing = pairing(first, other);
      if (pairing == null) {
        continue;
      }
      List<Pairing> rest =
          pairs(
              ranked.stream()
                  .filter(player -> !player.equals(first) && !player.equals(other))
                  .toList());
      if (rest != null) {
        List<Pairing> round = new ArrayList<>(List.of(pairing));
        round.addAll(rest);
        return round;
      }
    }
    return null;
  }

  /**
   * In a group of ten, the best opponent for the first player is the sixth, then those around it.
   */
  private static List<TournamentPlayer> candidates(List<TournamentPlayer> ranked) {
    TournamentPlayer first = ranked.getFirst();
    int group =
        (int) ranked.stream().filter(each -> each.halfPoints() == first.halfPoints()).count();
    return ranked.subList(1, ranked.size()).stream()
        .sorted(
            Comparator.<TournamentPlayer>comparingInt(
                    each -> first.halfPoints() - each.halfPoints())
                .thenComparingInt(each -> Math.abs(ranked.indexOf(each) - group / 2)))
        .toList();
  }

  private @Nullable Pairing pairing(TournamentPlayer one, TournamentPlayer other) {
    if (rules != Rules.NONE && one.opponents().contains(other.seed())) {
      return null;
    }
    Color color = color(one, other);
    if (rules == Rules.ALL && !(one.mayPlay(color) && other.mayPlay(color.opposite()))) {
      return null;
    }
    return color == Color.WHITE
        ? new Pairing(one.seed(), other.seed())
        : new Pairing(other.seed(), one.seed());
  }

  /** Returns the first player's colour: the one played less often, or else not the last one. */
  private static Color color(TournamentPlayer one, TournamentPlayer other) {
    if (!one.mayPlay(Color.WHITE) || !other.mayPlay(Color.BLACK)) {
      return Color.BLACK;
    }
    if (!one.mayPlay(Color.BLACK) || !other.mayPlay(Color.WHITE)) {
      return Color.WHITE;
    }
    if (one.balance() != other.balance()) {
      return one.balance() < other.balance() ? Color.WHITE : Color.BLACK;
    }
    if (!one.colors().isEmpty() && !Objects.equals(last(one), last(other))) {
      return last(one).opposite();
    }
    return one.seed() % 2 == 0 ? Color.WHITE : Color.BLACK;
  }

  private static Color last(TournamentPlayer player) {
    return player.colors().isEmpty() ? Color.BLACK : player.colors().getLast();
  }
}
