package org.queenside.game.review;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.engine.Opponent;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameFixture;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PlayedGame;
import org.queenside.game.SearchQueue;
import org.queenside.game.SideChoice;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressFixture;
import org.queenside.progress.ProgressService;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** Moments that were solved come back after some days. */
@OnEveryDatabase
class GameReviewServiceTest {

  private static final Duration DAY = Duration.ofDays(1);

  private final TestClock clock = new TestClock();
  private final TestBrowser browser = new TestBrowser();
  private final GameService games;
  private final ProgressService progress;
  private final GameReviewService reviews;
  private PlayedGame game;
  private String item = "";

  GameReviewServiceTest(TestDatabase database) {
    var learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    var store = new CurrentLearnerStore(TestAccounts.currentLearner(database, learners), learners);
    var log = ProgressFixture.log(database, learners, clock);
    SearchQueue searches = GameFixture.queue();
    this.games = GameFixture.games(database, store, log, searches, clock);
    this.progress = ProgressFixture.progress(database, store, log);
    this.reviews =
        new GameReviewService(
            store,
            new GameReviewRepository(database.jdbc()),
            games,
            progress,
            searches,
            new ReviewTurns(),
            clock);
    this.game =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.WHITE));
  }

  /** White's knight goes to d4, where Black's pawn takes it. */
  @BeforeEach
  void playAndReview() {
    for (String move : TestGameReviews.LOSES_KNIGHT) {
      game = visit(() -> play(Move.parseUci(move)));
    }
    game = visit(() -> games.resign(game));
    GameReview review = TestGameReviews.lostKnight();
    visit(
        () -> {
          reviews.keep(game, review);
          return true;
        });
    item = GameReviewService.item(game.id(), review.moments().getFirst());
  }

  private PlayedGame play(Move move) {
    return game.isOwnTurn()
        ? games.play(game, move)
        : games.answer(game, new ComputerTurn.Moves(move));
  }

  private <T extends @Nullable Object> T visit(Supplier<T> visit) {
    return browser.request(visit);
  }

  private void record(Attempt attempt) {
    visit(
        () -> {
          progress.record(attempt);
          return true;
        });
  }

  private void solve() {
    record(Attempt.solved(item, "f1c4", Effort.NONE, 3));
  }

  private List<String> due() {
    return visit(reviews::due);
  }

  @Test
  void theNameOfAMomentSaysWhatItPractises() {
    assertThat(item).isEqualTo("moment/save-a-piece/" + game.id() + "/4");
    assertThat(new MomentConceptPractice().concepts(item)).containsExactly("save-a-piece");
    assertThat(requireNonNull(visit(() -> reviews.moment(item))).moment().ply()).isEqualTo(4);
  }

  @Test
  void namesOfOtherThingsAreNotMoments() {
    assertThat(Stream.of("moment/", "moment/forks/1/2", "game/" + game.id(), item + "9".repeat(9)))
        .allMatch(other -> MomentItem.parse(other) == null);
  }

  @Test
  void aMomentThatWasNotSolvedDoesNotComeBack() {
    record(Attempt.wrong(item, "f3e5", new Effort(1, 0, Duration.ZERO), null));
    clock.advance(DAY);
    assertThat(due()).isEmpty();
  }

  @Test
  void aSolvedMomentComesBackAfterOneTwoAndFourDays() {
    for (int days : new int[] {1, 2, 4}) {
      solve();
      clock.advance(DAY.multipliedBy(days).minus(Duration.ofHours(9)));
      assertThat(due()).as("before %d days", days).isEmpty();
      clock.advance(Duration.ofHours(9));
      assertThat(due()).as("after %d days", days).containsExactly(item);
    }
  }

  @Test
  void aWrongTryBringsItBackTheNextDay() {
    solve();
    clock.advance(DAY);
    record(Attempt.wrong(item, "f3e5", new Effort(1, 0, Duration.ZERO), null));
    record(Attempt.solved(item, "f1c4", new Effort(1, 0, Duration.ZERO), 2));
    assertThat(due()).isEmpty();
    clock.advance(DAY);
    assertThat(due()).containsExactly(item);
  }

  @Test
  void theMomentsOfADeletedGameAreGone() {
    solve();
    visit(
        () -> {
          games.delete(game.id());
          return true;
        });
    assertThat(this.<@Nullable GameMoment>visit(() -> reviews.moment(item))).isNull();
  }

  @Test
  void nobodyElseFindsAMoment() {
    assertThat(new TestBrowser().<@Nullable GameMoment>request(() -> reviews.moment(item)))
        .isNull();
  }
}
