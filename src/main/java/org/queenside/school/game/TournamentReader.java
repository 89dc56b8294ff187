package org.queenside.school.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.game.PlayerResult;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.game.TournamentRepository.Entry;
import org.queenside.school.game.TournamentRepository.Head;
import org.queenside.school.game.TournamentRepository.PlayedPairing;
import org.queenside.school.roster.ClassId;
import org.springframework.stereotype.Component;

/** Reads the running tournament of a class. Callers check permissions. */
@Component
record TournamentReader(TournamentRepository tournaments) {

  /** Finds the running tournament of a class, or null. */
  @Nullable Tournament find(ClassId schoolClass) {
    Head head = tournaments.running(schoolClass);
    return head == null
        ? null
        : tournament(
            head, tournaments.entries(head.id(), schoolClass), tournaments.pairings(head.id()));
  }

  /** Lists the running tournaments in which a pupil plays. */
  List<OwnTournament> of(LearnerId pupil) {
    return tournaments.classesOf(pupil).stream()
        .map(schoolClass -> OwnTournament.of(find(schoolClass), pupil))
        .filter(Objects::nonNull)
        .toList();
  }

  private static Tournament tournament(
      Head head, List<Entry> entries, List<PlayedPairing> pairings) {
    int rounds = pairings.stream().mapToInt(PlayedPairing::round).max().orElse(-1) + 1;
    int running = (int) pairings.stream().filter(each -> !each.isOver()).count();
    int size =
        IntStream.concat(
                    entries.stream().mapToInt(Entry::seed),
                    pairings.stream().mapToInt(PlayedPairing::highest))
                .max()
                .orElse(-1)
            + 1;
    return new Tournament(
        head.id(),
        head.isSwiss(),
        entries.stream().map(entry -> player(entry, pairings)).toList(),
        size,
        rounds,
        running);
  }

  private static TournamentPlayer player(Entry entry, List<PlayedPairing> pairings) {
    List<TournamentRound> rounds = new ArrayList<>();
    for (PlayedPairing pairing : pairings) {
      Integer black = pairing.black();
      if (pairing.white() == entry.seed()) {
        rounds.add(
            black == null
                ? new TournamentRound.Bye(pairing.round())
                : meeting(pairing, black, Color.WHITE));
      } else if (black != null && black == entry.seed()) {
        rounds.add(meeting(pairing, pairing.white(), Color.BLACK));
      }
    }
    return new TournamentPlayer(
        entry.seed(), entry.learner(), entry.name(), entry.isInClass(), rounds);
  }

  private static TournamentRound meeting(PlayedPairing pairing, int opponent, Color color) {
    String stored = pairing.result();
    GameResult result = stored == null ? null : GameResult.find(stored);
    PlayerResult own = result == null ? PlayerResult.UNDECIDED : PlayerResult.of(result, color);
    return new TournamentRound.Meeting(pairing.round(), opponent, color, pairing.game(), own);
  }
}
