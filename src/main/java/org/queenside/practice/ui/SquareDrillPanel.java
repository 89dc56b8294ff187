package org.queenside.practice.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.play.SeededRandom;
import org.queenside.practice.Drill;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.SquareTask;
import org.queenside.practice.TimedChallenge;
import org.queenside.ui.Markup;

/** The drill of finding or naming squares: ten of them, or as many as possible in half a minute. */
final class SquareDrillPanel extends DrillSettingsPanel {

  private static final int SECONDS = 30;

  /**
   * Opens the page.
   *
   * @param query the settings chosen so far, and whether the learner has begun
   */
  SquareDrillPanel(Drill drill, QueryParameters query, DrillSpecFactory specs) {
    super(drill, query, specs);
    open(query);
  }

  @Override
  List<Component> statistics() {
    return List.of(accuracy());
  }

  private SquareAccuracyBoard accuracy() {
    return new SquareAccuracyBoard(specs().practice().squares(drill()), from());
  }

  private SquareTask tasks() {
    return new SquareTask(
        drill(), from(), isTimed() ? SquareTask.MORE_THAN_ANYONE : SquareTask.ROUND);
  }

  @Override
  @Nullable String best() {
    Integer squares = specs().practice().best(TimedChallenge.of(tasks()));
    return squares == null ? null : getTranslation("practice.best.squares", squares);
  }

  @Override
  void begin(QueryParameters query) {
    SeededRandom random = SeededRandom.of(ThreadLocalRandom.current().nextLong());
    SquareTask tasks = tasks();
    var drawn = specs().draw(tasks, random, new TaskAddress(path(true), query));
    List<Square> squares = drawn.squares();
    Exercise exercise = tasks.exercise(squares, new PracticeMessages(getLocale()));
    var answers = new SquareAnswerRecorder(specs().practice(), drill(), squares, specs().clock());
    if (isTimed()) {
      showAddress(true);
      ExercisePanel.in(this, race(exercise, answers));
    } else {
      drawn.address().show();
      ExercisePanel.in(this, untimed(exercise, answers, drawn.address()));
    }
  }

  private ExerciseSpec untimed(
      Exercise exercise, SquareAnswerRecorder answers, RunAddress address) {
    var where = ExerciseMode.line(getTranslation("drill." + drill().code()));
    return new ExerciseSpec(
        ExerciseMode.drill(where, true),
        exercise,
        specs().squareRecorder(drill(), answers),
        _ ->
            close(
                getTranslation("practice.right", answers.atOnce(), SquareTask.ROUND),
                getTranslation("practice.squares.text")),
        address);
  }

  private ExerciseSpec race(Exercise exercise, SquareAnswerRecorder answers) {
    var round =
        new TimedRound(
            specs(),
            drill(),
            TimedChallenge.of(tasks()),
            SECONDS,
            "squares",
            answers::done,
            this::close,
            this::getTranslation);
    return new ExerciseSpec(
        ExerciseMode.race(round.where()),
        exercise,
        specs().squareRecorder(drill(), round.inTime(answers)),
        _ -> round.end());
  }

  private void close(String headline, String text) {
    end(headline, text);
    add(Markup.div("after-closing", accuracy()));
  }
}
