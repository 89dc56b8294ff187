package org.queenside.course.run;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.course.Answer;
import org.queenside.course.Brief;
import org.queenside.course.Exercise;
import org.queenside.course.Option;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/**
 * A check that is to be judged: mate, or not. Whoever says that it is not shows a way out next.
 *
 * @param position the position of the exercise, or the one after the way out
 * @param past what led to it
 */
record MateOrNotStage(Exercise.MateOrNot exercise, Step step, Position position, Past past)
    implements Stage {

  /** What is to be done. */
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
          Option.of(Say.coded("mate-or-not.mate")), Option.of(Say.coded("mate-or-not.not-mate")));

  static MateOrNotStage first(Exercise.MateOrNot exercise) {
    return new MateOrNotStage(exercise, Step.JUDGE, exercise.position(), exercise.past());
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return switch (step) {
      case JUDGE ->
          answer instanceof Answer.Choose(int option) && (option == MATE || option == NOT_MATE)
              ? claim(option == MATE)
              : Verdict.unfit();
      case WAY_OUT -> MoveAnswer.judge(answer, position, this::out);
      case DONE -> Verdict.unfit();
    };
  }

  private Verdict claim(boolean mate) {
    if (position.isCheckmate()) {
      WhyMate why = WhyMate.of(position);
      return mate
          ? new Verdict.Right(to(Step.DONE), null, why.say(), why.sketch())
          : new Verdict.Missed(why.say(), why.sketch(), null);
    }
    if (!mate) {
      Say note = Say.coded("mate-or-not.right");
      return new Verdict.Right(to(Step.WAY_OUT), note, null, Sketch.NONE);
    }
    Escape escape = Escape.plainest(position);
    return new Verdict.Missed(
        Say.coded("mate.escape", escape.how()), escape.sketch(), Escape.overlooked(position));
  }

  private Verdict out(Move tried) {
    return switch (Ruling.of(position, tried, past)) {
      case Ruling.Illegal illegal -> new Verdict.Unlawful(illegal);
      case Ruling.Legal(Move move, Position after, _) -> {
        Stage next = new MateOrNotStage(exercise, Step.DONE, after, past.then(move));
        Say praise = Say.coded("mate-or-not.out", Escape.by(position, move).how());
        yield new Verdict.Right(next, null, praise, Sketch.NONE);
      }
    };
  }

  private MateOrNotStage to(Step next) {
    return new MateOrNotStage(exercise, next, position, past);
  }

  @Override
  public boolean complete() {
    return step == Step.DONE;
  }

  @Override
  public Scene scene() {
    Brief brief = exercise.brief();
    return switch (step) {
      case JUDGE ->
          still().prompt(Say.coded("mate-or-not.prompt", position.turn())).options(OPTIONS).scene();
      case WAY_OUT ->
          SceneDraft.moving(brief, position, past.lastMove())
              .prompt(Say.coded("mate-or-not.prompt.out", position.turn()))
              .scene();
      // The claim that it is mate stays beside the board; after a way out it is long forgotten.
      case DONE -> still().options(position.isCheckmate() ? OPTIONS : List.of()).scene();
    };
  }

  private SceneDraft still() {
    return SceneDraft.of(Scene.Mode.SHOW, exercise.brief(), position).last(past.lastMove());
  }

  @Override
  public List<Answer.Try> solution() {
    if (complete()) {
      return List.of();
    }
    if (position.isCheckmate()) {
      return List.of(new Answer.Choose(MATE));
    }
    Answer.Try out = new Answer.Play(Escape.plainest(position).move());
    return step == Step.JUDGE ? List.of(new Answer.Choose(NOT_MATE), out) : List.of(out);
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    if (complete()) {
      return Sketch.NONE;
    }
    return position.isCheckmate()
        ? WhyMate.of(position).sketch()
        : Escape.plainest(position).sketch();
  }
}
