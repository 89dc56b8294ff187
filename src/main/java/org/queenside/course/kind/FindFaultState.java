package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.FindFault}. Two pieces on each other's squares are one fault. On a
 * turned board every corner has the wrong colour, so any of them is a right answer.
 *
 * @param faults the squares of each fault not found yet; none for a turned board
 * @param total the number of faults at the start
 * @param seen the squares of the faults found so far
 */
record FindFaultState(
    Exercise.FindFault exercise,
    List<SquareSet> faults,
    int total,
    SquareSet seen,
    boolean complete)
    implements ExerciseState {
  private static final SquareSet CORNERS = SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8);

  static FindFaultState first(Exercise.FindFault exercise) {
    List<SquareSet> faults = exercise.faults();
    return new FindFaultState(exercise, faults, Math.max(1, faults.size()), SquareSet.EMPTY, false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.ignored();
    }
    if (answer instanceof Answer.Pick(Square square)) {
      return pick(square);
    }
    if (answer instanceof Answer.Choose(int option) && option == 0) {
      return exercise.turned() ? solved(List.of(), SquareSet.EMPTY) : notTurned();
    }
    return Verdict.ignored();
  }

  private Verdict notTurned() {
    return Verdict.wrong(
        Message.coded("fault.not-turned"),
        BoardHighlights.framing(SquareSet.of(Square.A1, Square.H1)),
        Misconception.DARK_CORNER_RIGHT);
  }

  private Verdict pick(Square square) {
    BoardHighlights cross = BoardHighlights.crossing(square);
    if (exercise.turned()) {
      return CORNERS.contains(square)
          ? solved(List.of(), SquareSet.of(square))
          : Verdict.wrong(cross, "fault.board-itself");
    }
    for (SquareSet fault : faults) {
      if (fault.contains(square)) {
        return solved(faults.stream().filter(other -> !other.equals(fault)).toList(), fault);
      }
    }
    Piece piece = exercise.pieces().at(square);
    return piece == null
        ? Verdict.wrong(cross, "fault.empty-right", square)
        : Verdict.wrong(cross, "fault.stands-right", piece, square);
  }

  private Verdict solved(List<SquareSet> left, SquareSet found) {
    boolean done = left.isEmpty();
    FindFaultState next = new FindFaultState(exercise, left, total, seen.union(found), done);
    return new Verdict.Right(next, null, null, BoardHighlights.framing(found));
  }

  @Override
  public Scene scene() {
    return new SceneBuilder(Scene.Mode.PICK, exercise.info(), exercise.pieces())
        .turned(exercise.turned())
        .marks(seen)
        .options(List.of(Option.of(Message.coded("fault.turned"))))
        .progress(complete ? total : total - faults.size(), total)
        .scene();
  }

  @Override
  public List<Answer.Try> solution() {
    if (complete) {
      return List.of();
    }
    return exercise.turned()
        ? List.of(new Answer.Choose(0))
        : faults.stream().<Answer.Try>map(fault -> new Answer.Pick(fault.first())).toList();
  }

  @Override
  public BoardHighlights pointer() {
    return exercise.turned()
        ? BoardHighlights.framing(SquareSet.of(Square.A1, Square.H1))
        : faults.stream().findFirst().map(BoardHighlights::framing).orElse(BoardHighlights.NONE);
  }
}
