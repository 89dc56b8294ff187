package org.queenside.game.review.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameReview;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.ui.GameAddress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Page;

/** One moment of a finished game, to try again. */
@Route("play/game/:id/review/:ply")
@AnonymousAllowed
class GameMomentView extends Page implements HasPageHeader {

  private static final String NUMBER = "[0-9]{1,4}";

  private final GameService games;
  private final GameReviewService reviews;
  private final ProgressService progress;
  private final Clock clock;
  private String heading = "";
  private String review = "play";

  GameMomentView(
      GameService games, GameReviewService reviews, ProgressService progress, Clock clock) {
    super("");
    this.games = games;
    this.reviews = reviews;
    this.progress = progress;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    PlayedGame game = GameReviewAddress.read(event, games);
    review = GameAddress.review(game.id());
    String ply = event.getRouteParameters().get("ply").orElse("");
    GameReviewMoment moment = moment(game, ply);
    if (moment == null) {
      event.forwardTo(review);
      return;
    }
    heading = new MomentText(game, this::getTranslation).title(moment);
    ExercisePanel.in(
        this,
        new ExerciseSpec(
            ExerciseMode.puzzle(ExerciseMode.line(heading), true),
            MomentExercise.of(game, moment, this::getTranslation),
            new AttemptRecorder(progress::record, clock, GameReviewService.item(game.id(), moment)),
            _ -> UI.getCurrent().navigate(review)));
  }

  private @Nullable GameReviewMoment moment(PlayedGame game, String ply) {
    GameReview found = ply.matches(NUMBER) ? reviews.find(game) : null;
    return found == null ? null : found.at(Integer.parseInt(ply));
  }

  @Override
  public String heading() {
    return heading;
  }

  @Override
  public String back() {
    return review;
  }
}
