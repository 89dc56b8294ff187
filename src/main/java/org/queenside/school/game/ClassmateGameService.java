package org.queenside.school.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.game.ClassmateGames;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.game.ClassGameRepository.PresentClassmate;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.NameOrder;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Games between the acting pupil and classmates, in classes whose teacher has switched them on.
 *
 * <p>Every method throws {@link RoleRequiredException} if nobody is signed in. Changes throw {@link
 * NotSavedException} if they can't be stored, {@link RecordNotFoundException} if games are off or
 * the other isn't a classmate, and {@link ConflictException} if a challenge is no longer there.
 */
@Service
public class ClassmateGameService implements ClassmateGames {

  /** How long a challenge waits for an answer, and how long a declined one can't be repeated. */
  private static final Duration CHALLENGE = Duration.ofMinutes(2);

  /** How long a game that nobody has opened is announced. */
  private static final Duration ANNOUNCED = Duration.ofMinutes(10);

  private static final String WHAT = "the challenge";

  private final ActingAccount actingAccount;
  private final ClassGameRepository repository;
  private final TournamentReader tournaments;
  private final PeerGameService games;
  private final ClassGameStarter starter;
  private final TransactionOperations transaction;
  private final Clock clock;

  ClassmateGameService(
      ActingAccount actingAccount,
      ClassGameRepository repository,
      TournamentReader tournaments,
      PeerGameService games,
      ClassGameStarter starter,
      TransactionOperations transaction,
      Clock clock) {
    this.actingAccount = actingAccount;
    this.repository = repository;
    this.tournaments = tournaments;
    this.games = games;
    this.starter = starter;
    this.transaction = transaction;
    this.clock = clock;
  }

  /** Returns whether the acting learner is a pupil of a class in which games are switched on. */
  @Override
  public boolean mayPlay() {
    Account account = actingAccount.find();
    return account != null
        && StoreExceptionTranslator.read(WHAT, () -> repository.mayPlay(account.id()));
  }

  /** Returns what is new for the acting pupil. */
  public PupilGameNews poll() {
    LearnerId pupil = pupil();
    Instant now = clock.instant();
    return StoreExceptionTranslator.read(
        WHAT,
        () ->
            new PupilGameNews(
                repository.challengesTo(pupil, now.minus(CHALLENGE)), games.unopened(ANNOUNCED)));
  }

  /** Lists the classmates who are here, by name. */
  public List<Classmate> classmates() {
    LearnerId pupil = pupil();
    Instant now = clock.instant();
    List<PresentClassmate> present =
        StoreExceptionTranslator.read(
            WHAT, () -> repository.classmates(pupil, now.minus(CHALLENGE)));
    Map<ClassId, Map<LearnerId, GameId>> running = new HashMap<>();
    return present.stream()
        .map(
            mate ->
                classmate(
                    mate,
                    running
                        .computeIfAbsent(mate.schoolClass(), id -> games.running(id.value()))
                        .keySet()))
        .sorted(Comparator.comparing(Classmate::name, NameOrder.NATURAL))
        .toList();
  }

  /** Lists the running tournaments in which the acting pupil plays. */
  public List<OwnTournament> tournaments() {
    LearnerId pupil = pupil();
    return StoreExceptionTranslator.read("the tournament", () -> tournaments.of(pupil));
  }

  private static Classmate classmate(PresentClassmate mate, Set<LearnerId> playing) {
    Boolean declined = mate.declined();
    Classmate.State state =
        declined != null
            ? declined ? Classmate.State.DECLINED : Classmate.State.CHALLENGED
            : playing.contains(mate.id()) ? Classmate.State.PLAYING : Classmate.State.FREE;
    return new Classmate(mate.schoolClass(), mate.id(), mate.name(), state);
  }

  /**
   * Challenges a classmate. An earlier challenge to someone else is withdrawn, so that a pupil
   * waits for one answer at a time. If the classmate has challenged the pupil, the game begins.
   *
   * @return the game, or null if the classmate has to answer first
   */
  public @Nullable GameId challenge(ClassId schoolClass, LearnerId classmate) {
    LearnerId pupil = pupil();
    return this.<@Nullable GameId>change(
        schoolClass,
        pupil,
        classmate,
        settings -> {
          Instant now = clock.instant();
          if (repository.take(schoolClass, classmate, pupil, now.minus(CHALLENGE))) {
            return start(schoolClass, classmate, pupil, settings);
          }
          repository.withdraw(List.of(pupil));
          repository.deleteOld(pupil, now.minus(CHALLENGE));
          repository.challenge(schoolClass, pupil, classmate, now);
          return null;
        });
  }

  /** Withdraws the acting pupil's challenge. */
  public void withdraw() {
    LearnerId pupil = pupil();
    StoreExceptionTranslator.change(WHAT, () -> repository.withdraw(List.of(pupil)));
  }

  /** Accepts a challenge, and begins the game. */
  public GameId accept(ClassId schoolClass, LearnerId classmate) {
    LearnerId pupil = pupil();
    return change(
        schoolClass,
        pupil,
        classmate,
        settings -> {
          if (!repository.take(schoolClass, classmate, pupil, clock.instant().minus(CHALLENGE))) {
            throw new ConflictException(WHAT);
          }
          return start(schoolClass, classmate, pupil, settings);
        });
  }

  /** Declines a challenge. If it no longer exists, nothing happens. */
  public void decline(LearnerId classmate) {
    LearnerId pupil = pupil();
    StoreExceptionTranslator.change(WHAT, () -> repository.decline(classmate, pupil));
  }

  /** The colours are drawn by lot. */
  private GameId start(
      ClassId schoolClass, LearnerId one, LearnerId other, ClassGameSettings settings) {
    boolean swapped = ThreadLocalRandom.current().nextBoolean();
    PeerPair pair = swapped ? new PeerPair(other, one) : new PeerPair(one, other);
    return starter.start(schoolClass, List.of(pair), settings).getFirst();
  }

  private <T extends @Nullable Object> T change(
      ClassId schoolClass,
      LearnerId pupil,
      LearnerId classmate,
      Function<ClassGameSettings, T> change) {
    return StoreExceptionTranslator.<T>write(
        WHAT,
        () ->
            transaction.execute(
                _ -> {
                  ClassGameSettings settings = repository.lock(schoolClass);
                  if (pupil.equals(classmate)
                      || !repository.mayPlay(schoolClass, pupil, classmate)) {
                    throw new RecordNotFoundException("the classmate");
                  }
                  return change.apply(settings);
                }));
  }

  private LearnerId pupil() {
    return actingAccount.require(AccountRole.LEARNER).id();
  }
}
