package org.queenside.course;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Faults in a set-up, being found. Two pieces on each other's squares are one fault.
 *
 * @param faults the squares of each fault that is left; a turned board has none
 * @param total how many faults there were
 * @param seen the squares of the faults that are found
 */
record FaultStage(
    Exercise.FindFault exercise,
    List<SquareSet> faults,
    int total,
    SquareSet seen,
    boolean complete)
    implements Stage {
  private static final Board START = Position.START.board();

  static FaultStage first(Exercise.FindFault exercise) {
    List<SquareSet> faults = exercise.faults();
    return new FaultStage(exercise, faults, Math.max(1, faults.size()), SquareSet.EMPTY, false);
  }

  /** Returns the squares of each fault. */
  static List<SquareSet> faults(Exercise.FindFault exercise) {
    SquareSet left = SquareSet.EMPTY;
    for (Square square : Square.values()) {
      if (wanted(exercise, square) != exercise.pieces().at(square)) {
        left = left.with(square);
      }
    }
    List<SquareSet> faults = new ArrayList<>();
    while (!left.isEmpty()) {
      SquareSet fault = faultAt(exercise, left);
      faults.add(fault);
      left = left.minus(fault);
    }
    return List.copyOf(faults);
  }

  /** Returns the first square with the one that holds its piece instead, if there is one. */
  private static SquareSet faultAt(Exercise.FindFault exercise, SquareSet left) {
    Square first = left.first();
    Board board = exercise.pieces();
    for (Square other : left.without(first)) {
      if (wanted(exercise, first) == board.at(other)
          && wanted(exercise, other) == board.at(first)) {
        return SquareSet.of(first, other);
      }
    }
    return SquareSet.of(first);
  }

  private static @Nullable Piece wanted(Exercise.FindFault exercise, Square square) {
    Piece piece = START.at(square);
    Color side = exercise.side();
    return piece == null || side == null || piece.color() == side ? piece : null;
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.unfit();
    }
    if (answer instanceof Answer.Pick(Square square)) {
      return pick(square);
    }
    if (answer instanceof Answer.Choose(int option) && option == 0) {
      return exercise.turned() ? solved(List.of(), SquareSet.EMPTY) : notTurned();
    }
    return Verdict.unfit();
  }

  private Verdict notTurned() {
    return new Verdict.Missed(
        Say.coded("fault.not-turned"),
        Sketch.framing(SquareSet.of(Square.A1, Square.H1)),
        Misconception.DARK_CORNER_RIGHT);
  }

  private Verdict pick(Square square) {
    for (SquareSet fault : faults) {
      if (fault.contains(square)) {
        return solved(faults.stream().filter(other -> !other.equals(fault)).toList(), fault);
      }
    }
    Piece piece = exercise.pieces().at(square);
    Sketch cross = Sketch.crossing(square);
    return piece == null
        ? Verdict.missed(cross, "fault.empty-right", square)
        : Verdict.missed(cross, "fault.stands-right", piece, square);
  }

  private Verdict solved(List<SquareSet> left, SquareSet found) {
    boolean done = left.isEmpty();
    FaultStage next = new FaultStage(exercise, left, total, seen.union(found), done);
    return new Verdict.Right(next, null, null, Sketch.framing(found));
  }

  @Override
  public Scene scene() {
    return new SceneDraft(Scene.Mode.PICK, exercise.brief(), exercise.pieces())
        .turned(exercise.turned())
        .marks(seen)
        .options(List.of(Option.of(Say.coded("fault.turned"))))
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
  public boolean canPoint() {
    return !complete;
  }

  @Override
  public Sketch pointer() {
    return exercise.turned()
        ? Sketch.framing(SquareSet.of(Square.A1, Square.H1))
        : faults.stream().findFirst().map(Sketch::framing).orElse(Sketch.NONE);
  }
}
