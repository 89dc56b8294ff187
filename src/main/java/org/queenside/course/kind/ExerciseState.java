package org.queenside.course.kind;

import java.util.List;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;

/** Where an exercise stands, without the counts of tries and hints. One implementation a kind. */
public sealed interface ExerciseState
    permits ReadState,
        FindSquaresState,
        NameSquaresState,
        MarkSquaresState,
        SoloTaskState,
        ReachGoalState,
        FindAllState,
        MateOrNotState,
        ScriptState,
        MateLoneKingState,
        WinMiniGameState,
        TryForbiddenState,
        SetUpState,
        FindFaultState,
        TurnBoardState,
        ChooseState,
        ReplayState,
        WriteMovesState,
        PlaySheetState,
        SheetFaultState,
        DrawState {

  /** Returns what an answer does to this stage. */
  Verdict judge(Answer.Try answer);

  /** Returns whether nothing is left to do. */
  boolean complete();

  /** Returns whether more moves were made than the author allows for all stars. */
  default boolean overPar() {
    return false;
  }

  /** Returns what to show. */
  Scene scene();

  /**
   * Returns answers that lead from here to the end, each of them right. Empty if the stage is
   * complete, or if no way was found.
   */
  List<Answer.Try> solution();

  /** Returns whether the last hint can show squares. Cheap, where {@link #pointer()} may not be. */
  boolean canPoint();

  /** Returns what the last hint shows: the squares of a right answer, or nothing. */
  BoardHighlights pointer();

  /** Returns the first stage of an exercise. */
  static ExerciseState first(Exercise exercise) {
    return switch (exercise) {
      case Exercise.Read read -> ReadState.first(read);
      case Exercise.FindSquares find -> new FindSquaresState(find, 0);
      case Exercise.NameSquares name -> new NameSquaresState(name, 0);
      case Exercise.MarkSquares mark -> MarkSquaresState.first(mark);
      case Exercise.SoloTask errand -> SoloTaskState.first(errand);
      case Exercise.ReachGoal goal -> ReachGoalState.first(goal);
      case Exercise.FindAll all -> FindAllState.first(all);
      case Exercise.MateOrNot mate -> MateOrNotState.first(mate);
      case Exercise.Script script -> ScriptState.first(script);
      case Exercise.MateLoneKing mate -> MateLoneKingState.first(mate);
      case Exercise.WinMiniGame match -> WinMiniGameState.first(match);
      case Exercise.TryForbidden forbidden -> new TryForbiddenState(forbidden, false);
      case Exercise.SetUp setUp -> new SetUpState(setUp, setUp.given());
      case Exercise.FindFault fault -> FindFaultState.first(fault);
      case Exercise.TurnBoard turn -> TurnBoardState.first(turn);
      case Exercise.Choose choose -> ChooseState.first(choose);
      case Exercise.Replay replay -> ReplayState.first(replay);
      case Exercise.WriteMoves write -> new WriteMovesState(write, 0);
      case Exercise.PlaySheet sheet -> PlaySheetState.first(sheet);
      case Exercise.SheetFault fault -> SheetFaultState.first(fault);
      case Exercise.Draw draw -> DrawState.first(draw);
    };
  }
}
