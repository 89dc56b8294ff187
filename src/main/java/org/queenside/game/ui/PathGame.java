package org.queenside.game.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.progress.LearnerKnowledge;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.ui.PathStep;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayerResult;
import org.queenside.play.ui.GamePanel;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.ExaminationService;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Notice.Tone;
import org.springframework.stereotype.Component;

/**
 * What a game that was started from the path has besides: rules are explained when they first come
 * up, and its end leads back to the path.
 */
@Component
record PathGame(
    CourseProvider courses,
    ProgressService progress,
    ExaminationService examination,
    GamePraiseLine praise,
    Clock clock) {

  /**
   * Shows what a running or finished game for the path has besides.
   *
   * @param beside the place beside the board for what stands there after the end
   */
  void show(GamePanel panel, PlayedGame game, String opponent, Div beside) {
    explainRule(panel, game, opponent);
    beside.removeAll();
    if (game.game().isOver()) {
      beside.add(new PathGameEnd(game, praise.of(game), firstWin(game)));
    }
  }

  /**
   * Explains a rule that comes up for the first time, if the learner hasn't had its lesson. At a
   * real board nobody does.
   */
  private void explainRule(GamePanel panel, PlayedGame game, String opponent) {
    if (game.board() != null) {
      return;
    }
    var knowledge = new LearnerKnowledge(courses.course(), progress.read());
    RuleOccasion occasion =
        RuleOccasion.first(game.game(), game.own(), card -> knowledge.hasFinished(card.lesson()));
    if (occasion == null) {
      return;
    }
    if (!game.game().isOver()) {
      String sentence = panel.getTranslation(occasion.key(), opponent);
      panel.say(Tone.HINT, panel.getTranslation("game.rule"), sentence);
    }
    panel.offerRule(occasion.rule());
  }

  /** Returns what the end of the game means for the path, as the end of a sentence about it. */
  String result(PlayedGame game, GamePanel panel) {
    boolean won = game.ownResult() == PlayerResult.WON;
    String key = won && !game.isWholeGameWon() ? "uncounted" : game.ownResult().code();
    return panel.getTranslation("game.path." + key);
  }

  /** Returns when the game was won, if it is the first whole game that the learner has won. */
  private @Nullable ZonedDateTime firstWin(PlayedGame game) {
    return progress.log(Area.GAME).stream()
        .filter(entry -> entry.outcome() == Attempt.Outcome.SOLVED)
        .findFirst()
        .filter(entry -> entry.item().equals(game.id().item()))
        .map(entry -> entry.at().atZone(clock.getZone()))
        .orElse(null);
  }

  /**
   * Shows the buttons after the end: the next step on the path after a win, and another game
   * otherwise.
   */
  void showButtons(
      GamePanel panel,
      PlayedGame game,
      com.vaadin.flow.component.Component again,
      List<com.vaadin.flow.component.Component> others) {
    PathStep next = next(panel);
    boolean won = game.ownResult() == PlayerResult.WON;
    List<com.vaadin.flow.component.Component> first = new ArrayList<>();
    List<com.vaadin.flow.component.Component> small = new ArrayList<>();
    if (won && next != null) {
      first.add(next.link(ButtonStyle.FILLED));
      small.add(again instanceof Button button ? button.restyled(ButtonStyle.TEXT) : again);
    } else {
      first.add(again);
      first.add(
          next == null
              ? LinkButton.outlined("course", "done.course")
              : next.link(ButtonStyle.OUTLINED));
    }
    small.addAll(others);
    panel.buttons(first, small);
  }

  private @Nullable PathStep next(GamePanel panel) {
    Progress done = progress.read();
    return PathStep.lesson(
        new PathStatus(courses.course(), done),
        examination.diploma() != null,
        panel::getTranslation);
  }
}
