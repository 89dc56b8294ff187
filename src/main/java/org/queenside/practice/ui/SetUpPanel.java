package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.practice.Drill;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.SetUpTask;
import org.queenside.practice.TimedChallenge;
import org.queenside.progress.Attempt;

/** The drill of setting up the pieces. */
final class SetUpPanel extends DrillSettingsPanel {

  private static final String SIDE = "side";
  private static final String BOTH = "both";

  /** The side whose pieces to set up, or empty for both. */
  private Optional<Color> side;

  /** The result against the clock, or null until there is one. */
  private @Nullable Duration time;

  private boolean isBest;

  /**
   * Opens the page.
   *
   * @param query the settings chosen so far, and whether the learner has begun
   */
  SetUpPanel(QueryParameters query, DrillSpecFactory specs) {
    super(Drill.SET_UP, query, specs);
    String word = query.getSingleParameter(SIDE).orElse("");
    side = word.equals(BOTH) ? Optional.empty() : Optional.of(color(word));
    open(query);
  }

  private SetUpTask task() {
    return new SetUpTask(side.orElse(null), from(), isTimed());
  }

  @Override
  List<Component> settings() {
    List<Component> settings = new ArrayList<>();
    settings.add(
        setting(
            "practice.side",
            List.of(Optional.of(Color.WHITE), Optional.of(Color.BLACK), Optional.empty()),
            side,
            SetUpPanel::sideWord,
            chosen -> side = chosen));
    settings.addAll(super.settings());
    return settings;
  }

  private static String sideWord(Optional<Color> side) {
    return side.map(DrillSettingsPanel::word).orElse(BOTH);
  }

  @Override
  Map<String, List<String>> ownSettings() {
    return Map.of(SIDE, List.of(sideWord(side)));
  }

  @Override
  @Nullable String best() {
    Integer millis = specs().practice().best(TimedChallenge.of(task()));
    return millis == null ? null : getTranslation("practice.best.time", seconds(millis));
  }

  @Override
  void begin(QueryParameters query) {
    time = null;
    isBest = false;
    var opened = RunAddress.of(path(true), query);
    RunAddress address = isTimed() ? opened.withoutAnswers() : opened;
    address.show();
    var where = ExerciseMode.line(getTranslation("drill.set-up"));
    ExercisePanel.in(
        this,
        new ExerciseSpec(
            ExerciseMode.drill(where, true),
            task().exercise(new PracticeMessages(getLocale())),
            new AttemptRecorder(this::keep, specs().clock(), Drill.SET_UP.item()),
            _ -> end(getTranslation("practice.set-up.done"), result()),
            isTimed() ? RunAddress.NONE : address));
  }

  /** Records an attempt. Only a set-up without mistakes and hints can be a best time. */
  private void keep(Attempt attempt) {
    boolean counts =
        isTimed()
            && attempt.outcome() == Attempt.Outcome.SOLVED
            && attempt.effort().wrong() == 0
            && attempt.effort().hints() == 0;
    if (counts) {
      time = attempt.effort().spent();
      isBest = specs().practice().record(attempt, TimedChallenge.of(task()), (int) time.toMillis());
    } else {
      specs().practice().record(attempt);
    }
  }

  private String result() {
    if (!isTimed()) {
      return getTranslation("practice.set-up.done.text");
    }
    if (time == null) {
      return getTranslation("practice.set-up.not-clean");
    }
    String seconds = seconds((int) time.toMillis());
    Integer fastest = specs().practice().best(TimedChallenge.of(task()));
    return isBest || fastest == null
        ? getTranslation("practice.set-up.best", seconds)
        : getTranslation("practice.set-up.time", seconds, seconds(fastest));
  }

  /** Returns a time in seconds and tenths. */
  private String seconds(int millis) {
    return String.format(getLocale(), "%.1f", millis / 1000.0);
  }
}
