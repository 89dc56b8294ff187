package org.queenside.school.authoring;

import java.util.List;
import java.util.Locale;
import org.queenside.chess.Fen;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseText;
import org.queenside.course.source.CourseLoader;

/** Drafts for tests. */
final class TestDrafts {
  static final Course COURSE = CourseLoader.load(null).course();
  static final DraftInspector INSPECTOR =
      new DraftInspector(new CourseText(Locale.ENGLISH, ruling -> ruling.reason().code()), COURSE);

  private TestDrafts() {}

  static ExerciseDraft of(String fen, DraftTask work) {
    return ExerciseDraft.empty().withSetup(Fen.read(fen)).withWork(work);
  }

  static ExerciseDraft of(String fen, GoalType aim) {
    return of(fen, DraftTask.ReachGoal.of(aim));
  }

  static ExerciseDraft mateIn(int moves, String fen) {
    return of(fen, DraftTask.ReachGoal.of(GoalType.MATE).withMoves(moves));
  }

  /** Returns what an author reads about a draft. */
  static List<String> read(ExerciseDraft draft) {
    return INSPECTOR.inspect(draft).findings().stream()
        .map(finding -> INSPECTOR.words(finding.sentence()))
        .toList();
  }

  /** Returns the buttons that mend something. */
  static List<String> buttons(ExerciseDraft draft) {
    return mends(draft).stream().map(mend -> INSPECTOR.words(mend.label())).toList();
  }

  /** Returns the draft after the button with this label is pressed. */
  static ExerciseDraft press(String button, ExerciseDraft draft) {
    return mends(draft).stream()
        .filter(mend -> INSPECTOR.words(mend.label()).equals(button))
        .findFirst()
        .orElseThrow()
        .draft();
  }

  private static List<Diagnostic.QuickFix> mends(ExerciseDraft draft) {
    return INSPECTOR.inspect(draft).findings().stream()
        .flatMap(finding -> finding.mends().stream())
        .toList();
  }
}
