package org.queenside.school.game;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.queenside.game.GameId;
import org.queenside.game.PeerPair;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The tournaments of a class, one at a time; {@link ClassGameService#poll} reads the running one.
 *
 * <p>Every method throws {@link RoleRequiredException} if no teacher is signed in, {@link
 * RecordNotFoundException} if the teacher doesn't teach the class, {@link ClassArchivedException}
 * if the class is archived, and {@link ConflictException} if the tournament has changed meanwhile,
 * such as by another teacher.
 */
@Service
public class TournamentService {

  private final SchoolClassService classes;
  private final ClassGameRepository repository;
  private final TournamentRepository tournaments;
  private final TournamentReader reader;
  private final ClassGameStarter starter;
  private final Clock clock;

  TournamentService(
      SchoolClassService classes,
      ClassGameRepository repository,
      TournamentRepository tournaments,
      TournamentReader reader,
      ClassGameStarter starter,
      Clock clock) {
    this.classes = classes;
    this.repository = repository;
    this.tournaments = tournaments;
    this.reader = reader;
    this.starter = starter;
    this.clock = clock;
  }

  /**
   * Starts a tournament of all pupils who are here, and its first round.
   *
   * @throws ConflictException if another one is running
   * @throws IllegalArgumentException if there are too few or too many players for it
   */
  @Transactional
  public void start(ClassId id) {
    ClassId schoolClass = classes.openForChange(id).id();
    ClassGameSettings settings = repository.lockOpen(schoolClass);
    if (tournaments.running(schoolClass) != null) {
      throw new ConflictException("the tournament");
    }
    List<LearnerId> players = new ArrayList<>(repository.present(schoolClass));
    if (!Tournament.isFor(players.size())) {
      throw new IllegalArgumentException("no tournament for " + players.size());
    }
    Collections.shuffle(players);
    tournaments.insert(schoolClass, players, clock.instant());
    begin(schoolClass, settings, Objects.requireNonNull(reader.find(schoolClass)));
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

  /** Ends a tournament. Its games continue. */
  @Transactional
  public void end(ClassId id, Tournament seen) {
    ClassId schoolClass = classes.openForChange(id).id();
    repository.lock(schoolClass);
    tournaments.end(requireUnchanged(schoolClass, seen).id(), clock.instant());
  }

  private Tournament requireUnchanged(ClassId schoolClass, Tournament seen) {
    Tournament now = reader.find(schoolClass);
    if (now == null || !now.id().equals(seen.id()) || now.rounds() != seen.rounds()) {
      throw new ConflictException("the tournament");
    }
    return now;
  }

  private void begin(ClassId schoolClass, ClassGameSettings settings, Tournament tournament) {
    Map<Integer, LearnerId> present =
        tournament.players().stream()
            .filter(TournamentPlayer::isInClass)
            .collect(Collectors.toMap(TournamentPlayer::seed, TournamentPlayer::learner));
    List<Pairing> drawn =
        RoundRobinPairing.of(tournament.size(), tournament.rounds()).stream()
            .map(pairing -> pairing.among(present.keySet()))
            .filter(Objects::nonNull)
            .toList();
    Iterator<GameId> games = starter.start(schoolClass, pairs(drawn, present), settings).iterator();
    for (Pairing pairing : drawn) {
      GameId game = pairing.black() == null ? null : games.next();
      tournaments.insert(tournament.id(), tournament.rounds(), pairing, game);
    }
  }

  private static List<PeerPair> pairs(List<Pairing> drawn, Map<Integer, LearnerId> players) {
    List<PeerPair> pairs = new ArrayList<>();
    for (Pairing pairing : drawn) {
      Integer black = pairing.black();
      if (black != null) {
        pairs.add(
            new PeerPair(
                Objects.requireNonNull(players.get(pairing.white())),
                Objects.requireNonNull(players.get(black))));
      }
    }
    return pairs;
  }
}
