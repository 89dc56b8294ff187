package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.MarkSquaresFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;
import org.queenside.course.model.SquareRule;

/**
 * The state of {@link Exercise.MarkSquares}. Only right squares are marked; a wrong one is answered
 * at once.
 *
 * @param wanted all squares to mark
 */
record MarkSquaresState(Exercise.MarkSquares exercise, SquareSet wanted, SquareSet marked)
    implements ExerciseState {

  static MarkSquaresState first(Exercise.MarkSquares exercise) {
    return new MarkSquaresState(
        exercise, exercise.rule().squares(exercise.position()), SquareSet.EMPTY);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (answer instanceof Answer.Toggle(Square square)) {
      return toggle(square);
    }
    if (answer instanceof Answer.Done && !complete()) {
      return Verdict.wrong(BoardHighlights.NONE, "mark.missing", missing().size());
    }
    return Verdict.ignored();
  }

  private Verdict toggle(Square square) {
    if (marked.contains(square)) {
      return Verdict.right(new MarkSquaresState(exercise, wanted, marked.without(square)));
    }
    return wanted.contains(square)
        ? Verdict.right(new MarkSquaresState(exercise, wanted, marked.with(square)))
        : new Verdict.Rejected(
            MarkSquaresFeedback.of(exercise.rule(), exercise.position(), square));
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
              SquareRule.SquareColour _,
              SquareRule.CanMove _,
              SquareRule.CanCapture _,
              SquareRule.Pinned _ ->
              SquareSet.EMPTY;
        };
    return SceneBuilder.of(Scene.Mode.MARK, exercise.info(), exercise.position())
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
  public BoardHighlights pointer() {
    return BoardHighlights.framing(missing());
  }
}
