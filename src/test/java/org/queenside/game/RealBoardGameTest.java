package org.queenside.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.Termination;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.ProgressFixture;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** Games as at a real board: illegal moves, touch-move and the clock are stored and judged here. */
@OnEveryDatabase
class RealBoardGameTest {

  private static final Move E4 = Move.parseUci("e2e4");
  private static final Move E5 = Move.parseUci("e7e5");
  private static final Move ILLEGAL = Move.parseUci("a1a5");

  private static final BoardRules STRICT = new BoardRules(true, false);

  private final TestClock clock = new TestClock();
  private final GameService games;
  private final TestBrowser browser = new TestBrowser();

  RealBoardGameTest(TestDatabase database) {
    var learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.games =
        GameFixture.games(
            database,
            new CurrentLearnerStore(TestAccounts.currentLearner(database, learners), learners),
            ProgressFixture.log(database, learners, clock),
            GameFixture.queue(),
            clock);
  }

  private <T extends @Nullable Object> T visit(Supplier<T> visit) {
    return browser.request(visit);
  }

  private static PlayedGame begin(
      BoardRules rules, @Nullable TimeControl control, @Nullable String fen) {
    return PlayedGame.begin(
        GameId.random(),
        new GameSettings(
            Opponent.HUNGRY_PAWN,
            SideChoice.WHITE,
            GameHelp.ALL,
            control,
            fen == null ? null : Position.fromFen(fen),
            false,
            rules));
  }

  private PlayedGame play(PlayedGame game, Move move) {
    return visit(() -> games.play(game, move));
  }

  private PlayedGame answer(PlayedGame game, Move move) {
    return visit(() -> games.answer(game, new ComputerTurn.Moves(move)));
  }

  private PlayedGame press(PlayedGame game) {
    return visit(() -> games.pressClock(game));
  }

  private PlayedGame tryIllegally(PlayedGame game, Move move) {
    return visit(() -> games.tryIllegally(game, move));
  }

  private PlayedGame stored(PlayedGame game) {
    return requireNonNull(this.<@Nullable PlayedGame>visit(() -> games.find(game.id())));
  }

  @Test
  void thereIsNoHelp() {
    PlayedGame game = begin(STRICT, null, null);
    assertThat(game.help()).isEqualTo(GameHelp.NONE);
    PlayedGame played = answer(play(game, E4), E5);
    assertThat(visit(() -> games.changeHelp(played, GameHelp.ALL)).help()).isEqualTo(GameHelp.NONE);
    assertThat(played.halfmovesToTakeBack()).isZero();
  }

  /** FIDE 7.5.5. */
  @Test
  void theSecondIllegalMoveLoses() {
    PlayedGame game = tryIllegally(begin(STRICT, null, null), ILLEGAL);
    assertThat(game.game().isOver()).isFalse();
    assertThat(stored(game).illegalMoves()).isEqualTo(1);

    PlayedGame lost = tryIllegally(answer(play(stored(game), E4), E5), Move.parseUci("e4e6"));

    PlayedGame found = stored(lost);
    assertThat(found.transcript().transcript())
        .isEqualTo("tried-a1a5.e2e4.e7e5.tried-e4e6.illegal-w");
    assertThat(found.game().outcome()).isEqualTo(new GameOutcome.IllegalMoves(Color.WHITE, false));
    GameSummary listed = visit(() -> games.list(10)).getFirst();
    assertThat(listed.ending()).isEqualTo(Termination.ILLEGAL_MOVES);
    assertThat(listed.ownResult()).isEqualTo(PlayerResult.LOST);
  }

  /** FIDE 7.5.5: the opponent can't mate by any series of legal moves. */
  @Test
  void againstABareKingTheSecondIllegalMoveIsADraw() {
    PlayedGame game = begin(STRICT, null, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    PlayedGame end = tryIllegally(tryIllegally(game, Move.parseUci("a1b2")), Move.parseUci("e1e3"));
    assertThat(stored(end).game().result()).isEqualTo(GameResult.DRAW);
  }

  @Test
  void illegalMovesMayOnlyBeExplained() {
    PlayedGame game = begin(new BoardRules(false, false), TimeControl.FIVE_MINUTES, null);
    for (int tries = 1; tries <= 3; tries++) {
      game = tryIllegally(game, ILLEGAL);
      assertThat(stored(game).illegalMoves()).isEqualTo(tries);
    }
    assertThat(game.game().isOver()).isFalse();
    assertThat(games.left(game, Color.BLACK)).isEqualTo(300_000);
  }

  /** FIDE 7.5.5, and B.2 for blitz: at most ten minutes for sixty moves. */
  @ParameterizedTest
  @CsvSource({"FIVE_MINUTES, 6", "TEN_MINUTES, 12", "FIFTEEN_MINUTES, 17"})
  void theFirstIllegalMoveGivesTheOpponentTime(TimeControl control, int minutes) {
    PlayedGame game = tryIllegally(begin(STRICT, control, null), ILLEGAL);
    assertThat(games.left(stored(game), Color.BLACK)).isEqualTo(minutes * 60_000L);
    assertThat(games.left(stored(game), Color.WHITE)).isEqualTo(control.minutes() * 60_000L);
  }

  @Test
  void onlyIllegalMovesOfThePlayerToMoveCount() {
    PlayedGame game = begin(STRICT, null, null);
    assertThatThrownBy(() -> tryIllegally(game, E4)).isInstanceOf(IllegalArgumentException.class);
    PlayedGame waiting = play(game, E4);
    assertThatThrownBy(() -> tryIllegally(waiting, ILLEGAL))
        .isInstanceOf(IllegalStateException.class);
    PlayedGame usual =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.WHITE));
    assertThatThrownBy(() -> tryIllegally(usual, ILLEGAL))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void theOwnTimeRunsUntilTheClockIsPressed() {
    PlayedGame moved = play(begin(STRICT, TimeControl.FIVE_MINUTES, null), E4);
    assertThat(stored(moved).isPressDue()).isTrue();
    assertThat(moved.isComputersTurn()).isFalse();
    assertThatThrownBy(() -> play(moved, Move.parseUci("d2d4")))
        .isInstanceOf(IllegalArgumentException.class);
    clock.advance(Duration.ofSeconds(20));
    assertThat(games.left(stored(moved), Color.WHITE)).isEqualTo(280_000);

    PlayedGame pressed = press(stored(moved));

    assertThat(stored(pressed).isComputersTurn()).isTrue();
    clock.advance(Duration.ofSeconds(10));
    assertThat(games.left(stored(pressed), Color.WHITE)).isEqualTo(283_000);
    assertThat(games.left(stored(pressed), Color.BLACK)).isEqualTo(290_000);
    PlayedGame answered = answer(pressed, E5);
    assertThat(answered.isOwnTurn()).isTrue();
    assertThat(games.left(answered, Color.BLACK)).isEqualTo(293_000);
    assertThat(press(answered)).isEqualTo(answered);
  }

  @Test
  void timeRunsOutBeforeTheClockIsPressed() {
    PlayedGame moved = play(begin(STRICT, TimeControl.FIVE_MINUTES, null), E4);
    clock.advance(Duration.ofMinutes(5));
    PlayedGame late = press(moved);
    assertThat(late.game().outcome()).isEqualTo(new GameOutcome.FlagFall(Color.WHITE, false));
    assertThat(games.left(late, Color.WHITE)).isZero();
    assertThat(games.left(late, Color.BLACK)).isEqualTo(300_000);
  }

  @Test
  void mateNeedsNoPress() {
    PlayedGame game =
        begin(STRICT, TimeControl.FIVE_MINUTES, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    PlayedGame mated = play(game, Move.parseUci("a1a8"));
    assertThat(mated.isPressDue()).isFalse();
    assertThat(mated.ownResult()).isEqualTo(PlayerResult.WON);
  }

  @Test
  void withoutAClockThereIsNothingToPress() {
    PlayedGame moved = play(begin(STRICT, null, null), E4);
    assertThat(moved.isPressDue()).isFalse();
    assertThat(moved.isComputersTurn()).isTrue();
  }

  @Test
  void aTouchIsRememberedUntilTheMove() {
    PlayedGame game = begin(new BoardRules(true, true), null, null);
    PlayedGame before = answer(play(game, E4), E5);
    PlayedGame touched = visit(() -> games.touch(before, Square.G1));
    Move d4 = Move.parseUci("d2d4");
    assertThat(stored(touched).touchedAgainst(d4)).containsExactly(Square.G1);
    PlayedGame moved = play(touched, Move.parseUci("g1f3"));
    PlayedGame next = answer(moved, Move.parseUci("b8c6"));
    assertThat(stored(next).touchedAgainst(d4)).isEmpty();
  }

  @Test
  void withoutTouchMoveATouchIsNothing() {
    PlayedGame before = answer(play(begin(STRICT, null, null), E4), E5);
    assertThat(visit(() -> games.touch(before, Square.G1))).isEqualTo(before);
  }

  @Test
  void theRulesAreRemembered() {
    var rules = new BoardRules(false, true);
    play(begin(rules, null, null), E4);
    GameSettings last = requireNonNull(visit(games::overview).last());
    assertThat(last.board()).isEqualTo(rules);
  }
}
