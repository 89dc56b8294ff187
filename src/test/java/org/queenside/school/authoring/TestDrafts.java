package org.queenside.school.authoring;

import java.util.List;
import java.util.Locale;
import org.queenside.chess.Fen;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseText;
import org.queenside.course.source.CourseLoader;
import org.queenside.course.syntax.GoalForm;

/** Drafts for tests. */
final class TestDrafts {
  static final Course COURSE = CourseLoader.load(null).course();
  static final DraftInspector INSPECTOR =
      new DraftInspector(new CourseText(Locale.ENGLISH, ruling -> ruling.reason().code()), COURSE);

  private TestDrafts() {}

  static ExerciseDraft of(String fen, DraftTask task) {
    return ExerciseDraft.empty().withSetup(Fen.read(fen)).withTask(task);
  }

  static ExerciseDraft of(String fen, GoalForm type) {
    return of(fen, DraftTask.ReachGoal.of(type));
  }

  static ExerciseDraft mateIn(int moves, String fen) {
    return of(fen, DraftTask.ReachGoal.of(GoalForm.MATE).withMoves(moves));
  }

  /** Returns the messages an author reads about a draft. */
  static List<String> read(ExerciseDraft draft) {
    return INSPECTOR.inspect(draft).findings().stream()
        .map(finding -> INSPECTOR.words(finding.message()))
        .toList();
  }

  /** Returns the labels of the quick fixes. */
  static List<String> buttons(ExerciseDraft draft) {
    return quickFixes(draft).stream().map(quickFix -> INSPECTOR.words(quickFix.label())).toList();
  }

  /** Returns the draft after the quick fix with this label. */
  static ExerciseDraft press(String button, ExerciseDraft draft) {
    return quickFixes(draft).stream()
        .filter(quickFix -> INSPECTOR.words(quickFix.label()).equals(button))
        .findFirst()
        .orElseThrow()
        .draft();
  }

  private static List<Diagnostic.QuickFix> quickFixes(ExerciseDraft draft) {
    return INSPECTOR.inspect(draft).findings().stream()
        .flatMap(finding -> finding.quickFixes().stream())
        .toList();
  }
}
