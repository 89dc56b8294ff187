package org.queenside.game.review;

import static java.util.Objects.requireNonNull;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.SearchQueue;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.ProgressService;
import org.queenside.progress.ReviewSchedule;
import org.springframework.stereotype.Service;

/** The reviews of the acting learner's finished games. */
@Service
public class GameReviewService {

  private static final String WHAT = "the review of the game";

  private final CurrentLearnerStore learners;
  private final GameReviewRepository reviews;
  private final GameService games;
  private final ProgressService progress;
  private final SearchQueue searches;
  private final ReviewTurns turns;
  private final Clock clock;

  GameReviewService(
      CurrentLearnerStore learners,
      GameReviewRepository reviews,
      GameService games,
      ProgressService progress,
      SearchQueue searches,
      ReviewTurns turns,
      Clock clock) {
    this.learners = learners;
    this.reviews = reviews;
    this.games = games;
    this.progress = progress;
    this.searches = searches;
    this.turns = turns;
    this.clock = clock;
  }

  /** Finds the review of a game for the acting learner; null if there is none yet. */
  public @Nullable GameReview find(PlayedGame game) {
    return learners.<@Nullable GameReview>read(
        WHAT, learner -> reviews.find(learner, game.id()), null);
  }

  /**
   * Starts to review a game. It doesn't check who is acting, because nothing is read.
   *
   * @throws IllegalArgumentException if the game isn't over
   */
  public PendingGameReview start(PlayedGame game) {
    if (!game.game().isOver()) {
      throw new IllegalArgumentException("the game isn't over");
    }
    var pending = new PendingGameReview(searches, turns, new GameAnalysis(game.game(), game.own()));
    pending.start();
    return pending;
  }

  /**
   * Stores the review of a game in which the acting learner plays. There is only one for each game;
   * a second one is ignored.
   */
  public void keep(PlayedGame game, GameReview review) {
    if (learners.isKnown()) {
      learners.change(WHAT, learner -> reviews.insert(learner, game.id(), review));
    }
  }

  /** Returns a moment's name in the attempt log. */
  public static String item(GameId game, GameReviewMoment moment) {
    return MomentItem.of(game, moment).toString();
  }

  /** Returns the items of all game moments that the acting learner has solved. */
  public Set<String> solved() {
    return progress.log(Area.MOMENT).stream()
        .filter(entry -> entry.outcome() == Attempt.Outcome.SOLVED)
        .map(AttemptEntry::item)
        .collect(Collectors.toSet());
  }

  /**
   * Returns the items of the moments that are due again: 1, 2, 4, 8 and 16 days after they were
   * solved. The most overdue comes first.
   */
  public List<String> due() {
    return ReviewSchedule.of(progress.log(Area.MOMENT), List::of).due(clock.instant());
  }

  /** Finds a moment of the acting learner's games by its name in the log, or null. */
  public @Nullable GameMoment moment(String item) {
    MomentItem named = MomentItem.parse(item);
    PlayedGame game = named == null ? null : games.find(named.game());
    GameReview review = game == null ? null : find(game);
    GameReviewMoment moment = review == null ? null : review.at(requireNonNull(named).ply());
    return moment == null ? null : new GameMoment(requireNonNull(game), moment);
  }
}
