package org.queenside.course.run;

import java.util.List;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/** Where an exercise stands, without the counts of tries and hints. One implementation a kind. */
sealed interface Stage
    permits ReadStage,
        FindStage,
        NameStage,
        MarkStage,
        ErrandStage,
        GoalStage,
        FindAllStage,
        MateOrNotStage,
        ScriptStage,
        MateStage,
        MatchStage,
        ForbiddenStage,
        SetUpStage,
        FaultStage,
        TurnStage,
        ChooseStage,
        ReplayStage,
        WriteStage,
        PlaySheetStage,
        SheetFaultStage,
        DrawStage {

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
  Sketch pointer();

  /** Returns the first stage of an exercise. */
  static Stage first(Exercise exercise) {
    return switch (exercise) {
      case Exercise.Read read -> ReadStage.first(read);
      case Exercise.FindSquares find -> new FindStage(find, 0);
      case Exercise.NameSquares name -> new NameStage(name, 0);
      case Exercise.MarkSquares mark -> MarkStage.first(mark);
      case Exercise.Errand errand -> ErrandStage.first(errand);
      case Exercise.ReachGoal goal -> GoalStage.first(goal);
      case Exercise.FindAll all -> FindAllStage.first(all);
      case Exercise.MateOrNot mate -> MateOrNotStage.first(mate);
      case Exercise.Script script -> ScriptStage.first(script);
      case Exercise.MateLoneKing mate -> MateStage.first(mate);
      case Exercise.WinMatch match -> MatchStage.first(match);
      case Exercise.TryForbidden forbidden -> new ForbiddenStage(forbidden, false);
      case Exercise.SetUp setUp -> new SetUpStage(setUp, setUp.given());
      case Exercise.FindFault fault -> FaultStage.first(fault);
      case Exercise.TurnBoard turn -> TurnStage.first(turn);
      case Exercise.Choose choose -> ChooseStage.first(choose);
      case Exercise.Replay replay -> ReplayStage.first(replay);
      case Exercise.WriteMoves write -> new WriteStage(write, 0);
      case Exercise.PlaySheet sheet -> PlaySheetStage.first(sheet);
      case Exercise.SheetFault fault -> SheetFaultStage.first(fault);
      case Exercise.Draw draw -> DrawStage.first(draw);
    };
  }
}
