package org.queenside.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Termination;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.ProgressFixture;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** Games are stored at every move, and only their players can find and change them. */
@OnEveryDatabase
class GameServiceTest {

  private static final Move E4 = Move.parseUci("e2e4");
  private static final Move E5 = Move.parseUci("e7e5");
  private static final Move NF3 = Move.parseUci("g1f3");

  private final TestDatabase database;
  private final TestClock clock = new TestClock();
  private final CurrentLearner currentLearner;
  private final LearnerRepository learners;
  private final GameService games;
  private final TestBrowser browser = new TestBrowser();

  GameServiceTest(TestDatabase database) {
    this.database = database;
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.currentLearner = TestAccounts.currentLearner(database, learners);
    this.games = service(clock);
  }

  private GameService service(Clock time) {
    return new GameService(
        new CurrentLearnerStore(currentLearner, learners),
        new GameRepository(database.jdbc()),
        ProgressFixture.log(database, learners, time),
        GameFixture.queue(),
        time);
  }

  private <T extends @Nullable Object> T visit(Supplier<T> visit) {
    return browser.request(visit);
  }

  private @Nullable PlayedGame find(GameId id) {
    return this.<@Nullable PlayedGame>visit(() -> games.find(id));
  }

  private PlayedGame stored(GameId id) {
    return requireNonNull(find(id));
  }

  private static PlayedGame begin(@Nullable TimeControl control, @Nullable String fen) {
    return PlayedGame.begin(
        GameId.random(),
        new GameSettings(
            Opponent.HUNGRY_PAWN,
            SideChoice.WHITE,
            GameHelp.ALL,
            control,
            fen == null ? null : Position.fromFen(fen),
            false,
            null));
  }

  private PlayedGame play(PlayedGame game, Move move) {
    return visit(() -> games.play(game, move));
  }

  private PlayedGame answer(PlayedGame game, Move move) {
    return visit(() -> games.answer(game, new ComputerTurn.Moves(move)));
  }

  private PlayedGame afterTwoMoves() {
    return answer(play(begin(null, null), E4), E5);
  }

  @Test
  void nothingIsStoredBeforeTheFirstMove() {
    PlayedGame game = begin(null, null);
    assertThat(find(game.id())).isNull();
    assertThat(visit(currentLearner::find)).isNull();

    play(game, E4);

    assertThat(visit(currentLearner::find)).isNotNull();
    assertThat(stored(game.id()).game().moves()).containsExactly(E4);
  }

  @Test
  void everyMoveIsStoredAndTheGameIsTheSameAfterwards() {
    PlayedGame game = play(afterTwoMoves(), NF3);

    PlayedGame found = stored(game.id());

    assertThat(found).usingRecursiveComparison().ignoringFields("transcript").isEqualTo(game);
    assertThat(found.transcript().transcript()).isEqualTo("e2e4.e7e5.g1f3");
    assertThat(found.isComputersTurn()).isTrue();
  }

  @Test
  void aComputerThatPlaysWhiteMovesBeforeAnythingIsStored() {
    PlayedGame game =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.BLACK));
    PlayedGame moved = answer(game, E4);
    assertThat(find(game.id())).isNull();

    play(moved, E5);

    assertThat(stored(game.id()).game().moves()).containsExactly(E4, E5);
    assertThat(stored(game.id()).own()).isEqualTo(Color.BLACK);
  }

  @Test
  void aVisitorHasPlayedNothing() {
    assertThat(visit(games::overview)).isEqualTo(new GameOverview(Set.of(), null, null));
  }

  @Test
  void anOpponentIsBeatenByAWinFromTheInitialPosition() {
    scholarsMate(begin(null, null));

    assertThat(visit(games::overview).beaten()).containsExactly(Opponent.HUNGRY_PAWN);
  }

  @Test
  void aWinFromAnotherPositionOrALossBeatsNobody() {
    play(begin(null, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"), Move.parseUci("a1a8"));
    PlayedGame lost = afterTwoMoves();
    visit(() -> games.resign(lost));

    assertThat(visit(games::overview).beaten()).isEmpty();
  }

  @Test
  void theLastGameThatGoesOnIsFound() {
    PlayedGame first = afterTwoMoves();
    clock.advance(Duration.ofMinutes(1));
    PlayedGame second = afterTwoMoves();
    assertThat(requireNonNull(visit(games::overview).unfinished()).id()).isEqualTo(second.id());

    visit(() -> games.resign(second));
    assertThat(requireNonNull(visit(games::overview).unfinished()).id()).isEqualTo(first.id());

    visit(() -> games.resign(first));
    assertThat(visit(games::overview).unfinished()).isNull();
  }

  @Test
  void theLastChoiceIsRemembered() {
    var chosen =
        new GameSettings(
            Opponent.STONE_ROOK,
            SideChoice.BLACK,
            new GameHelp(false, true, false),
            TimeControl.TEN_MINUTES,
            null,
            false,
            null);
    PlayedGame game = PlayedGame.begin(GameId.random(), chosen);
    play(answer(game, E4), E5);

    assertThat(visit(games::overview).last()).isEqualTo(chosen);
  }

  private void scholarsMate(PlayedGame game) {
    PlayedGame now = game;
    for (String move : List.of("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7")) {
      now = now.isOwnTurn() ? play(now, Move.parseUci(move)) : answer(now, Move.parseUci(move));
    }
    assertThat(now.game().isOver()).isTrue();
  }

  @Test
  void theComputerFindsTheSameLegalMoveEveryTime() {
    PlayedGame game = play(begin(null, null), E4);
    ComputerTurn first = requireNonNull(games.search(game).await(Duration.ZERO));
    ComputerTurn second = requireNonNull(games.search(stored(game.id())).await(Duration.ZERO));
    assertThat(first).isEqualTo(second);
    assertThat(game.game().position().legalMoves()).contains(((ComputerTurn.Moves) first).move());
  }

  @Test
  void anOlderTabChangesNothing() {
    PlayedGame older = afterTwoMoves();
    PlayedGame newer = play(older, NF3);

    assertThatThrownBy(() -> play(older, Move.parseUci("d2d4")))
        .isInstanceOf(ConflictException.class);
    assertThat(stored(newer.id()).game().moves()).containsExactly(E4, E5, NF3);
  }

  @Test
  void nobodyElseFindsOrChangesTheGame() {
    PlayedGame game = afterTwoMoves();
    TestBrowser other = new TestBrowser();

    assertThat(other.<@Nullable PlayedGame>request(() -> games.find(game.id()))).isNull();
    assertThatThrownBy(() -> other.request(() -> games.play(game, NF3)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> other.request(() -> games.play(begin(game.id()), E4)))
        .isInstanceOf(RecordNotFoundException.class);
    other.request(
        () -> {
          games.delete(game.id());
          return true;
        });
    assertThat(stored(game.id()).game().moves()).containsExactly(E4, E5);
  }

  private static PlayedGame begin(GameId id) {
    return PlayedGame.begin(id, GameSettings.against(Opponent.FULL_ARMY, SideChoice.WHITE));
  }

  @Test
  void nobodyMovesOutOfTurnOrAfterTheEnd() {
    PlayedGame game = play(begin(null, null), E4);
    assertThatThrownBy(() -> play(game, E5)).isInstanceOf(IllegalArgumentException.class);
    PlayedGame over = visit(() -> games.resign(game));
    assertThatThrownBy(() -> answer(over, E5)).isInstanceOf(IllegalStateException.class);
    assertThat(stored(game.id()).game().result()).isEqualTo(GameResult.BLACK_WINS);
  }

  @Test
  void takingBackLeavesThePlayerToMove() {
    PlayedGame game = play(afterTwoMoves(), NF3);
    PlayedGame own = visit(() -> games.takeBack(game));
    assertThat(own.game().moves()).containsExactly(E4, E5);
    PlayedGame both = visit(() -> games.takeBack(own));
    assertThat(both.game().moves()).isEmpty();
    assertThat(both.halfmovesToTakeBack()).isZero();
    assertThat(stored(game.id()).game().moves()).isEmpty();
  }

  @Test
  void helpIsSwitched() {
    PlayedGame game = afterTwoMoves();
    var none = new GameHelp(false, false, false);
    visit(() -> games.changeHelp(game, none));
    assertThat(stored(game.id()).help()).isEqualTo(none);
    assertThat(stored(game.id()).halfmovesToTakeBack()).isZero();
  }

  @Test
  void aClaimWithADeclaredMoveEndsTheGameWithoutPlayingIt() {
    PlayedGame game = begin(null, "4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    Move rook = Move.parseUci("a1a2");
    assertThat(game.claim(null)).isNull();
    assertThat(game.claim(rook)).isEqualTo(DrawClaim.FIFTY_MOVES);

    visit(() -> games.claim(game, rook));

    PlayedGame found = stored(game.id());
    assertThat(found.game().moves()).isEmpty();
    assertThat(found.game().result()).isEqualTo(GameResult.DRAW);
    assertThat(visit(() -> games.list(10)).getFirst().ending()).isEqualTo(Termination.FIFTY_MOVES);
  }

  @Test
  void theClockStartsWithTheFirstMoveAndAddsTheIncrement() {
    PlayedGame game = begin(TimeControl.FIVE_MINUTES, null);
    clock.advance(Duration.ofHours(1));
    PlayedGame moved = play(game, E4);
    clock.advance(Duration.ofSeconds(10));
    PlayedGame answered = answer(moved, E5);
    assertThat(games.left(answered, Color.BLACK)).isEqualTo(293_000);
    clock.advance(Duration.ofSeconds(20));
    assertThat(games.left(stored(game.id()), Color.WHITE)).isEqualTo(280_000);
    PlayedGame next = play(stored(game.id()), NF3);
    assertThat(games.left(next, Color.WHITE)).isEqualTo(283_000);
  }

  @Test
  void thePlayerWhoseTimeHasRunOutLoses() {
    PlayedGame game = answer(play(begin(TimeControl.FIVE_MINUTES, null), E4), E5);
    clock.advance(Duration.ofMinutes(5));
    PlayedGame late = play(game, NF3);
    assertThat(late.game().moves()).containsExactly(E4, E5);
    assertThat(late.game().result()).isEqualTo(GameResult.BLACK_WINS);
    GameSummary listed = visit(() -> games.list(10)).getFirst();
    assertThat(listed.ending()).isEqualTo(Termination.FLAG_FALL);
    assertThat(listed.ownResult()).isEqualTo(PlayerResult.LOST);
  }

  /** FIDE 6.9: the opponent can't mate by any series of legal moves. */
  @Test
  void timeThatRunsOutAgainstABareKingIsADraw() {
    PlayedGame game =
        answer(
            play(
                begin(TimeControl.FIVE_MINUTES, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
                Move.parseUci("a1a2")),
            Move.parseUci("e8e7"));
    clock.advance(Duration.ofMinutes(6));
    assertThat(visit(() -> games.checkClock(game)).game().result()).isEqualTo(GameResult.DRAW);
  }

  @Test
  void noTimeRunsWhileTheProgramIsStopped() {
    PlayedGame game = answer(play(begin(TimeControl.FIVE_MINUTES, null), E4), E5);
    clock.advance(Duration.ofHours(2));
    GameService restarted = service(clock);
    clock.advance(Duration.ofSeconds(30));
    PlayedGame found = requireNonNull(visit(() -> restarted.find(game.id())));
    assertThat(restarted.left(found, Color.WHITE)).isEqualTo(270_000);
  }

  @Test
  void aRefusedMoveIsInTheLogWithItsMisconception() {
    PlayedGame game = begin(null, null);
    Move tried = Move.parseUci("a1a3");
    var illegal = (Ruling.Illegal) game.game().rule(tried, Color.WHITE);
    visit(
        () -> {
          games.recordRefusal(game, tried.toString(), illegal, 1);
          return true;
        });
    LearnerId learner = requireNonNull(visit(currentLearner::find));
    Map<String, Object> row =
        database
            .jdbc()
            .sql(
                "select area, item, tried, outcome, misconception from attempt where learner_id = ?")
            .param(learner.value())
            .query()
            .singleRow();
    assertThat(row)
        .containsEntry("area", "game")
        .containsEntry("item", "game/" + game.id())
        .containsEntry("tried", "a1a3")
        .containsEntry("outcome", "refused")
        .containsEntry("misconception", "sliders-jump");
  }

  @Test
  void aGuestsGamesAreMergedAndAreDeletedWithTheLearner() {
    PlayedGame game = afterTwoMoves();
    LearnerId guest = requireNonNull(visit(currentLearner::find));
    LearnerId ada = TestAccounts.guest(learners);
    var repository = new GameRepository(database.jdbc());
    repository.merge(guest, ada);
    assertThat(requireNonNull(repository.find(ada, game.id())).own()).isEqualTo(Color.WHITE);
    assertThat(repository.list(guest, 10)).isEmpty();

    learners.forget(ada);

    assertThat(
            database
                .jdbc()
                .sql("select count(*) from game where id = ?")
                .param(game.id().value())
                .query(Integer.class)
                .single())
        .isZero();
  }

  @Test
  void aWinFromTheInitialPositionIsInTheLog() {
    PlayedGame game = begin(null, null);
    for (String move : List.of("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7")) {
      Move next = Move.parseUci(move);
      game = game.isOwnTurn() ? play(game, next) : answer(game, next);
    }
    PlayedGame shorter = begin(null, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    assertThat(play(shorter, Move.parseUci("a1a8")).game().result())
        .isEqualTo(GameResult.WHITE_WINS);

    assertThat(
            database
                .jdbc()
                .sql("select item from progress where learner_id = ? and area = 'game'")
                .param(requireNonNull(visit(currentLearner::find)).value())
                .query(String.class)
                .list())
        .containsExactly("game/" + game.id());
  }

  @Test
  void gamesAreListedAndDeleted() {
    PlayedGame first = afterTwoMoves();
    clock.advance(Duration.ofMinutes(1));
    PlayedGame second = afterTwoMoves();
    assertThat(visit(() -> games.list(10)).stream().map(GameSummary::id))
        .isEqualTo(List.of(second.id(), first.id()));
    visit(
        () -> {
          games.delete(second.id());
          return true;
        });
    assertThat(find(second.id())).isNull();
    assertThatThrownBy(() -> play(second, NF3)).isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void theComputerPlaysWithoutItsQueen() {
    var settings =
        new GameSettings(
            Opponent.FULL_ARMY, SideChoice.WHITE, GameHelp.ALL, null, null, true, null);
    PlayedGame game = play(PlayedGame.begin(GameId.random(), settings), E4);
    assertThat(stored(game.id()).game().start())
        .isEqualTo(Position.fromFen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  }
}
