package org.queenside.school.authoring;

import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.course.model.MoveKind;

/** The texts of an exercise whose author hasn't written any. */
record DefaultWording(CourseText courseText) {

  /** Returns the default text of the task; blank if only the author can write it. */
  String task(ExerciseDraft draft) {
    return switch (draft.task()) {
      case DraftTask.ReachGoal goal -> courseText.text(task(goal, draft));
      case DraftTask.FindAll(MoveKind kind) ->
          courseText.text(Message.coded("task.all." + kind.code()));
      case DraftTask.MateOrNot() -> courseText.text(Message.coded("task.mate-or-not"));
      case DraftTask.AskQuestion _ -> "";
    };
  }

  private static Message task(DraftTask.ReachGoal goal, ExerciseDraft draft) {
    Square square = goal.square();
    String key = "task." + goal.form().key();
    if (goal.role() != null) {
      return Message.coded("task.promote-to", goal.role());
    }
    if (square == null) {
      return goal.needsSquare() ? Message.coded("task.open") : Message.coded(key, goal.moves());
    }
    Piece piece = draft.setup().board().at(square);
    return piece == null
        ? Message.coded(key + ".empty", square, goal.moves())
        : Message.coded(key, piece, square, goal.moves());
  }

  String hint(ExerciseDraft draft) {
    return courseText.text(
        switch (draft.task()) {
          case DraftTask.ReachGoal goal -> Message.coded("hint." + goal.form().key());
          case DraftTask.FindAll _ -> Message.coded("hint.all");
          case DraftTask.MateOrNot() -> Message.coded("hint.mate-or-not");
          case DraftTask.AskQuestion _ -> Message.coded("hint.ask");
        });
  }
}
