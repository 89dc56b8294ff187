package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.course.feedback.CheckEscape;
import org.queenside.course.feedback.MateProof;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.MateOrNot}. A learner who says that it isn't mate has to show a way
 * out next.
 *
 * @param position the position of the exercise, or the one after the way out
 * @param past what led to it
 */
record MateOrNotState(Exercise.MateOrNot exercise, Step step, Position position, RulingContext past)
    implements ExerciseState {

  /** What the learner does next. */
  enum Step {
    /** Say whether it is mate. */
    JUDGE,
    /** Play a way out. */
    WAY_OUT,
    /** Nothing. */
    DONE
  }

  private static final int MATE = 0;
  private static final int NOT_MATE = 1;
  private static final List<Option> OPTIONS =
      List.of(
          Option.of(Message.coded("mate-or-not.mate")),
          Option.of(Message.coded("mate-or-not.not-mate")));

  static MateOrNotState first(Exercise.MateOrNot exercise) {
    return new MateOrNotState(exercise, Step.JUDGE, exercise.position(), exercise.past());
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return switch (step) {
      case JUDGE ->
          answer instanceof Answer.Choose(int option) && (option == MATE || option == NOT_MATE)
              ? claim(option == MATE)
              : Verdict.ignored();
      case WAY_OUT -> MoveAnswer.judge(answer, position, past, this::out);
      case DONE -> Verdict.ignored();
    };
  }

  private Verdict claim(boolean mate) {
    if (position.isCheckmate()) {
      MateProof why = MateProof.of(position);
      return mate
          ? new Verdict.Right(to(Step.DONE), null, why.say(), why.sketch())
          : Verdict.wrong(why.say(), why.sketch(), null);
    }
    if (!mate) {
      return Verdict.noted(to(Step.WAY_OUT), Message.coded("mate-or-not.right"));
    }
    CheckEscape escape = CheckEscape.plainest(position);
    return Verdict.wrong(
        Message.coded("mate.escape", escape.how()),
        escape.sketch(),
        CheckEscape.overlooked(position));
  }

  private Verdict out(Ruling.Legal legal) {
    return Verdict.praised(
        new MateOrNotState(exercise, Step.DONE, legal.after(), past.then(legal.move())),
        Message.coded("mate-or-not.out", CheckEscape.by(position, legal.move()).how()));
  }

  private MateOrNotState to(Step next) {
    return new MateOrNotState(exercise, next, position, past);
  }

  @Override
  public boolean complete() {
    return step == Step.DONE;
  }

  @Override
  public Scene scene() {
    ExerciseInfo info = exercise.info();
    return switch (step) {
      case JUDGE ->
          still()
              .prompt(Message.coded("mate-or-not.prompt", position.turn()))
              .options(OPTIONS)
              .scene();
      case WAY_OUT ->
          SceneBuilder.moving(info, position, past.lastMove())
              .prompt(Message.coded("mate-or-not.prompt.out", position.turn()))
              .scene();
      // If it is mate, the answer stays beside the board; after a way out, it no longer matters.
      case DONE -> still().options(position.isCheckmate() ? OPTIONS : List.of()).scene();
    };
  }

  private SceneBuilder still() {
    return SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), position).last(past.lastMove());
  }

  @Override
  public List<Answer.Try> solution() {
    if (complete()) {
      return List.of();
    }
    if (position.isCheckmate()) {
      return List.of(new Answer.Choose(MATE));
    }
    Answer.Try out = new Answer.Play(CheckEscape.plainest(position).move());
    return step == Step.JUDGE ? List.of(new Answer.Choose(NOT_MATE), out) : List.of(out);
  }

  @Override
  public BoardHighlights pointer() {
    if (complete()) {
      return BoardHighlights.NONE;
    }
    return position.isCheckmate()
        ? MateProof.of(position).sketch()
        : CheckEscape.plainest(position).sketch();
  }
}
