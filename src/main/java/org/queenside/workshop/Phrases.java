package org.queenside.workshop;

import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.CourseText;
import org.queenside.course.MoveKind;
import org.queenside.course.Say;

/** What an exercise says where its author says nothing. */
final class Phrases {
  private final CourseText words;

  Phrases(CourseText words) {
    this.words = words;
  }

  /** Returns the task that follows from what is asked for; blank if only the author knows it. */
  String task(Draft draft) {
    return switch (draft.work()) {
      case Work.Achieve achieve -> words.words(task(achieve, draft));
      case Work.FindAll(MoveKind kind) -> words.words(Say.coded("task.all." + kind.code()));
      case Work.MateOrNot() -> words.words(Say.coded("task.mate-or-not"));
      case Work.Ask _ -> "";
    };
  }

  private static Say task(Work.Achieve achieve, Draft draft) {
    Square square = achieve.square();
    String key = "task." + achieve.aim().key();
    if (achieve.role() != null && achieve.aim() == Aim.PROMOTE) {
      return Say.coded("task.promote-to", achieve.role());
    }
    if (square == null) {
      return achieve.aim().needsSquare() ? Say.coded("task.open") : Say.coded(key, achieve.moves());
    }
    Piece piece = draft.setup().board().at(square);
    return piece == null
        ? Say.coded(key + ".empty", square, achieve.moves())
        : Say.coded(key, piece, square, achieve.moves());
  }

  /** Returns a first hint. */
  String hint(Draft draft) {
    return words.words(
        switch (draft.work()) {
          case Work.Achieve achieve -> Say.coded("hint." + achieve.aim().key());
          case Work.FindAll _ -> Say.coded("hint.all");
          case Work.MateOrNot() -> Say.coded("hint.mate-or-not");
          case Work.Ask _ -> Say.coded("hint.ask");
        });
  }
}
