package org.queenside.course.run;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;
import org.queenside.course.SquareRule;

/**
 * Squares being marked. Only right squares ever get a mark: a wrong one is answered at once.
 *
 * @param wanted all squares to mark
 */
record MarkStage(Exercise.MarkSquares exercise, SquareSet wanted, SquareSet marked)
    implements Stage {

  static MarkStage first(Exercise.MarkSquares exercise) {
    return new MarkStage(exercise, exercise.rule().squares(exercise.position()), SquareSet.EMPTY);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (answer instanceof Answer.Toggle(Square square)) {
      return toggle(square);
    }
    if (answer instanceof Answer.Done && !complete()) {
      return Verdict.missed(Sketch.NONE, "mark.missing", missing().size());
    }
    return Verdict.unfit();
  }

  private Verdict toggle(Square square) {
    if (marked.contains(square)) {
      return Verdict.right(new MarkStage(exercise, wanted, marked.without(square)));
    }
    return wanted.contains(square)
        ? Verdict.right(new MarkStage(exercise, wanted, marked.with(square)))
        : WrongMark.of(exercise.rule(), exercise.position(), square);
  }

  private SquareSet missing() {
    return wanted.minus(marked);
  }

  @Override
  public boolean complete() {
    return marked.equals(wanted);
  }

  @Override
  public Scene scene() {
    SquareSet subject =
        switch (exercise.rule()) {
          case SquareRule.Targets(Square from) -> SquareSet.of(from);
          case SquareRule.Attacks(Square from) -> SquareSet.of(from);
          case SquareRule.Attackers(Square target, _) -> SquareSet.of(target);
          case SquareRule.AttackedBy _,
              SquareRule.Rank _,
              SquareRule.File _,
              SquareRule.Diagonal _,
              SquareRule.Coloured _,
              SquareRule.CanMove _,
              SquareRule.CanCapture _,
              SquareRule.Pinned _ ->
              SquareSet.EMPTY;
        };
    return SceneDraft.of(Scene.Mode.MARK, exercise.brief(), exercise.position())
        .marks(marked)
        .circles(subject)
        .progress(marked.size(), wanted.size())
        .scene();
  }

  @Override
  public List<Answer.Try> solution() {
    return missing().stream().<Answer.Try>map(Answer.Toggle::new).toList();
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    return Sketch.framing(missing());
  }
}
