package org.queenside.game.review;

import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.game.PlayedGame;
import org.queenside.game.SearchQueue;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.ProgressService;
import org.springframework.stereotype.Service;

/** The reviews of the acting learner's finished games. */
@Service
public class GameReviewService {

  private static final String WHAT = "the review of the game";

  private final CurrentLearnerStore learners;
  private final GameReviewRepository reviews;
  private final ProgressService progress;
  private final SearchQueue searches;

  GameReviewService(
      CurrentLearnerStore learners,
      GameReviewRepository reviews,
      ProgressService progress,
      SearchQueue searches) {
    this.learners = learners;
    this.reviews = reviews;
    this.progress = progress;
    this.searches = searches;
  }

  /** Finds the review of a game for the acting learner; null if it hasn't been worked out yet. */
  public @Nullable GameReview find(PlayedGame game) {
    return learners.<@Nullable GameReview>read(
        WHAT, learner -> reviews.find(learner, game.id()), null);
  }

  /**
   * Starts to review a game. It doesn't ask who is acting, because nothing is read.
   *
   * @throws IllegalArgumentException if the game isn't over
   */
  public PendingReview start(PlayedGame game) {
    if (!game.game().isOver()) {
      throw new IllegalArgumentException("the game isn't over");
    }
    var pending = new PendingReview(searches, new GameAnalysis(game.game(), game.own()));
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

  /** Returns the name of a moment in the attempt log. */
  public static String item(PlayedGame game, int ply) {
    return game.id().item() + "/" + ply;
  }

  /** Returns the items of the moments of all games that the acting learner has solved. */
  public Set<String> solved() {
    return progress.log(Area.GAME).stream()
        .filter(entry -> entry.outcome() == Attempt.Outcome.SOLVED)
        .map(AttemptEntry::item)
        .collect(Collectors.toSet());
  }
}
