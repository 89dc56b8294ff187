package org.queenside.school.game;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.game.TournamentRepository.Entry;
import org.queenside.school.game.TournamentRepository.Head;
import org.queenside.school.game.TournamentRepository.PlayedPairing;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The tournaments of a class, one at a time. Every method throws {@link RoleRequiredException} if
 * no instructor is signed in, and {@link RecordNotFoundException} if the class isn't one of theirs.
 * Changes throw {@link ClassArchivedException} if it is archived, and {@link ConflictException} if
 * the tournament has changed meanwhile, such as by another teacher.
 */
@Service
public class TournamentService {

  private final SchoolClassService classes;
  private final ClassGameRepository repository;
  private final TournamentRepository tournaments;
  private final PeerGameService games;
  private final Clock clock;

  TournamentService(
      SchoolClassService classes,
      ClassGameRepository repository,
      TournamentRepository tournaments,
      PeerGameService games,
      Clock clock) {
    this.classes = classes;
    this.repository = repository;
    this.tournaments = tournaments;
    this.games = games;
    this.clock = clock;
  }

  /** Returns the running tournament of a class, or null. */
  public @Nullable Tournament running(ClassId id) {
    return find(classes.open(id).id());
  }

  private @Nullable Tournament find(ClassId schoolClass) {
    Head head = tournaments.running(schoolClass);
    return head == null
        ? null
        : tournament(
            head, tournaments.entries(head.id(), schoolClass), tournaments.pairings(head.id()));
  }

  /**
   * Starts a tournament of all pupils who are here, and its first round.
   *
   * @throws ConflictException if another one is running
   * @throws IllegalArgumentException if there are too few or too many players for it
   */
  @Transactional
  public void start(ClassId id, TournamentKind kind) {
    ClassId schoolClass = classes.openForChange(id).id();
    ClassGameSettings settings = repository.lockOpen(schoolClass);
    if (tournaments.running(schoolClass) != null) {
      throw new ConflictException("the tournament");
    }
    List<LearnerId> players =
        new ArrayList<>(
            repository.present(schoolClass, clock.instant().minus(ClassmateGameService.HERE)));
    if (!kind.isFor(players.size())) {
      throw new IllegalArgumentException("no tournament for " + players.size());
    }
    Collections.shuffle(players, Random.from(ThreadLocalRandom.current()));
    tournaments.insert(schoolClass, kind, players, clock.instant());
    begin(schoolClass, settings, Objects.requireNonNull(find(schoolClass)));
  }

  /**
   * Starts the next round.
   *
   * @param seen the tournament as it was when it was last read
   * @throws ConflictException if its games aren't over, or it isn't the running tournament any more
   */
  @Transactional
  public void next(ClassId id, Tournament seen) {
    ClassId schoolClass = classes.openForChange(id).id();
    ClassGameSettings settings = repository.lockOpen(schoolClass);
    Tournament now = requireUnchanged(schoolClass, seen);
    if (now.running() > 0 || now.isComplete()) {
      throw new ConflictException("the round");
    }
    begin(schoolClass, settings, now);
  }

  /** Ends a tournament. Its games go on. */
  @Transactional
  public void end(ClassId id, Tournament seen) {
    ClassId schoolClass = classes.openForChange(id).id();
    repository.lock(schoolClass);
    tournaments.end(requireUnchanged(schoolClass, seen).id(), clock.instant());
  }

  private Tournament requireUnchanged(ClassId schoolClass, Tournament seen) {
    Tournament now = find(schoolClass);
    if (now == null || !now.id().equals(seen.id()) || now.rounds() != seen.rounds()) {
      throw new ConflictException("the tournament");
    }
    return now;
  }

  private void begin(ClassId schoolClass, ClassGameSettings settings, Tournament tournament) {
    Map<Integer, LearnerId> learners = new HashMap<>();
    for (Entry entry : tournaments.entries(tournament.id(), schoolClass)) {
      if (entry.isInClass()) {
        learners.put(entry.seed(), entry.learner());
      }
    }
    for (Pairing drawn : pairings(tournament)) {
      Pairing pairing = drawn.among(learners.keySet());
      if (pairing != null) {
        tournaments.insert(
            tournament.id(),
            tournament.rounds(),
            pairing,
            game(schoolClass, settings, pairing, learners));
      }
    }
  }

  private @Nullable GameId game(
      ClassId schoolClass,
      ClassGameSettings settings,
      Pairing pairing,
      Map<Integer, LearnerId> learners) {
    Integer black = pairing.black();
    if (black == null) {
      return null;
    }
    return games.start(
        schoolClass.value(),
        Objects.requireNonNull(learners.get(pairing.white())),
        Objects.requireNonNull(learners.get(black)),
        settings.clock(),
        settings.claimAfter());
  }

  private static List<Pairing> pairings(Tournament tournament) {
    return switch (tournament.kind()) {
      case SWISS -> SwissPairing.of(tournament.players());
      case ROUND_ROBIN -> RoundRobinPairing.of(tournament.size(), tournament.rounds());
    };
  }

  /** Joins the entries of a tournament with what they have played. */
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
        head.kind(),
        entries.stream().map(entry -> player(entry, pairings)).toList(),
        size,
        rounds,
        running);
  }

  private static TournamentPlayer player(Entry entry, List<PlayedPairing> pairings) {
    int halfPoints = 0;
    int byes = 0;
    List<Integer> opponents = new ArrayList<>();
    List<Color> colors = new ArrayList<>();
    for (PlayedPairing pairing : pairings) {
      Integer black = pairing.black();
      boolean white = pairing.white() == entry.seed();
      if (white && black == null) {
        halfPoints += 2;
        byes++;
      } else if (black != null && (white || black == entry.seed())) {
        opponents.add(white ? black : pairing.white());
        colors.add(white ? Color.WHITE : Color.BLACK);
        halfPoints += halfPoints(pairing.result(), white ? Color.WHITE : Color.BLACK);
      }
    }
    return new TournamentPlayer(
        entry.seed(), entry.name(), entry.isInClass(), halfPoints, opponents, colors, byes);
  }

  private static int halfPoints(@Nullable String result, Color side) {
    GameResult found = result == null ? null : GameResult.find(result);
    return found == GameResult.winFor(side) ? 2 : found == GameResult.DRAW ? 1 : 0;
  }
}
