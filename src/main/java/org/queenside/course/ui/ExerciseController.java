package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.RefusedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.Board;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.progress.RunTranscript;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.TextLanguage;

/**
 * One exercise in an {@link ExercisePanel}.
 *
 * <p>Everything the learner does becomes an {@link Answer}. The {@link ExerciseRun} judges it, it
 * is recorded, and then the new scene is drawn. Nothing is shown as done before it is saved.
 */
final class ExerciseController implements ExerciseActions.Listener {

  /** Measures how long the rules take for an answer, without the database. */
  private static final Timer JUDGED = Metrics.timer("queenside.answers.judged");

  private final ExercisePanel panel;
  private final ChessBoard board;
  private final ExerciseActions actions;
  private final ExerciseMode mode;
  private final Exercise exercise;
  private final AttemptRecorder recorder;
  private final Consumer<ExerciseRun> onward;
  private final RunAddress address;

  /** Differs from that of every other exercise. Ids don't: lessons and drills repeat them. */
  private final String question;

  private final CourseText courseText;
  private final H1 task = new H1();
  private final PromptLine now = new PromptLine();
  private final Div taskRow = Markup.div("taskrow", task);
  private final Paragraph text = Markup.paragraph("text");
  private @Nullable String textShown;
  private final AnswerFeedback feedback;
  private final OptionsPanel options;
  private final SidePanel aside;
  private final StarCounter stars = new StarCounter();
  private @Nullable SolutionPlayback shown;
  private @Nullable Greeting greeting;
  private ExerciseRun run;
  private RunTranscript given;

  /** Whether an earlier answer is shown again; then nothing happens by itself. */
  private boolean resumed;

  /** Whether the only try of a test is over. */
  private boolean decided;

  /**
   * Prepares an exercise, which {@link #begin} shows.
   *
   * @param panel where it's shown, with its board and buttons
   */
  ExerciseController(
      ExercisePanel panel, ChessBoard board, ExerciseActions actions, ExerciseSpec spec) {
    this.panel = panel;
    this.board = board;
    this.actions = actions;
    this.mode = spec.mode();
    this.exercise = spec.exercise();
    this.recorder = spec.recorder();
    this.onward = spec.onward();
    this.address = spec.address();
    this.run = ExerciseRun.start(exercise);
    String start = Fen.write(Board.of(run.scene().pieces()));
    this.question =
        Integer.toHexString((exercise.id() + exercise.info().task() + start).hashCode());
    Locale own = exercise.info().language();
    Locale page = UI.getCurrent().getLocale();
    Locale language = TextLanguage.isOfPage(own, page) ? page : own;
    this.courseText =
        new CourseText(
            language,
            ruling -> RulingText.of(ruling, language),
            ruling -> RulingText.ofOtherPlayer(ruling, language));
    this.given = address.given().isOf(exercise) ? address.given() : RunTranscript.NONE;
    this.feedback = new AnswerFeedback(panel, board, spec, courseText, actions);
    long seed = SessionSeed.of(exercise.id() + exercise.info().task());
    this.options =
        new OptionsPanel(courseText, seed, option -> answer(new Answer.Choose(option), null));
    this.aside = new SidePanel(courseText, answer -> answer(answer, null));
    Stream.of(task, text, options).forEach(part -> TextLanguage.mark(part, language));
    feedback.setLanguage(language);
    task.add(Notice.rich(exercise.info().task()));
    task.addClassName("task");
    taskRow.add(new ReadAloud.ReadButton(panel.getTranslation("lesson.read")));
    if (mode.starred()) {
      taskRow.add(stars);
    }
  }

  /** Returns what is above the board. */
  List<Component> above() {
    return List.of(taskRow, mode.where());
  }

  /**
   * Returns what is beside the board. The headline comes before the list of links in the document,
   * but the styles show the links above it.
   */
  List<Component> beside() {
    return List.of(now, text, feedback, options, aside);
  }

  /** Shows the exercise, or what the learner did of it before. */
  void begin() {
    actions.serve(this);
    resume();
    Focus.moveTo(task);
  }

  /** Shows the step that the earlier answers lead to, or the first one. */
  private void resume() {
    List<RunTranscript.Replayed> answers = given.replay(exercise);
    if (!answers.isEmpty()) {
      answers.forEach(each -> recorder.replay(each.answer(), each.result()));
      RunTranscript.Replayed last = answers.getLast();
      run = last.result().next();
      resumed = true;
      show(last.result().outcome(), last.answer(), null);
      resumed = false;
      return;
    }
    show(new AnswerOutcome.TakenBack());
    if (!given.isEmpty()) {
      feedback.lost(status());
      given = RunTranscript.NONE;
    }
  }

  /** Returns whether the greeting is shown, because nothing is done yet. */
  boolean openWith(Greeting greeting) {
    if (!given.isEmpty()) {
      return false;
    }
    this.greeting = greeting;
    task.setId("task");
    return true;
  }

  /** Returns whether the exercise is only followed or read, so that it has no menu. */
  boolean isFollowed() {
    return exercise.isFollowed();
  }

  /** Handles a square that was pressed. */
  void press(Square square) {
    answer(
        run.scene().mode() == Scene.Mode.MARK ? new Answer.Toggle(square) : new Answer.Pick(square),
        null);
  }

  /**
   * Handles an answer.
   *
   * @param tried the move that slides back if the answer is refused, or null
   */
  void answer(Answer answer, @Nullable RefusedMove tried) {
    if (decided) {
      return;
    }
    if (greeting != null) {
      greeting.removeFromParent();
      greeting = null;
    }
    ExerciseRun before = run;
    AnswerResult step = Objects.requireNonNull(JUDGED.record(() -> before.answer(answer)));
    try {
      recorder.record(run.scene(), answer, step);
    } catch (NotSavedException e) {
      draw(SceneRenderer.of(run.scene()).withRejected(tried));
      feedback.notSaved(status());
      return;
    }
    given = given.after(before, answer, step);
    address.keep(given);
    run = step.next();
    decided = mode.isDecidedBy(step.outcome());
    show(step.outcome(), answer, tried);
  }

  private void ask(Answer request) {
    answer(request, null);
  }

  @Override
  public void goOn() {
    leave();
  }

  /** Opens what comes next. The browser's back button then leads to the start of this exercise. */
  private void leave() {
    address.keep(RunTranscript.NONE);
    onward.accept(run);
  }

  @Override
  public void step() {
    if (shown == null) {
      ask(new Answer.Next());
    } else {
      demonstrate(shown.next());
    }
  }

  @Override
  public void check() {
    ask(new Answer.Done());
  }

  @Override
  public void undo() {
    ask(new Answer.Undo());
    if (!run.canUndo() && !exercise.isFollowed()) {
      board.focus();
    }
  }

  @Override
  public void hint() {
    ask(new Answer.Hint());
  }

  @Override
  public void restart() {
    ask(new Answer.Restart());
    Focus.moveTo(task);
  }

  @Override
  public void type() {
    panel.addClassName("typing");
    actions.withoutTyping();
    board.getElement().executeJs("this.querySelector('.qb-typed input').focus()");
  }

  @Override
  public void showMe() {
    ask(new Answer.ShowMe());
  }

  @Override
  public void skip() {
    try {
      recorder.skip(run);
    } catch (NotSavedException _) {
      // Nothing is lost if a skip isn't saved, so the learner may continue.
    }
    leave();
  }

  private void show(AnswerOutcome outcome) {
    show(outcome, new Answer.Restart(), null);
  }

  private void show(AnswerOutcome outcome, Answer answer, @Nullable RefusedMove tried) {
    Scene scene = run.scene();
    BoardState state = SceneRenderer.of(scene);
    shown = null;
    switch (outcome) {
      case AnswerOutcome.Solved _ when isOnlyRead() && !resumed -> leave();
      case AnswerOutcome.Solved solved -> {
        draw(scene, SceneRenderer.solved(scene, solved, tried));
        options.mark(answer, true);
        feedback.solved(status(), solved);
        if (mode.starred() && !exercise.isFollowed() && !resumed) {
          stars.fly(squareOf(answer));
        }
      }
      case AnswerOutcome.Detour(Message note) -> {
        draw(scene, state);
        feedback.note(status(), note);
      }
      case AnswerOutcome.Progressed progressed -> {
        draw(scene, SceneRenderer.noted(scene, progressed.note()));
        feedback.note(status(), progressed.note());
        String replies = ReplyAnnouncement.replies(scene, progressed.note(), courseText);
        if (!replies.isEmpty()) {
          board.announce(replies);
        }
      }
      case AnswerOutcome.Wrong wrong -> {
        draw(scene, SceneRenderer.missed(scene, wrong, tried));
        feedback.wrong(status(), wrong.why());
        options.mark(answer, false);
        options.setEnabled(!decided);
      }
      case AnswerOutcome.Refused refused -> {
        draw(scene, SceneRenderer.refused(scene, refused, tried));
        feedback.refused(status(), refused.ruling());
      }
      case AnswerOutcome.HintGiven hint -> {
        draw(scene, SceneRenderer.hinted(state, scene, hint.highlights()));
        feedback.hint(status(), hint);
        if (hint.number() == hint.of()) {
          // The pressed button is now disabled.
          actions.offerHint(false, false);
          options.focusOr(board::focus);
        }
      }
      case AnswerOutcome.Shown solution -> {
        shown = new SolutionPlayback(solution, 0);
        demonstrate(shown);
      }
      case AnswerOutcome.TakenBack() -> {
        draw(scene, state);
        feedback.clear();
      }
      case AnswerOutcome.Ignored ignored -> {
        if (!run.finished()) {
          draw(scene, state.withRejected(tried));
          feedback.ignored(status(), ignored.why());
        }
      }
    }
  }

  /** Returns whether there is nothing to say after the last step. */
  private boolean isOnlyRead() {
    return exercise instanceof Exercise.Read && exercise.info().right() == null;
  }

  private void draw(Scene scene, BoardState state) {
    draw(run.finished() || decided ? SceneRenderer.atRest(state) : state);
    drawNow(scene);
    boolean reading = exercise.isFollowed();
    var prompt = reading && scene.prompt() != null ? courseText.text(scene.prompt()) : null;
    String body = prompt == null ? exercise.info().text() : prompt;
    showText(body);
    options.show(scene.options(), board::focus);
    if (!scene.options().isEmpty()) {
      panel.setClassName(
          "pictures", scene.options().stream().anyMatch(each -> each.picture() != null));
    }
    aside.show(scene);
    aside.setEnabled(!decided && shown == null);
    drawStars();
    // Games have their own back buttons.
    boolean back = run.canUndo() && !(exercise instanceof Exercise.Replay);
    actions.show(phase(scene), back);
    actions.offerHint(run.hintsAvailable() > 0 && !run.finished() && !decided, run.hintIsDue());
    String spoken = aside.spoken(scene) + " " + Notice.plain(prompt == null ? "" : prompt);
    if (!spoken.isBlank()) {
      board.announce(spoken.strip());
    }
  }

  /** What was selected or sent for another exercise on this board doesn't count. */
  private void draw(BoardState state) {
    board.setState(state.withQuestion(question + "." + state.question()));
  }

  private void showText(@Nullable String body) {
    if (!Objects.equals(body, textShown)) {
      text.removeAll();
      if (body != null) {
        text.add(Notice.rich(body));
      }
      textShown = body;
    }
    text.setVisible(body != null);
  }

  private ExerciseActions.Phase phase(Scene scene) {
    if (shown != null && !shown.atEnd()) {
      return ExerciseActions.Phase.READING;
    }
    if (run.finished() || decided) {
      return ExerciseActions.Phase.FINISHED;
    }
    if (exercise.isFollowed()) {
      return ExerciseActions.Phase.READING;
    }
    return switch (scene.mode()) {
      case MARK, TURN -> ExerciseActions.Phase.CHECKING;
      case STEP -> ExerciseActions.Phase.STEPPING;
      case MOVE, PICK, PLACE, WRITE, SHOW -> ExerciseActions.Phase.TRYING;
    };
  }

  private void drawNow(Scene scene) {
    String prompt =
        scene.prompt() == null || exercise.isFollowed() ? null : courseText.text(scene.prompt());
    boolean moving = scene.mode() == Scene.Mode.MOVE && !run.finished();
    int of = mode.counted() ? scene.of() : 0;
    now.show(prompt, moving ? scene.turn() : null, scene.found(), of, run.finished());
  }

  private AnswerFeedback.Status status() {
    boolean over = run.finished() && (shown == null || shown.atEnd()) || decided;
    return new AnswerFeedback.Status(run, over, resumed);
  }

  private void drawStars() {
    if (run.finished() && !exercise.isFollowed()) {
      stars.show(status().stars());
    } else {
      stars.expect(status().stars());
    }
    stars.setVisible(!exercise.isFollowed());
  }

  private void demonstrate(SolutionPlayback demonstration) {
    shown = demonstration;
    Scene scene = demonstration.scene();
    AnswerOutcome.Solved end = demonstration.solution().end();
    BoardState state =
        demonstration.atEnd() ? SceneRenderer.explained(scene, end) : SceneRenderer.of(scene);
    draw(scene, SceneRenderer.atRest(state));
    options.mark(demonstration.answer(), true);
    feedback.demonstrated(status(), demonstration);
  }

  /** Returns the square on the board where an answer was given, or null. */
  private static @Nullable Square squareOf(Answer answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> move.to();
      case Answer.Pick(Square square) -> square;
      case Answer.Toggle(Square square) -> square;
      case Answer.Place place -> place.square();
      default -> null;
    };
  }
}
