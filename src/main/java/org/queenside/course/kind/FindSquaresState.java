package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.SquareConfusion;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.FindSquares}.
 *
 * @param found the number of squares found so far
 */
record FindSquaresState(Exercise.FindSquares exercise, int found) implements ExerciseState {

  @Override
  public Verdict judge(Answer.Try answer) {
    if (!(answer instanceof Answer.Pick(Square picked)) || complete()) {
      return Verdict.ignored();
    }
    Square wanted = exercise.squares().get(found);
    return picked == wanted
        ? Verdict.right(new FindSquaresState(exercise, found + 1))
        : Verdict.wrong(
            BoardHighlights.crossing(picked),
            "find." + SquareConfusion.of(wanted, picked),
            wanted,
            picked);
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
    SceneBuilder draft =
        SceneBuilder.of(Scene.Mode.PICK, exercise.info(), exercise.position())
            .noTurn()
            .marks(done)
            .progress(found, exercise.squares().size());
    if (!complete()) {
      draft.prompt(Message.coded("find.prompt", exercise.squares().get(found)));
    }
    return draft.scene();
  }

  @Override
  public List<Answer.Try> solution() {
    return exercise.squares().stream().skip(found).<Answer.Try>map(Answer.Pick::new).toList();
  }

  @Override
  public BoardHighlights pointer() {
    return complete()
        ? BoardHighlights.NONE
        : BoardHighlights.framing(exercise.squares().get(found));
  }
}
