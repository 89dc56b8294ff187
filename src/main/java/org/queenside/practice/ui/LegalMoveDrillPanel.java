package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.play.SeededRandom;
import org.queenside.practice.Drill;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.TimedChallenge;

/** The drill about legal moves: a round of tasks, or as many moves as possible in a minute. */
final class LegalMoveDrillPanel extends DrillSettingsPanel {

  private static final int SECONDS = 60;

  /**
   * Opens the page.
   *
   * @param query the settings chosen so far, and whether the learner has begun
   */
  LegalMoveDrillPanel(QueryParameters query, DrillSpecFactory specs) {
    super(Drill.LEGAL, query, specs);
    open(query);
  }

  @Override
  List<Component> settings() {
    return List.of(clockSetting());
  }

  @Override
  @Nullable String best() {
    Integer moves = specs().practice().best(TimedChallenge.LEGAL_MOVES);
    return moves == null ? null : getTranslation("practice.best.moves", moves);
  }

  @Override
  void begin(QueryParameters query) {
    if (isTimed()) {
      showAddress(true);
      ExercisePanel.in(this, race());
    } else {
      removeAll();
      add(new DrillRoundPanel(drill(), QueryParameters.empty(), specs()));
    }
  }

  private ExerciseSpec race() {
    SeededRandom random = SeededRandom.of(ThreadLocalRandom.current().nextLong());
    Exercise exercise = specs().legalMoveRace(random, new PracticeMessages(getLocale()));
    var answers = new LegalMoveAnswerRecorder(specs().practice(), specs().clock());
    var round =
        new TimedRound(
            specs(),
            drill(),
            TimedChallenge.LEGAL_MOVES,
            SECONDS,
            "moves",
            answers::right,
            this::end,
            this::getTranslation);
    return new ExerciseSpec(
        ExerciseMode.race(round.where()),
        exercise,
        new AttemptRecorder(
            specs().practice()::record, specs().clock(), drill().item(), round.inTime(answers)),
        _ -> round.end());
  }
}
