package org.queenside.workshop;

import java.util.List;
import java.util.Locale;
import org.queenside.chess.Fen;
import org.queenside.course.Course;
import org.queenside.course.CourseText;
import org.queenside.course.file.CourseLoader;

/** Drafts for tests. */
final class Drafts {
  static final Course COURSE = CourseLoader.load(null).course();
  static final Inspector INSPECTOR =
      new Inspector(new CourseText(Locale.ENGLISH, ruling -> ruling.reason().code()), COURSE);

  private Drafts() {}

  static Draft of(String fen, Work work) {
    return Draft.empty().withSetup(Fen.read(fen)).withWork(work);
  }

  static Draft of(String fen, Aim aim) {
    return of(fen, Work.Achieve.of(aim));
  }

  static Draft mateIn(int moves, String fen) {
    return of(fen, Work.Achieve.of(Aim.MATE).withMoves(moves));
  }

  /** Returns what an author reads about a draft. */
  static List<String> read(Draft draft) {
    return INSPECTOR.inspect(draft).findings().stream()
        .map(finding -> INSPECTOR.words(finding.sentence()))
        .toList();
  }

  /** Returns the buttons that mend something. */
  static List<String> buttons(Draft draft) {
    return mends(draft).stream().map(mend -> INSPECTOR.words(mend.label())).toList();
  }

  /** Returns the draft after the button with this label is pressed. */
  static Draft press(String button, Draft draft) {
    return mends(draft).stream()
        .filter(mend -> INSPECTOR.words(mend.label()).equals(button))
        .findFirst()
        .orElseThrow()
        .draft();
  }

  private static List<Finding.Mend> mends(Draft draft) {
    return INSPECTOR.inspect(draft).findings().stream()
        .flatMap(finding -> finding.mends().stream())
        .toList();
  }
}
