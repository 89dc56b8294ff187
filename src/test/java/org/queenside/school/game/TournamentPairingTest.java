package org.queenside.school.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;

/** Pairings keep the usual rules of Swiss tournaments and round robins. */
class TournamentPairingTest {

  private static List<TournamentPlayer> players(int count) {
    return IntStream.range(0, count)
        .mapToObj(seed -> new TournamentPlayer(seed, "P" + seed, true, 0, List.of(), List.of(), 0))
        .toList();
  }

  /** Plays a round; the result is 2 half-points for White, 1 or 0. */
  private static List<TournamentPlayer> after(
      List<TournamentPlayer> players, List<Pairing> round, Random results) {
    List<TournamentPlayer> next = new ArrayList<>(players);
    for (Pairing pairing : round) {
      Integer black = pairing.black();
      if (black == null) {
        next.set(pairing.white(), with(players.get(pairing.white()), 2, null, null));
      } else {
        int forWhite = results.nextInt(3);
        next.set(pairing.white(), with(players.get(pairing.white()), forWhite, black, Color.WHITE));
        next.set(black, with(players.get(black), 2 - forWhite, pairing.white(), Color.BLACK));
      }
    }
    return next;
  }

  private static TournamentPlayer with(
      TournamentPlayer player, int points, @Nullable Integer opponent, @Nullable Color color) {
    return new TournamentPlayer(
        player.seed(),
        player.name(),
        true,
        player.halfPoints() + points,
        Stream.concat(player.opponents().stream(), Stream.ofNullable(opponent)).toList(),
        Stream.concat(player.colors().stream(), Stream.ofNullable(color)).toList(),
        player.byes() + (opponent == null ? 1 : 0));
  }

  private static Set<Set<Integer>> meetings(List<Pairing> round) {
    Set<Set<Integer>> meetings = new HashSet<>();
    for (Pairing pairing : round) {
      Integer black = pairing.black();
      meetings.add(black == null ? Set.of(pairing.white()) : Set.of(pairing.white(), black));
    }
    return meetings;
  }

  @Test
  void theUpperHalfMeetsTheLowerHalfOfEachScoreGroup() {
    List<TournamentPlayer> players = players(8);
    List<Pairing> first = SwissPairing.of(players);
    assertThat(meetings(first))
        .containsExactlyInAnyOrder(Set.of(0, 4), Set.of(1, 5), Set.of(2, 6), Set.of(3, 7));

    // The stronger player wins everywhere.
    List<TournamentPlayer> next = new ArrayList<>(players);
    for (Pairing pairing : first) {
      int black = pairing.black() == null ? -1 : pairing.black();
      int winner = Math.min(pairing.white(), black);
      next.set(
          pairing.white(),
          with(
              players.get(pairing.white()), pairing.white() == winner ? 2 : 0, black, Color.WHITE));
      next.set(
          black, with(players.get(black), black == winner ? 2 : 0, pairing.white(), Color.BLACK));
    }
    assertThat(meetings(SwissPairing.of(next)))
        .containsExactlyInAnyOrder(Set.of(0, 2), Set.of(1, 3), Set.of(4, 6), Set.of(5, 7));
  }

  @ParameterizedTest
  @CsvSource({"7,5", "8,5", "15,6", "24,7", "30,9", "200,8"})
  void nobodyMeetsTwiceOrRestsTwiceAndColoursAreFair(int count, int rounds) {
    var results = new Random(count);
    List<TournamentPlayer> players = players(count);
    for (int round = 0; round < rounds; round++) {
      List<Pairing> pairings = SwissPairing.of(players);
      assertThat(meetings(pairings).stream().flatMap(Set::stream))
          .hasSize(count)
          .doesNotHaveDuplicates();
      players = after(players, pairings, results);
    }
    for (TournamentPlayer player : players) {
      assertThat(player.opponents()).doesNotHaveDuplicates();
      assertThat(player.byes()).isLessThan(2);
      assertThat(Math.abs(player.balance())).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void theByeGoesToTheLastWhoHasHadNone() {
    List<TournamentPlayer> players = players(5);
    List<Pairing> first = SwissPairing.of(players);
    assertThat(first.getLast()).isEqualTo(new Pairing(4, null));
    players = after(players, first, new Random(1));
    assertThat(SwissPairing.of(players).getLast().white()).isNotEqualTo(4);
  }

  @Test
  void whoHasLeftIsNotPaired() {
    List<TournamentPlayer> players = new ArrayList<>(players(4));
    players.set(2, new TournamentPlayer(2, "P2", false, 6, List.of(), List.of(), 0));
    assertThat(meetings(SwissPairing.of(players)).stream().flatMap(Set::stream))
        .containsExactlyInAnyOrder(0, 1, 3);
  }

  @Test
  void twoPlayersMeetAgainRatherThanNotPlay() {
    List<TournamentPlayer> players = players(2);
    players = after(players, SwissPairing.of(players), new Random(1));
    assertThat(SwissPairing.of(players)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 11, 12})
  void everybodyMeetsEverybodyOnceInARoundRobin(int count) {
    List<TournamentPlayer> players = players(count);
    for (int round = 0; round < RoundRobinPairing.rounds(count); round++) {
      List<Pairing> pairings = RoundRobinPairing.of(count, round);
      assertThat(meetings(pairings).stream().flatMap(Set::stream))
          .hasSize(count)
          .doesNotHaveDuplicates();
      players = after(players, pairings, new Random(1));
    }
    for (TournamentPlayer player : players) {
      assertThat(player.opponents()).hasSize(count - 1).doesNotHaveDuplicates();
      assertThat(player.byes()).isEqualTo(count % 2);
      assertThat(Math.abs(player.balance())).isLessThanOrEqualTo(1);
    }
  }
}
