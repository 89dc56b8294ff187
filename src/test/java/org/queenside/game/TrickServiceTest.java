package org.queenside.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LearntRules;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.ProgressFixture;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickKind;

/** Tricks are stored beside a game, and only its learner can answer them. */
@OnEveryDatabase
class TrickServiceTest {

  /** After these it is the computer's fourth move, by which the first trick is due. */
  private static final String OPENING = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3";

  private final TestDatabase database;
  private final GameService games;
  private final TrickService tricks;
  private final TestBrowser browser = new TestBrowser();

  TrickServiceTest(TestDatabase database) {
    this.database = database;
    var clock = new TestClock();
    var learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    var store = new CurrentLearnerStore(TestAccounts.currentLearner(database, learners), learners);
    var log = ProgressFixture.log(database, learners, clock);
    this.games = GameFixture.games(database, store, log, GameFixture.queue(), clock);
    var rules =
        new LearntRules(
            new Course("", List.of(), List.of()), ProgressFixture.progress(database, store, log));
    this.tricks = new TrickService(store, new TrickRepository(database.jdbc()), rules, log, clock);
  }

  private <T extends @Nullable Object> T visit(Supplier<T> visit) {
    return browser.request(visit);
  }

  private PlayedGame opening(Opponent opponent) {
    PlayedGame game =
        PlayedGame.begin(GameId.random(), GameSettings.against(opponent, SideChoice.WHITE));
    for (String move : OPENING.split(" ")) {
      PlayedGame before = game;
      Move next = Move.parseUci(move);
      game =
          before.isOwnTurn()
              ? visit(() -> games.play(before, next))
              : visit(() -> games.answer(before, new ComputerTurn.Moves(next)));
    }
    return game;
  }

  private PlayedTrick attempt(PlayedGame game) {
    return requireNonNull(this.<@Nullable PlayedTrick>visit(() -> tricks.attempt(game)));
  }

  private @Nullable PlayedTrick open(PlayedGame game) {
    return this.<@Nullable PlayedTrick>visit(() -> tricks.open(game));
  }

  private List<TrickOutcome> outcomes(PlayedGame game) {
    return visit(() -> tricks.of(game)).stream().map(PlayedTrick::outcome).toList();
  }

  private void run(Runnable change) {
    visit(
        () -> {
          change.run();
          return true;
        });
  }

  private static String item(PlayedGame game) {
    return "game/" + game.id() + "/trick";
  }

  private int count(String from, Object of) {
    return database
        .jdbc()
        .sql("select count(*) from " + from)
        .param(of)
        .query(Integer.class)
        .single();
  }

  @Test
  void theFoxTriesATrickThatStaysAfterAReload() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    assertThat(open(game)).isNull();
    PlayedTrick tried = attempt(game);
    assertThat(tried.outcome()).isEqualTo(TrickOutcome.OPEN);
    assertThat(TrickKind.MOVEMENT).contains(tried.trick().kind());
    assertThat(open(game)).isEqualTo(tried);
    assertThat(attempt(game)).isEqualTo(tried);
    assertThat(visit(() -> games.find(game.id())).game().moves()).isEqualTo(game.game().moves());
  }

  @Test
  void otherOpponentsTryNone() {
    PlayedGame game = opening(Opponent.HUNGRY_PAWN);
    assertThat(this.<@Nullable PlayedTrick>visit(() -> tricks.attempt(game))).isNull();
  }

  @Test
  void anAnsweredTrickIsFollowedByALegalMove() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    attempt(game);
    run(() -> tricks.caught(game));
    assertThat(outcomes(game)).containsExactly(TrickOutcome.CAUGHT);
    assertThat(open(game)).isNull();
    assertThat(this.<@Nullable PlayedTrick>visit(() -> tricks.attempt(game))).isNull();
  }

  @Test
  void aTrickIsAnsweredOnlyOnce() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    attempt(game);
    run(() -> tricks.caught(game));
    assertThatThrownBy(() -> run(() -> tricks.missed(game))).isInstanceOf(ConflictException.class);
    assertThat(outcomes(game)).containsExactly(TrickOutcome.CAUGHT);
  }

  @Test
  void aMissedTrickIsLoggedWithTheMisconception() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    Trick trick = attempt(game).trick();
    run(() -> tricks.missed(game));
    assertThat(outcomes(game)).containsExactly(TrickOutcome.MISSED);
    Map<String, Object> logged =
        database
            .jdbc()
            .sql("select * from attempt where item = ?")
            .param(item(game))
            .query()
            .singleRow();
    assertThat(logged).containsEntry("outcome", "wrong").containsEntry("tried", trick.text());
    assertThat((String) logged.get("misconception")).isNotBlank();
    assertThat(GameId.isTrick(item(game))).isTrue();
  }

  @Test
  void aCalledTrickWithoutAReasonShowsNoMisconception() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    attempt(game);
    run(() -> tricks.unexplained(game));
    assertThat(outcomes(game)).containsExactly(TrickOutcome.MISSED);
    assertThat(count("attempt where item = ?", item(game))).isZero();
  }

  @Test
  void takingBackForgetsTheTrick() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    attempt(game);
    PlayedGame back =
        visit(
            () -> {
              PlayedGame taken = games.takeBack(game);
              tricks.forgetTakenBack(taken);
              return taken;
            });
    assertThat(back.game().moves()).hasSize(6);
    PlayedGame again = visit(() -> games.play(back, Move.parseUci("b1c3")));
    assertThat(outcomes(again)).isEmpty();
    assertThat(attempt(again).isOpen()).isTrue();
  }

  @Test
  void othersCannotSeeOrAnswerATrick() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    attempt(game);
    TestBrowser other = new TestBrowser();
    assertThat(other.request(() -> tricks.of(game))).isEmpty();
    assertThatThrownBy(
            () ->
                other.request(
                    () -> {
                      tricks.caught(game);
                      return true;
                    }))
        .isInstanceOf(ConflictException.class);
    assertThat(open(game)).isNotNull();
  }

  @Test
  void tricksAreDeletedWithTheirGame() {
    PlayedGame game = opening(Opponent.TRICKY_FOX);
    attempt(game);
    run(() -> games.delete(game.id()));
    assertThat(count("game_trick where game_id = ?", game.id().value())).isZero();
  }

  @Test
  void theFoxPlaysWithoutAClock() {
    var settings =
        new GameSettings(
            Opponent.TRICKY_FOX,
            SideChoice.WHITE,
            GameHelp.ALL,
            TimeControl.of("5-3").orElseThrow(),
            null,
            false,
            null);
    assertThat(PlayedGame.begin(GameId.random(), settings).clock()).isNull();
  }
}
