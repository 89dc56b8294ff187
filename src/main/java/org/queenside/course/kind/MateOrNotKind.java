package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.stream.Stream;
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
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.StartingPosition;

/** Judging whether a check is mate or there is a way out. */
final class MateOrNotKind extends ExerciseKind<Exercise.MateOrNot> {
  MateOrNotKind() {
    super("mate-or-not", State::first, List.of(POSITION, HINTS), List.of(BEFORE));
  }

  @Override
  public Exercise.MateOrNot read(ExerciseYaml fields) {
    StartingPosition start = fields.startingFrom(fields.position());
    ExerciseInfo info = fields.info(start.position().turn());
    return new Exercise.MateOrNot(info, start.position(), start.context());
  }

  @Override
  public void lint(Exercise.MateOrNot exercise, ExerciseYaml fields) {
    if (!exercise.position().isCheck()) {
      fields.problem(POSITION, "the side to move is not in check", "Change the position");
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.MateOrNot exercise) {
    return WrongAnswerKeys.option(key);
  }

  @Override
  public String hintKey(Exercise.MateOrNot exercise) {
    return exercise.position().isCheckmate() ? "hint.mate" : "hint.way-out";
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public PrintedTask print(Exercise.MateOrNot exercise) {
    Position position = exercise.position();
    return PrintedTask.of(
            new AnswerFormat.MateOrWayOut(), List.of(firstBoard(exercise).toMove(position.turn())))
        .startingFrom(position);
  }

  @Override
  public AnswerKey answerKey(Exercise.MateOrNot exercise) {
    Position position = exercise.position();
    return position.isCheckmate()
        ? new AnswerKey.Mate()
        : new AnswerKey.WaysOut(AnswerKey.written(position, position.legalMoves()));
  }

  /**
   * The state of {@link Exercise.MateOrNot}. A learner who says that it isn't mate has to show a
   * way out next.
   *
   * @param position the position of the exercise, or the one after the way out
   * @param context what led to it
   */
  record State(Exercise.MateOrNot exercise, Step step, Position position, RulingContext context)
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

    static State first(Exercise.MateOrNot exercise) {
      return new State(exercise, Step.JUDGE, exercise.position(), exercise.context());
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return switch (step) {
        case JUDGE ->
            answer instanceof Answer.Choose(int option) && (option == MATE || option == NOT_MATE)
                ? claim(option == MATE)
                : Verdict.ignored();
        case WAY_OUT -> MoveAnswerJudge.judge(answer, position, context, this::out);
        case DONE -> Verdict.ignored();
      };
    }

    private Verdict claim(boolean mate) {
      if (position.isCheckmate()) {
        MateProof why = MateProof.of(position);
        return mate
            ? new Verdict.Right(to(Step.DONE), null, why.say(), why.highlights())
            : Verdict.wrong(why.say(), why.highlights(), null);
      }
      if (!mate) {
        return Verdict.noted(to(Step.WAY_OUT), Message.coded("mate-or-not.right"));
      }
      CheckEscape escape = CheckEscape.plainest(position);
      return Verdict.wrong(
          Message.coded("mate.escape", escape.how()),
          escape.highlights(),
          CheckEscape.overlooked(position));
    }

    private Verdict out(Ruling.Legal legal) {
      return Verdict.praised(
          new State(exercise, Step.DONE, legal.after(), context.then(legal.move())),
          Message.coded("mate-or-not.out", CheckEscape.by(position, legal.move()).how()));
    }

    private State to(Step next) {
      return new State(exercise, next, position, context);
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
            SceneBuilder.moving(info, position, context.lastMove())
                .prompt(Message.coded("mate-or-not.prompt.out", position.turn()))
                .scene();
        // If it is mate, the answer stays beside the board; after a way out, it no longer matters.
        case DONE -> still().options(position.isCheckmate() ? OPTIONS : List.of()).scene();
      };
    }

    private SceneBuilder still() {
      return SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), position).last(context.lastMove());
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
          ? MateProof.of(position).highlights()
          : CheckEscape.plainest(position).highlights();
    }
  }
}
