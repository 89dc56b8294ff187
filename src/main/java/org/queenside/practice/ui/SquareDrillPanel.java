package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.play.SeededRandom;
import org.queenside.practice.Drill;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.SquareTask;
import org.queenside.practice.TimedChallenge;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The drill of finding or naming squares: ten of them, or as many as possible in half a minute. */
final class SquareDrillPanel extends Div {

  private static final String FROM = "from";
  private static final String CLOCK = "clock";
  private static final String BEGUN = "go";
  private static final int SECONDS = 30;

  /** Accepts answers that were on their way when the time ran out. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  private final Drill drill;
  private final DrillPanelFactory panels;
  private final Paragraph best = Markup.paragraph("best");
  private Color from;
  private boolean timed;

  /**
   * Opens the page.
   *
   * @param query the settings chosen so far, and whether the learner has begun
   */
  SquareDrillPanel(Drill drill, QueryParameters query, DrillPanelFactory panels) {
    this.drill = drill;
    this.panels = panels;
    from = SideOption.read(query.getSingleParameter(FROM).orElse(""));
    timed = query.getParameters().containsKey(CLOCK);
    if (query.getParameters().containsKey(BEGUN)) {
      begin(query);
    } else {
      choose();
    }
  }

  private void choose() {
    removeAll();
    showAddress(false);
    var page =
        Markup.div(
            "drill-start",
            new H1(getTranslation("drill." + drill.code())),
            Markup.paragraph("lead", getTranslation("drill." + drill.code() + ".about")),
            SideOption.setting(this, from, this::takeSide),
            TimerOption.setting(this, timed, this::takeClock),
            best,
            Button.filled("practice.begin", () -> begin(QueryParameters.empty())),
            new SquareAccuracyBoard(panels.practice().squares(drill), from));
    add(page);
    showBest();
  }

  private void takeSide(Color side) {
    from = side;
    showAddress(false);
    showBest();
  }

  private void takeClock(boolean on) {
    timed = on;
    showAddress(false);
    showBest();
  }

  private SquareTask tasks() {
    return new SquareTask(drill, from, timed ? SquareTask.MORE_THAN_ANYONE : SquareTask.ROUND);
  }

  private void showBest() {
    Integer squares = timed ? panels.practice().best(TimedChallenge.of(tasks())) : null;
    best.setVisible(squares != null);
    if (squares != null) {
      best.setText(getTranslation("practice.best.squares", squares));
    }
  }

  private void showAddress(boolean begun) {
    UI.getCurrent().getPage().getHistory().replaceState(null, path(begun));
  }

  private String path(boolean begun) {
    Map<String, List<String>> query = new LinkedHashMap<>();
    query.put(FROM, List.of(SideOption.word(from)));
    if (timed) {
      query.put(CLOCK, List.of(""));
    }
    if (begun) {
      query.put(BEGUN, List.of(""));
    }
    return "practice/" + drill.code() + "?" + new QueryParameters(query).getQueryString();
  }

  /** Begins, or goes on where the address of the page says. Against the clock it always begins. */
  private void begin(QueryParameters query) {
    SeededRandom random = SeededRandom.of(ThreadLocalRandom.current().nextLong());
    SquareTask tasks = tasks();
    var drawn = panels.draw(tasks, random, new TaskAddress(path(true), query));
    List<Square> squares = drawn.squares();
    Exercise exercise = tasks.exercise(squares, new PracticeMessages(getLocale()));
    var answers = new SquareAnswerRecorder(panels.practice(), drill, squares, panels.clock());
    removeAll();
    if (timed) {
      showAddress(true);
      add(race(exercise, answers));
    } else {
      drawn.address().show();
      add(untimed(exercise, answers, drawn.address()));
    }
  }

  private ExercisePanel untimed(
      Exercise exercise, SquareAnswerRecorder answers, RunAddress address) {
    var where = ExerciseMode.line(getTranslation("drill." + drill.code()));
    return new ExercisePanel(
        ExerciseMode.drill(where, true),
        exercise,
        panels.squareRecorder(drill, answers),
        _ -> end(answers),
        address);
  }

  private ExercisePanel race(Exercise exercise, SquareAnswerRecorder answers) {
    Instant end = panels.clock().instant().plusSeconds(SECONDS);
    var clock =
        new Countdown(SECONDS, getTranslation("practice.clock.left"), () -> timeUp(answers, end));
    var where = ExerciseMode.line(getTranslation("drill." + drill.code()), clock);
    AttemptRecorder.AnswerListener inTime =
        (answer, step) -> {
          if (panels.clock().instant().isBefore(end.plus(GRACE))) {
            answers.see(answer, step);
          }
        };
    return new ExercisePanel(
        ExerciseMode.race(where),
        exercise,
        panels.squareRecorder(drill, inTime),
        _ -> timeUp(answers, end));
  }

  private void timeUp(SquareAnswerRecorder answers, Instant end) {
    if (panels.clock().instant().isBefore(end.minus(GRACE))) {
      return;
    }
    int squares = answers.done();
    var effort = new Effort(0, 0, Duration.ofSeconds(SECONDS));
    var attempt =
        Attempt.solved(drill.item(), getTranslation("practice.race", squares), effort, Stars.MOST);
    String text;
    try {
      boolean record = panels.practice().record(attempt, TimedChallenge.of(tasks()), squares);
      Integer most = panels.practice().best(TimedChallenge.of(tasks()));
      text =
          record
              ? getTranslation("practice.race.best")
              : getTranslation("practice.best.squares", most == null ? squares : most);
    } catch (NotSavedException _) {
      text = getTranslation("say.unsaved.text");
    }
    close(getTranslation("practice.race", squares), text);
  }

  private void end(SquareAnswerRecorder answers) {
    close(
        getTranslation("practice.right", answers.atOnce(), SquareTask.ROUND),
        getTranslation("practice.squares.text"));
  }

  private void close(String headline, String text) {
    showAddress(false);
    var again = Button.filled("practice.again", () -> begin(QueryParameters.empty()));
    var other = Button.outlined("practice.other", this::choose);
    removeAll();
    add(
        new ResultPage(
            headline, text, again, other, LinkButton.outlined("practice", "practice.all")));
    add(
        Markup.div(
            "after-closing", new SquareAccuracyBoard(panels.practice().squares(drill), from)));
  }
}
