package org.queenside.game.review.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.TrickService;
import org.queenside.game.ui.GameAddress;
import org.queenside.game.ui.PlayerName;
import org.queenside.game.ui.TrickRemarks;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Page;

/** A finished game to step through, forward and back. */
@Route("play/game/:id/moves")
@AnonymousAllowed
@StyleSheet("context://board/review.css")
class GameReplayView extends Page implements HasPageHeader {

  private final GameService games;
  private final TrickService tricks;
  private final Clock clock;
  private String heading = "";
  private String back = "play";

  GameReplayView(GameService games, TrickService tricks, Clock clock) {
    super("game-replay");
    this.games = games;
    this.tricks = tricks;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    PlayedGame game = GameReviewAddress.read(event, games);
    if (!game.game().isOver()) {
      event.forwardTo(GameAddress.of(game.id()));
      return;
    }
    back = GameAddress.review(game.id());
    String opponent = PlayerName.of(game.other(), this::getTranslation);
    heading = getTranslation("game.against", opponent);
    // Looking at a game isn't an attempt.
    var recorder = new AttemptRecorder(_ -> {}, clock, game.id().item());
    ExercisePanel.in(
        this,
        new ExerciseSpec(
            ExerciseMode.practice(ExerciseMode.line(getTranslation("game-review.title")), true),
            replay(game, opponent),
            recorder,
            _ -> UI.getCurrent().navigate(back)));
  }

  private Exercise replay(PlayedGame game, String opponent) {
    ExerciseInfo info =
        ExerciseInfo.of(game.id().toString(), heading, null, List.of(), null, game.own());
    GameScore score = GameScore.of(game.game().start(), game.game().moves());
    var remarks = TrickRemarks.of(tricks.of(game), opponent, this::getTranslation, getLocale());
    return new Exercise.Replay(info, score, remarks, Notation.SHORT);
  }

  @Override
  public String heading() {
    return heading;
  }

  @Override
  public String back() {
    return back;
  }
}
