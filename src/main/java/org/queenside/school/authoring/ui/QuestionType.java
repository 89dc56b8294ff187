package org.queenside.school.authoring.ui;

import java.util.List;
import org.queenside.course.model.MoveKind;
import org.queenside.school.authoring.DraftTask;
import org.queenside.school.authoring.GoalType;

/** What can be asked for, as an author chooses it from one list. */
sealed interface QuestionType {

  /** A goal. */
  record Goal(GoalType aim) implements QuestionType {}

  /** All moves of a kind. */
  record AllMoves(MoveKind kind) implements QuestionType {}

  /** Whether a check is mate. */
  record MateOrNot() implements QuestionType {}

  /** A question with answers. */
  record Question() implements QuestionType {}

  /** Returns what a work asks for. */
  static QuestionType of(DraftTask work) {
    return switch (work) {
      case DraftTask.ReachGoal achieve -> new Goal(achieve.aim());
      case DraftTask.FindAll(MoveKind kind) -> new AllMoves(kind);
      case DraftTask.MateOrNot() -> new MateOrNot();
      case DraftTask.AskQuestion _ -> new Question();
    };
  }

  /** Returns a work that asks for this and says nothing more about it yet. */
  default DraftTask begin(DraftTask before) {
    return switch (this) {
      case Goal(GoalType aim)
          when before instanceof DraftTask.ReachGoal achieve && aim.needsSquare() ->
          DraftTask.ReachGoal.of(aim).withSquare(achieve.square());
      case Goal(GoalType aim) -> DraftTask.ReachGoal.of(aim);
      case AllMoves(MoveKind kind) -> new DraftTask.FindAll(kind);
      case MateOrNot() -> new DraftTask.MateOrNot();
      case Question() ->
          new DraftTask.AskQuestion(
              List.of(new DraftTask.Choice("", ""), new DraftTask.Choice("", "")), -1);
    };
  }
}
