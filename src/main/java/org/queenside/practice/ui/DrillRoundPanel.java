package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.QueryParameters;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.PracticeMessages;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;

/** A round of random tasks, and its result. */
final class DrillRoundPanel extends Div {

  private final DrillSpecFactory specs;

  /**
   * Opens a round.
   *
   * @param query the round and the task to continue with, if any
   */
  DrillRoundPanel(Drill drill, QueryParameters query, DrillSpecFactory specs) {
    this.specs = specs;
    open(DrillRoundParameters.read(newRound(drill), query), query);
  }

  private static DrillRound newRound(Drill drill) {
    return new DrillRound(drill, ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE));
  }

  private void open(DrillRoundParameters here, QueryParameters query) {
    Drill drill = here.round().drill();
    var address = new TaskAddress(here.path(), query);
    var task = specs.task(here.round(), here.task(), address, new PracticeMessages(getLocale()));
    if (task == null) {
      removeAll();
      String none = getTranslation("practice.no-puzzles");
      add(new ResultPage(getTranslation("drill." + drill.code()), none, hub(ButtonStyle.FILLED)));
      return;
    }
    task.address().show();
    boolean last = here.task() == here.round().drill().tasks() - 1;
    ExercisePanel.in(
        this,
        specs.create(drill, task, where(here), last, run -> goOn(here.next(isRightAtOnce(run)))));
  }

  private void goOn(DrillRoundParameters next) {
    if (next.atEnd()) {
      end(next);
    } else {
      open(next, QueryParameters.empty());
    }
  }

  static boolean isRightAtOnce(ExerciseRun run) {
    return run.finished()
        && !run.isSolutionShown()
        && run.wrongTries() == 0
        && run.hintsUsed() == 0;
  }

  private Div where(DrillRoundParameters here) {
    DrillRound round = here.round();
    return ExerciseMode.line(
        getTranslation("drill." + round.drill().code()), here.task() + 1, round.drill().tasks());
  }

  private void end(DrillRoundParameters end) {
    Drill drill = end.round().drill();
    UI.getCurrent().getPage().getHistory().replaceState(null, "practice/" + drill.code());
    var again =
        Button.filled(
            "practice.again",
            () -> open(new DrillRoundParameters(newRound(drill), 0, 0), QueryParameters.empty()));
    removeAll();
    add(
        new ResultPage(
            getTranslation("practice.right", end.right(), end.round().drill().tasks()),
            getTranslation("practice.right.text"),
            again,
            hub(ButtonStyle.OUTLINED)));
  }

  private Div hub(ButtonStyle style) {
    return new Div(new LinkButton(style, "practice", getTranslation("practice.all")));
  }
}
