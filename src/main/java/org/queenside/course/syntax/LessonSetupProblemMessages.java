package org.queenside.course.syntax;

import java.util.List;
import org.queenside.chess.SetupProblem;

/** Says to an author, who reads English and FEN, what is wrong with a position. */
final class LessonSetupProblemMessages {
  private LessonSetupProblemMessages() {}

  static String of(List<SetupProblem> problems) {
    return SetupProblem.explanation(problems);
  }
}
