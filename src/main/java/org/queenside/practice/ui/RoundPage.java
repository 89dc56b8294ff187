package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.QueryParameters;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.Exercise;
import org.queenside.course.run.Run;
import org.queenside.course.ui.Closing;
import org.queenside.course.ui.Occasion;
import org.queenside.practice.Drill;
import org.queenside.practice.Round;

/** Tasks made by chance, one after the other, and what came of them. */
final class RoundPage extends Div {

  private final Desks desks;

  /**
   * Opens a round.
   *
   * @param query says where in which round the learner is, or nothing
   */
  RoundPage(Drill drill, QueryParameters query, Desks desks) {
    this.desks = desks;
    open(RoundAddress.read(newRound(drill), query));
  }

  private static Round newRound(Drill drill) {
    return new Round(drill, ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE));
  }

  private void open(RoundAddress here) {
    Drill drill = here.round().drill();
    Exercise task = desks.task(here.round(), here.task(), getLocale());
    removeAll();
    if (task == null) {
      String none = getTranslation("practice.no-puzzles");
      add(new Closing(getTranslation("drill." + drill.code()), none, hub("fill")));
      return;
    }
    UI.getCurrent().getPage().getHistory().replaceState(null, here.path());
    boolean last = here.task() == here.round().tasks() - 1;
    add(desks.open(drill, task, where(here), last, run -> goOn(here.next(isRightAtOnce(run)))));
  }

  private void goOn(RoundAddress next) {
    if (next.atEnd()) {
      end(next);
    } else {
      open(next);
    }
  }

  static boolean isRightAtOnce(Run run) {
    return run.finished() && !run.shown() && run.wrongTries() == 0 && run.hintsUsed() == 0;
  }

  private Div where(RoundAddress here) {
    Round round = here.round();
    return Occasion.line(
        getTranslation("drill." + round.drill().code()),
        new Span(getTranslation("lesson.count", here.task() + 1, round.tasks())));
  }

  private void end(RoundAddress end) {
    Drill drill = end.round().drill();
    UI.getCurrent().getPage().getHistory().replaceState(null, "practice/" + drill.code());
    var again =
        new NativeButton(
            getTranslation("practice.again"),
            click -> open(new RoundAddress(newRound(drill), 0, 0)));
    again.addClassNames("btn", "fill");
    removeAll();
    add(
        new Closing(
            getTranslation("practice.right", end.right(), end.round().tasks()),
            getTranslation("practice.right.text"),
            again,
            hub("line")));
  }

  private Div hub(String style) {
    return new Div(Closing.way("practice", getTranslation("practice.all"), style));
  }
}
