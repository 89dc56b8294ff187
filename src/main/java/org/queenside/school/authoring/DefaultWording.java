package org.queenside.school.authoring;

import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.course.model.MoveKind;

/** What an exercise says where its author says nothing. */
final class DefaultWording {
  private final CourseText words;

  DefaultWording(CourseText words) {
    this.words = words;
  }

  /** Returns the task that follows from what is asked for; blank if only the author knows it. */
  String task(ExerciseDraft draft) {
    return switch (draft.work()) {
      case DraftTask.ReachGoal achieve -> words.text(task(achieve, draft));
      case DraftTask.FindAll(MoveKind kind) -> words.text(Message.coded("task.all." + kind.code()));
      case DraftTask.MateOrNot() -> words.text(Message.coded("task.mate-or-not"));
      case DraftTask.AskQuestion _ -> "";
    };
  }

  private static Message task(DraftTask.ReachGoal achieve, ExerciseDraft draft) {
    Square square = achieve.square();
    String key = "task." + achieve.aim().key();
    if (achieve.role() != null && achieve.aim() == GoalType.PROMOTE) {
      return Message.coded("task.promote-to", achieve.role());
    }
    if (square == null) {
      return achieve.aim().needsSquare()
          ? Message.coded("task.open")
          : Message.coded(key, achieve.moves());
    }
    Piece piece = draft.setup().board().at(square);
    return piece == null
        ? Message.coded(key + ".empty", square, achieve.moves())
        : Message.coded(key, piece, square, achieve.moves());
  }

  /** Returns a first hint. */
  String hint(ExerciseDraft draft) {
    return words.text(
        switch (draft.work()) {
          case DraftTask.ReachGoal achieve -> Message.coded("hint." + achieve.aim().key());
          case DraftTask.FindAll _ -> Message.coded("hint.all");
          case DraftTask.MateOrNot() -> Message.coded("hint.mate-or-not");
          case DraftTask.AskQuestion _ -> Message.coded("hint.ask");
        });
  }
}
