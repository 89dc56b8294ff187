package org.queenside.course.run;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/**
 * Squares called by name, to be found one after another.
 *
 * @param found how many are found
 */
record FindStage(Exercise.FindSquares exercise, int found) implements Stage {

  @Override
  public Verdict judge(Answer.Try answer) {
    if (!(answer instanceof Answer.Pick(Square picked)) || complete()) {
      return Verdict.unfit();
    }
    Square wanted = exercise.squares().get(found);
    return picked == wanted
        ? Verdict.right(new FindStage(exercise, found + 1))
        : Verdict.missed(
            Sketch.crossing(picked), "find." + SquareMixUp.of(wanted, picked), wanted, picked);
  }

  @Override
  public boolean complete() {
    return found == exercise.squares().size();
  }

  @Override
  public Scene scene() {
    SquareSet done =
        exercise.squares().subList(0, found).stream()
            .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
    SceneDraft draft =
        SceneDraft.of(Scene.Mode.PICK, exercise.brief(), exercise.position())
            .noTurn()
            .marks(done)
            .progress(found, exercise.squares().size());
    if (!complete()) {
      draft.prompt(Say.coded("find.prompt", exercise.squares().get(found)));
    }
    return draft.scene();
  }

  @Override
  public List<Answer.Try> solution() {
    return exercise.squares().stream().skip(found).<Answer.Try>map(Answer.Pick::new).toList();
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    return complete() ? Sketch.NONE : Sketch.framing(SquareSet.of(exercise.squares().get(found)));
  }
}
