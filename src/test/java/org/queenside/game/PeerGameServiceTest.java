package org.queenside.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.Termination;
import org.queenside.game.PeerStatus.Offer;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.progress.ProgressFixture;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** Two people play a game; the database keeps them in step. */
@OnEveryDatabase
class PeerGameServiceTest {

  private static final Duration CLAIM_AFTER = Duration.ofMinutes(3);

  private final TestClock clock = new TestClock();
  private final TestClasses classes;
  private final ClassId schoolClass;
  private final AccountRepository accounts;
  private final TestDatabase database;
  private final CurrentLearnerStore store;
  private final LearnerRepository learners;
  private final GameService games;
  private final PeerGameService peers;
  private final WatchedGameService watched;
  private final Account white;
  private final Account black;
  private final GameId id;

  PeerGameServiceTest(TestDatabase database) {
    this.database = database;
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.store = new CurrentLearnerStore(TestAccounts.currentLearner(database, learners), learners);
    this.accounts = new AccountRepository(database.jdbc(), database.transactions(), clock);
    this.games = program();
    this.peers = new PeerGameService(store, new PeerGameRepository(database.jdbc()), games, clock);
    this.watched = new WatchedGameService(new WatchedGameRepository(database.jdbc()), clock);
    this.classes = new TestClasses(database.jdbc());
    this.schoolClass = classes.add("5b");
    this.white = pupil("Amira");
    this.black = pupil("Ben");
    this.id = start(null);
  }

  /** A program that uses the same database. */
  private GameService program() {
    return new GameService(
        store,
        new GameRepository(database.jdbc()),
        ProgressFixture.log(database, learners, clock),
        GameFixture.queue(),
        clock);
  }

  private Account pupil(String name) {
    Account pupil = accounts.add(AccountRole.LEARNER, name, "p" + UUID.randomUUID());
    classes.addPupil(schoolClass, pupil.id());
    return pupil;
  }

  private GameId start(@Nullable TimeControl control) {
    PeerPair pair = new PeerPair(white.id(), black.id());
    return peers.start(schoolClass.value(), List.of(pair), control, CLAIM_AFTER).getFirst();
  }

  private PlayedGame game(Account player) {
    return game(player, id);
  }

  private PlayedGame game(Account player, GameId game) {
    return requireNonNull(
        ActingAs.<@Nullable PlayedGame, RuntimeException>call(player, () -> games.find(game)));
  }

  private PeerStatus poll(Account player) {
    PlayedGame game = game(player);
    return requireNonNull(
        ActingAs.<@Nullable PeerStatus, RuntimeException>call(player, () -> peers.poll(game)));
  }

  private void play(Account player, String move) {
    play(player, game(player), move);
  }

  private void play(Account player, PlayedGame game, String move) {
    ActingAs.run(player, () -> games.play(game, Move.parseUci(move)));
  }

  private void playTwoMoves() {
    play(white, "e2e4");
    play(black, "e7e5");
  }

  private void offer(Account player) {
    PlayedGame game = game(player);
    ActingAs.run(player, () -> peers.offerDraw(game));
  }

  private @Nullable GameOutcome outcome() {
    return game(white).game().outcome();
  }

  @Test
  void eachPlayerSeesTheOthersNameAndMoves() {
    assertThat(game(white).own()).isEqualTo(Color.WHITE);
    assertThat(game(white).other()).isEqualTo(new Player.Person(black.id(), "Ben"));
    assertThat(game(black).other()).isEqualTo(new Player.Person(white.id(), "Amira"));
    int before = poll(black).version();

    play(white, "e2e4");

    assertThat(poll(black).version()).isGreaterThan(before);
    assertThat(game(black).game().moves()).containsExactly(Move.parseUci("e2e4"));
    assertThat(game(black).isOwnTurn()).isTrue();
  }

  /** Earlier versions let two visitors without accounts play with a code. */
  @Test
  void aGameOfTwoGuestsStaysReadableAndGoesOn() {
    play(white, "e2e4");
    database
        .jdbc()
        .sql("update game set between_guests = true, class_id = null where id = ?")
        .param(id.value())
        .update();

    assertThat(game(white).other()).isEqualTo(new Player.Guest());
    play(black, "e7e5");
    ActingAs.run(white, () -> games.resign(game(white)));

    ActingAs.run(
        black,
        () -> {
          GameSummary listed = games.list(1).getFirst();
          assertThat(listed.other()).isEqualTo(new Player.Guest());
          assertThat(listed.result()).isEqualTo(GameResult.BLACK_WINS);
        });
    assertThat(game(black).game().moves()).hasSize(2);
  }

  @Test
  void twoProgramsOnOneDatabaseAreOne() {
    GameService other = program();
    PlayedGame seen = game(white);
    play(white, "e2e4");
    PlayedGame there =
        requireNonNull(
            ActingAs.<@Nullable PlayedGame, RuntimeException>call(black, () -> other.find(id)));
    ActingAs.run(black, () -> other.play(there, Move.parseUci("e7e5")));
    assertThat(game(white).game().moves()).hasSize(2);
    assertThatThrownBy(() -> ActingAs.run(white, () -> other.play(seen, Move.parseUci("d2d4"))))
        .isInstanceOf(ConflictException.class);
  }

  @Test
  void nobodyMovesOutOfTurnOrAfterTheEndOrInOtherPeoplesGames() {
    assertThatThrownBy(() -> play(black, "e7e5")).isInstanceOf(IllegalArgumentException.class);
    PlayedGame seen = game(white);
    Account other = pupil("Chloé");
    assertThat(ActingAs.<@Nullable PlayedGame, RuntimeException>call(other, () -> games.find(id)))
        .isNull();
    assertThatThrownBy(() -> play(other, seen, "e2e4")).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ActingAs.run(other, () -> peers.offerDraw(seen)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ActingAs.run(other, () -> peers.sign(seen, GameSign.OOPS)))
        .isInstanceOf(RecordNotFoundException.class);

    ActingAs.run(black, () -> games.resign(game(black)));

    assertThatThrownBy(() -> play(white, "e2e4")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> play(white, seen, "e2e4")).isInstanceOf(ConflictException.class);
    assertThat(game(white).game().moves()).isEmpty();
  }

  @Test
  void theSecondOfTwoTabsIsTold() {
    PlayedGame first = game(white);
    PlayedGame second = game(white);
    play(white, first, "e2e4");
    assertThatThrownBy(() -> play(white, second, "d2d4")).isInstanceOf(ConflictException.class);
    assertThat(game(white).game().moves()).containsExactly(Move.parseUci("e2e4"));
  }

  @Test
  void bothOfferingADrawAtOnceAgree() {
    playTwoMoves();
    PlayedGame ofWhite = game(white);
    PlayedGame ofBlack = game(black);

    ActingAs.run(white, () -> peers.offerDraw(ofWhite));
    ActingAs.run(black, () -> peers.offerDraw(ofBlack));

    assertThat(outcome()).isInstanceOf(GameOutcome.Agreement.class);
  }

  @Test
  void anOfferStandsUntilTheOtherPlayerMoves() {
    playTwoMoves();
    offer(white);
    assertThat(poll(white).offer()).isEqualTo(Offer.OWN);
    assertThat(poll(black).offer()).isEqualTo(Offer.OTHER);
    play(white, "g1f3");
    assertThat(poll(black).offer()).isEqualTo(Offer.OTHER);

    play(black, "b8c6");

    assertThat(poll(white).offer()).isEqualTo(Offer.NONE);
    assertThat(poll(black).offer()).isEqualTo(Offer.NONE);
    PlayedGame late = game(black);
    assertThatThrownBy(() -> ActingAs.run(black, () -> peers.acceptDraw(late)))
        .isInstanceOf(ConflictException.class);
    assertThat(outcome()).isNull();
  }

  @Test
  void anOfferIsAcceptedOrDeclined() {
    playTwoMoves();
    offer(white);
    ActingAs.run(black, () -> peers.declineDraw(game(black)));
    assertThat(poll(white).offer()).isEqualTo(Offer.DECLINED);
    assertThat(poll(white).mayOffer()).isFalse();
    assertThatThrownBy(() -> offer(white)).isInstanceOf(ConflictException.class);
    play(white, "g1f3");
    offer(black);

    ActingAs.run(white, () -> peers.acceptDraw(game(white)));

    assertThat(outcome()).isInstanceOf(GameOutcome.Agreement.class);
  }

  @Test
  void nobodyAgreesAloneOrBeforeBothHaveMoved() {
    play(white, "e2e4");
    assertThatThrownBy(() -> offer(black)).isInstanceOf(ConflictException.class);
    play(black, "e7e5");
    PlayedGame game = game(white);
    assertThatThrownBy(() -> ActingAs.run(white, () -> games.agree(game)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(outcome()).isNull();
  }

  @Test
  void whenBothResignAtOnceTheFirstLoses() {
    PlayedGame ofWhite = game(white);
    PlayedGame ofBlack = game(black);
    ActingAs.run(black, () -> games.resign(ofBlack));
    assertThatThrownBy(() -> ActingAs.run(white, () -> games.resign(ofWhite)))
        .isInstanceOf(ConflictException.class);
    assertThat(outcome()).isEqualTo(new GameOutcome.Resignation(Color.BLACK, false));
  }

  @Test
  void eitherPlayerClaimsADraw() {
    for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1")) {
      play(game(white).isOwnTurn() ? white : black, move);
    }
    PlayedGame game = game(black);
    ActingAs.run(black, () -> games.claim(game, Move.parseUci("f6g8")));
    assertThat(outcome()).isEqualTo(new GameOutcome.ThreefoldRepetition(Color.BLACK));
    assertThat(game(white).game().result()).isEqualTo(GameResult.DRAW);
  }

  @Test
  void aPlayerWhoStaysAwayLosesAfterTheTimeOfTheClass() {
    play(white, "e2e4");
    poll(black);
    poll(white);
    assertThat(poll(white).isOtherAtBoard()).isTrue();

    wait(CLAIM_AFTER.minusSeconds(6));
    assertThat(poll(white).isOtherAtBoard()).isFalse();
    assertThat(poll(white).mayClaim()).isFalse();
    PlayedGame early = game(white);
    assertThatThrownBy(() -> ActingAs.run(white, () -> peers.claimAbandoned(early)))
        .isInstanceOf(ConflictException.class);
    wait(Duration.ofSeconds(6));
    assertThat(poll(white).mayClaim()).isTrue();

    ActingAs.run(white, () -> peers.claimAbandoned(game(white)));

    assertThat(outcome()).isEqualTo(new GameOutcome.Abandonment(Color.BLACK, false));
    assertThat(game(black).game().result()).isEqualTo(GameResult.WHITE_WINS);
  }

  /** White's page polls. */
  private void wait(Duration time) {
    for (int second = 0; second < time.toSeconds(); second += 6) {
      clock.advance(Duration.ofSeconds(6));
      poll(white);
    }
  }

  @Test
  void nobodyWinsByComingBackFirst() {
    play(white, "e2e4");
    poll(white);
    poll(black);
    clock.advance(Duration.ofHours(12));
    assertThat(poll(white).mayClaim()).isFalse();
    poll(black);
    assertThat(poll(white).isOtherAtBoard()).isTrue();
  }

  @Test
  void thePlayerToMoveCannotClaimThatTheOtherIsAway() {
    poll(black);
    poll(white);
    wait(CLAIM_AFTER.plusMinutes(1));
    assertThat(poll(white).mayClaim()).isFalse();
  }

  @Test
  void aGameAgainstADeletedPlayerCanBeEnded() {
    play(white, "e2e4");
    accounts.remove(black.id());
    assertThat(game(white).other()).isEqualTo(new Player.Person(null, null));
    assertThat(poll(white).mayClaim()).isTrue();
    ActingAs.run(white, () -> peers.claimAbandoned(game(white)));
    assertThat(outcome()).isEqualTo(new GameOutcome.Abandonment(Color.BLACK, false));
  }

  @Test
  void halfASecondOnTheWayIsNotCharged() {
    GameId timed = start(TimeControl.FIVE_MINUTES);
    play(white, game(white, timed), "e2e4");
    clock.advance(Duration.ofMillis(10_500));

    play(black, game(black, timed), "e7e5");

    GameClock running = requireNonNull(game(white, timed).clock());
    assertThat(running.black()).isEqualTo(300_000 - 10_000 + 3_000);
    PlayedGame game = game(white, timed);
    clock.advance(Duration.ofMillis(500));
    assertThat(games.left(game, Color.WHITE)).isEqualTo(300_000);
    clock.advance(Duration.ofSeconds(1));
    assertThat(games.left(game, Color.WHITE)).isEqualTo(299_000);
  }

  @Test
  void aFallenFlagEndsTheGameForBoth() {
    GameId timed = start(TimeControl.FIVE_MINUTES);
    play(white, game(white, timed), "e2e4");
    clock.advance(Duration.ofMinutes(6));
    PlayedGame seen = game(white, timed);
    ActingAs.run(white, () -> games.checkClock(seen));
    assertThat(game(black, timed).game().outcome())
        .isEqualTo(new GameOutcome.FlagFall(Color.BLACK, false));
  }

  @Test
  void signsReachTheOtherPlayerButNotInAFlood() {
    poll(white);
    for (int times = 0; times < 100; times++) {
      ActingAs.run(black, () -> peers.sign(game(black), GameSign.NICE_MOVE));
    }
    assertThat(poll(white).sign()).isEqualTo(GameSign.NICE_MOVE);
    assertThat(poll(white).signs()).isEqualTo(1);
    assertThat(poll(black).sign()).isNull();
    clock.advance(Duration.ofSeconds(3));
    ActingAs.run(black, () -> peers.sign(game(black), GameSign.GOOD_GAME));
    assertThat(poll(white).sign()).isEqualTo(GameSign.GOOD_GAME);
  }

  @Test
  void aPlayerWhoLeavesTheClassPlaysOnUnseen() {
    play(white, "e2e4");
    assertThat(watched.list(schoolClass.value(), Duration.ZERO)).hasSize(1);
    classes.removePupil(schoolClass, black.id());

    play(black, "e7e5");

    assertThat(game(white).game().moves()).hasSize(2);
    assertThat(watched.list(schoolClass.value(), Duration.ZERO)).isEmpty();
    assertThat(watched.find(schoolClass.value(), id)).isNull();
  }

  @Test
  void theClassSeesItsGamesAsTheyAre() {
    play(white, "e2e4");
    WatchedGame seen = watched.list(schoolClass.value(), Duration.ZERO).getFirst();
    assertThat(seen.name(Color.WHITE)).isEqualTo("Amira");
    assertThat(seen.name(Color.BLACK)).isEqualTo("Ben");
    assertThat(seen.game().moves()).containsExactly(Move.parseUci("e2e4"));
    ActingAs.run(black, () -> games.resign(game(black)));
    assertThat(watched.list(schoolClass.value(), Duration.ofMinutes(1))).hasSize(1);
    clock.advance(Duration.ofMinutes(2));
    assertThat(watched.list(schoolClass.value(), Duration.ofMinutes(1))).isEmpty();
  }

  @Test
  void finishedGamesStayInTheRecordOfTheClass() {
    play(white, "e2e4");
    assertThat(watched.finished(schoolClass.value())).isEmpty();
    ActingAs.run(black, () -> games.resign(game(black)));
    clock.advance(Duration.ofDays(400));

    FinishedGame finished = watched.finished(schoolClass.value(), black.id(), 1).getFirst();

    assertThat(watched.finished(schoolClass.value())).containsExactly(finished);
    assertThat(finished.sideOf(black.id())).isEqualTo(Color.BLACK);
    assertThat(finished.name(Color.WHITE)).isEqualTo("Amira");
    assertThat(finished.result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(finished.ending()).isEqualTo(Termination.RESIGNATION);
    assertThat(finished.halfmoves()).isEqualTo(1);
    assertThat(watched.finished(schoolClass.value(), pupil("Chloé").id(), 1)).isEmpty();
  }
}
