package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.practice.Drill;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.SetUpTask;
import org.queenside.practice.TimedChallenge;
import org.queenside.progress.Attempt;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The drill of setting up the pieces, with its settings. */
final class SetUpPanel extends Div {

  private static final String PATH = "practice/set-up";
  private static final String SIDE = "side";
  private static final String FROM = "from";
  private static final String CLOCK = "clock";
  private static final String BEGUN = "go";
  private static final String BOTH = "both";

  private final DrillPanelFactory panels;
  private final Paragraph best = Markup.paragraph("best");
  private SetUpTask task;

  /** The result against the clock, once there is one. */
  private @Nullable Duration time;

  private boolean isBest;

  /**
   * Opens the page.
   *
   * @param query the settings chosen so far, and whether the learner has begun
   */
  SetUpPanel(QueryParameters query, DrillPanelFactory panels) {
    this.panels = panels;
    String side = query.getSingleParameter(SIDE).orElse("");
    task =
        new SetUpTask(
            side.equals(BOTH) ? null : SideOption.read(side),
            SideOption.read(query.getSingleParameter(FROM).orElse("")),
            query.getParameters().containsKey(CLOCK));
    if (query.getParameters().containsKey(BEGUN)) {
      begin(query);
    } else {
      choose();
    }
  }

  private void choose() {
    removeAll();
    showAddress(false);
    Map<String, Choice> sides = new LinkedHashMap<>();
    sides.put(getTranslation("practice.white"), new Choice(Color.WHITE));
    sides.put(getTranslation("practice.black"), new Choice(Color.BLACK));
    sides.put(getTranslation("practice.both"), new Choice(null));
    var go = Button.filled("practice.begin", () -> begin(QueryParameters.empty()));
    var page =
        Markup.div(
            "drill-start",
            new H1(getTranslation("drill.set-up")),
            Markup.paragraph("lead", getTranslation("drill.set-up.about")),
            new OptionGroup<>(
                getTranslation("practice.side"),
                sides,
                new Choice(task.side()),
                chosen -> take(new SetUpTask(chosen.side(), task.from(), task.timed()))),
            SideOption.setting(
                this, task.from(), from -> take(new SetUpTask(task.side(), from, task.timed()))),
            TimerOption.setting(
                this, task.timed(), timed -> take(new SetUpTask(task.side(), task.from(), timed))),
            best,
            go);
    add(page);
    showBest();
  }

  /** A side, or null for both, as a value that is not null itself. */
  private record Choice(@Nullable Color side) {}

  private void take(SetUpTask chosen) {
    task = chosen;
    showAddress(false);
    showBest();
  }

  private void showBest() {
    Integer millis = task.timed() ? panels.practice().best(TimedChallenge.of(task)) : null;
    best.setVisible(millis != null);
    if (millis != null) {
      best.setText(getTranslation("practice.best.time", TimerOption.seconds(millis)));
    }
  }

  private void showAddress(boolean begun) {
    UI.getCurrent().getPage().getHistory().replaceState(null, path(begun));
  }

  private String path(boolean begun) {
    Map<String, List<String>> query = new LinkedHashMap<>();
    Color side = task.side();
    query.put(SIDE, List.of(side == null ? BOTH : SideOption.word(side)));
    query.put(FROM, List.of(SideOption.word(task.from())));
    if (task.timed()) {
      query.put(CLOCK, List.of(""));
    }
    if (begun) {
      query.put(BEGUN, List.of(""));
    }
    return PATH + "?" + new QueryParameters(query).getQueryString();
  }

  /** Begins, or goes on where the address of the page says. Against the clock it always begins. */
  private void begin(QueryParameters query) {
    time = null;
    isBest = false;
    var opened = RunAddress.of(path(true), query);
    RunAddress address = task.timed() ? opened.withoutAnswers() : opened;
    address.show();
    removeAll();
    var where = ExerciseMode.line(getTranslation("drill.set-up"));
    add(
        new ExercisePanel(
            ExerciseMode.drill(where, true),
            task.exercise(new PracticeMessages(getLocale())),
            new AttemptRecorder(this::keep, panels.clock(), Drill.SET_UP.item()),
            _ -> end(),
            task.timed() ? RunAddress.NONE : address));
  }

  /** Records an attempt. Only a set-up without mistakes and hints can be a best time. */
  private void keep(Attempt attempt) {
    boolean counts =
        task.timed()
            && attempt.outcome() == Attempt.Outcome.SOLVED
            && attempt.effort().wrong() == 0
            && attempt.effort().hints() == 0;
    if (counts) {
      time = attempt.effort().spent();
      isBest = panels.practice().record(attempt, TimedChallenge.of(task), (int) time.toMillis());
    } else {
      panels.practice().record(attempt);
    }
  }

  private void end() {
    showAddress(false);
    var again = Button.filled("practice.again", () -> begin(QueryParameters.empty()));
    var other = Button.outlined("practice.other", this::choose);
    removeAll();
    add(
        new ResultPage(
            getTranslation("practice.set-up.done"),
            result(),
            again,
            other,
            LinkButton.outlined("practice", "practice.all")));
  }

  private String result() {
    if (!task.timed()) {
      return getTranslation("practice.set-up.done.text");
    }
    if (time == null) {
      return getTranslation("practice.set-up.not-clean");
    }
    String seconds = TimerOption.seconds((int) time.toMillis());
    Integer fastest = panels.practice().best(TimedChallenge.of(task));
    return isBest || fastest == null
        ? getTranslation("practice.set-up.best", seconds)
        : getTranslation("practice.set-up.time", seconds, TimerOption.seconds(fastest));
  }
}
