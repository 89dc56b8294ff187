package org.queenside.school.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.game.PlayerResult;
import org.queenside.identity.account.LearnerId;

/** Pairings keep the usual rules of Swiss tournaments and round robins. */
class TournamentPairingTest {

  /** By White's half-points. */
  private static final List<GameResult> RESULTS =
      List.of(GameResult.BLACK_WINS, GameResult.DRAW, GameResult.WHITE_WINS);

  private static List<TournamentPlayer> players(int count) {
    return IntStream.range(0, count).mapToObj(seed -> player(seed, true, List.of())).toList();
  }

  private static TournamentPlayer player(int seed, boolean here, List<TournamentRound> rounds) {
    return new TournamentPlayer(seed, new LearnerId(new UUID(0, seed)), "P" + seed, here, rounds);
  }

  /** Plays a round; the result is 2, 1 or 0 half-points for White. */
  private static List<TournamentPlayer> after(
      List<TournamentPlayer> players, List<Pairing> round, Random results) {
    List<TournamentPlayer> next = new ArrayList<>(players);
    for (Pairing pairing : round) {
      Integer black = pairing.black();
      if (black == null) {
        next.set(pairing.white(), with(players.get(pairing.white()), TournamentRound.Bye::new));
      } else {
        int forWhite = results.nextInt(3);
        meet(next, pairing.white(), black, RESULTS.get(forWhite));
      }
    }
    return next;
  }

  private static void meet(
      List<TournamentPlayer> players, int white, int black, GameResult result) {
    players.set(white, with(players.get(white), met(black, Color.WHITE, result)));
    players.set(black, with(players.get(black), met(white, Color.BLACK, result)));
  }

  private static IntFunction<TournamentRound> met(int opponent, Color color, GameResult result) {
    return round ->
        new TournamentRound.Meeting(round, opponent, color, null, PlayerResult.of(result, color));
  }

  private static TournamentPlayer with(
      TournamentPlayer player, IntFunction<TournamentRound> round) {
    List<TournamentRound> rounds = new ArrayList<>(player.rounds());
    rounds.add(round.apply(rounds.size()));
    return player(player.seed(), true, rounds);
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

    // The stronger player wins every game.
    List<TournamentPlayer> next = new ArrayList<>(players);
    for (Pairing pairing : first) {
      int black = pairing.black() == null ? -1 : pairing.black();
      boolean whiteWins = pairing.white() < black;
      meet(next, pairing.white(), black, whiteWins ? GameResult.WHITE_WINS : GameResult.BLACK_WINS);
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
  void theByeGoesToTheLastPlayerWithoutOne() {
    List<TournamentPlayer> players = players(5);
    List<Pairing> first = SwissPairing.of(players);
    assertThat(first.getLast()).isEqualTo(new Pairing(4, null));
    players = after(players, first, new Random(1));
    assertThat(SwissPairing.of(players).getLast().white()).isNotEqualTo(4);
  }

  @Test
  void playersWhoHaveLeftAreNotPaired() {
    List<TournamentPlayer> players = new ArrayList<>(players(4));
    players.set(2, player(2, false, List.of()));
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
