package org.queenside.school.authoring.ui;

import java.util.List;
import org.queenside.course.model.MoveKind;
import org.queenside.school.authoring.DraftTask;
import org.queenside.school.authoring.GoalType;

/** The types of tasks an author can choose from. */
sealed interface QuestionType {

  record Goal(GoalType type) implements QuestionType {}

  record AllMoves(MoveKind kind) implements QuestionType {}

  record MateOrNot() implements QuestionType {}

  record Question() implements QuestionType {}

  static QuestionType of(DraftTask task) {
    return switch (task) {
      case DraftTask.ReachGoal goal -> new Goal(goal.type());
      case DraftTask.FindAll(MoveKind kind) -> new AllMoves(kind);
      case DraftTask.MateOrNot() -> new MateOrNot();
      case DraftTask.AskQuestion _ -> new Question();
    };
  }

  /** Returns a new task of this type, without details. */
  default DraftTask begin(DraftTask before) {
    return switch (this) {
      case Goal(GoalType type)
          when before instanceof DraftTask.ReachGoal goal && type.needsSquare() ->
          DraftTask.ReachGoal.of(type).withSquare(goal.square());
      case Goal(GoalType type) -> DraftTask.ReachGoal.of(type);
      case AllMoves(MoveKind kind) -> new DraftTask.FindAll(kind);
      case MateOrNot() -> new DraftTask.MateOrNot();
      case Question() ->
          new DraftTask.AskQuestion(
              List.of(new DraftTask.Choice("", ""), new DraftTask.Choice("", "")), -1);
    };
  }
}
