package org.queenside.course.ui;

import static java.util.Objects.requireNonNull;

import com.vaadin.flow.component.HasStyle;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.run.ExerciseRun;
import org.queenside.progress.Stars;
import org.queenside.rule.ui.WhyButton;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Notice.Tone;

/** Feedback on the last answer, with buttons for what comes next once the exercise is done. */
final class AnswerFeedback extends FeedbackRegion {

  /**
   * The state of the exercise.
   *
   * @param over whether nothing is left to do or watch
   * @param resumed whether an earlier answer is shown again; then nothing happens by itself
   */
  record Status(ExerciseRun run, boolean over, boolean resumed) {

    /** Returns the number of stars won, or how many can still be won. */
    int stars() {
      return run.isSolutionShown() ? 0 : Stars.award(run.wrongTries(), run.hintsForStars());
    }
  }

  /** How long the shortest feedback stays before the next task comes, in milliseconds. */
  private static final int GLANCE_MILLIS = 1200;

  /** How many letters are read in that time; each further letter takes as long as one of these. */
  private static final int GLANCE = 40;

  private static final int MILLIS_PER_LETTER = 25;

  /** Longer feedback, in letters, waits for the learner. */
  private static final int LONGEST_GLANCE = 90;

  private final HasStyle panel;
  private final AttemptRecorder recorder;
  private final Exercise exercise;
  private final ExerciseMode mode;
  private final CourseText courseText;
  private final ExerciseActions actions;
  private final @Nullable Function<Move, String> praiseOfMove;

  /**
   * Creates an empty region for feedback.
   *
   * @param panel gets the CSS class {@code answered} while feedback is shown
   * @param board announces the feedback to screen readers
   */
  AnswerFeedback(
      HasStyle panel,
      ChessBoard board,
      ExerciseSpec spec,
      CourseText courseText,
      ExerciseActions actions) {
    super(board::announce);
    this.panel = panel;
    this.recorder = spec.recorder();
    this.exercise = spec.exercise();
    this.mode = spec.mode();
    this.courseText = courseText;
    this.actions = actions;
    this.praiseOfMove = spec.praise();
  }

  /** Praises a right answer, and lets the next task come by itself if there is little to read. */
  void solved(Status status, AnswerOutcome.Solved solved) {
    Praise praise = Praise.of(status.run(), reason(status, solved), courseText);
    String sign = mode.tested() ? getTranslation("say.right") : praise.opener();
    boolean flawless = status.stars() == Stars.MOST && !exercise.isFollowed();
    int length = praise.reason().length();
    boolean alone =
        mode.comesByItself() && flawless && !status.resumed() && length <= LONGEST_GLANCE;
    int millis = GLANCE_MILLIS + Math.max(0, length - GLANCE) * MILLIS_PER_LETTER;
    say(status, Tone.RIGHT, sign, praise.reason(), alone ? millis : 0);
    offerRule(solved.because());
  }

  /** Comments on a right step, if there is something to say. */
  void note(Status status, @Nullable Message note) {
    sayIfAny(status, Tone.RIGHT, "say.note", note);
    offerRule(note);
  }

  /** Says what is wrong with a legal answer. */
  void wrong(Status status, Message why) {
    say(status, Tone.REFUSED, mode.tested() ? "say.missed" : "say.wrong", why);
    offerRule(why);
  }

  /** Says which rule a move breaks. */
  void refused(Status status, Ruling.Illegal ruling) {
    var why = new Message.Refusal(ruling);
    say(status, Tone.REFUSED, "say.refused", why);
    offerRule(why);
  }

  void hint(Status status, AnswerOutcome.HintGiven hint) {
    String sign = getTranslation("say.hint", hint.number(), hint.of());
    say(status, Tone.HINT, sign, courseText.text(hint.text()), 0);
  }

  /** Explains a step of the solution that the learner asked for. */
  void demonstrated(Status status, SolutionPlayback playback) {
    AnswerOutcome.Solved end = playback.solution().end();
    String why =
        praiseOfMove != null
            ? praiseOfMove.apply(requireNonNull(playback.scene().last()))
            : playback.atEnd() && !end.isPlain()
                ? Praise.withoutOpener(reason(status, end), courseText)
                : getTranslation("say.shown.step", playback.index() + 1, playback.steps());
    say(status, Tone.HINT, getTranslation("say.shown"), why, 0);
  }

  /** Says why an answer has no effect, if there is something to say. */
  void ignored(Status status, @Nullable Message why) {
    sayIfAny(status, Tone.HINT, "say.ignored", why);
  }

  /** Says that the answer couldn't be saved and has to be given again. */
  void notSaved(Status status) {
    say(status, Tone.REFUSED, getTranslation("say.unsaved"), getTranslation("say.unsaved.text"), 0);
  }

  /** Says that the exercise starts again, because earlier answers no longer fit it. */
  void lost(Status status) {
    say(status, Tone.HINT, getTranslation("say.lost"), getTranslation("say.lost.text"), 0);
  }

  void clear() {
    removeAll();
    panel.setClassName("answered", false);
  }

  private void sayIfAny(Status status, Tone tone, String key, @Nullable Message sentence) {
    if (sentence == null) {
      clear();
    } else {
      say(status, tone, key, sentence);
    }
  }

  private void say(Status status, Tone tone, String key, Message sentence) {
    say(status, tone, getTranslation(key), courseText.text(sentence), 0);
  }

  /**
   * Shows feedback, with buttons for what comes next if the exercise is done.
   *
   * @param millis the delay in milliseconds after which the next task may come by itself, or 0
   */
  private void say(Status status, Tone tone, String sign, String sentence, int millis) {
    if (status.over()) {
      boolean again = status.stars() < mode.needed();
      boolean won = mode.starred() && tone == Tone.RIGHT && !exercise.isFollowed();
      String more = won ? getTranslation("lesson.stars.won", status.stars()) + "." : "";
      say(tone, sign, sentence, more, actions.onward(again, millis));
      actions.focusOnward(again);
    } else {
      say(tone, sign, sentence);
    }
    panel.setClassName("answered", true);
  }

  /** If the feedback is a refusal, offers the rule behind it. */
  private void offerRule(@Nullable Message shown) {
    if (shown instanceof Message.Refusal(Ruling.Illegal ruling, _)) {
      WhyButton.addTo(this, ruling);
    }
  }

  /** Returns why the answer is right, after the rules' explanation, if there is one. */
  private String reason(Status status, AnswerOutcome.Solved solved) {
    if (praiseOfMove != null) {
      return praiseOfMove.apply(requireNonNull(status.run().scene().last()));
    }
    if (exercise.isFollowed() && exercise.info().right() == null) {
      return "";
    }
    Message because = solved.because();
    String praise = courseText.text(solved.praise());
    if (exercise instanceof Exercise.SetUp setUp && setUp.timed() && !status.resumed()) {
      praise += " " + getTranslation("say.time", recorder.elapsed().toSeconds());
    }
    if (status.stars() < mode.needed()) {
      praise += " " + getTranslation("say.too-few", status.stars(), mode.needed());
    }
    return because == null ? praise : courseText.text(because) + " " + praise;
  }
}
