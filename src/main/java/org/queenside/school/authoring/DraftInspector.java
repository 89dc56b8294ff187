package org.queenside.school.authoring;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.TextLimit;
import org.queenside.school.authoring.Diagnostic.FormSection;

/**
 * Inspects drafts with the rules of chess and then with the linter of the course. This takes some
 * milliseconds, or up to half a second for a mate in several moves, and stops when the thread is
 * interrupted.
 */
public final class DraftInspector {
  private static final String BUNDLE = "vaadin-i18n.authoring";

  private static final Map<String, FormSection> SECTIONS =
      Map.of(
          ExerciseField.POSITION.key(), FormSection.BOARD,
          ExerciseField.TASK.key(), FormSection.TEXTS,
          ExerciseField.TEXT.key(), FormSection.TEXTS,
          ExerciseField.RIGHT.key(), FormSection.TEXTS,
          ExerciseField.HINTS.key(), FormSection.HINTS,
          ExerciseField.WRONG.key(), FormSection.WRONG,
          ExerciseField.OPTIONS.key(), FormSection.OPTIONS);

  private final CourseText courseText;
  private final DefaultWording phrases;
  private final Set<String> concepts;

  /** Creates an inspector. */
  public DraftInspector(CourseText courseText, Course course) {
    this.courseText = courseText.with(BUNDLE);
    this.phrases = new DefaultWording(this.courseText);
    this.concepts = course.conceptIds();
  }

  /** Returns a sentence in words. */
  public String words(Message say) {
    return courseText.text(say);
  }

  /** Returns the task text that a draft has if its author writes none; blank if there is none. */
  public String usualTask(ExerciseDraft draft) {
    return phrases.task(draft);
  }

  /** Returns the hint that a draft has if its author writes none. */
  public String usualHint(ExerciseDraft draft) {
    return phrases.hint(draft);
  }

  /** Reads an exercise into a draft, or returns null if a draft can't represent all of it. */
  public @Nullable ExerciseDraft read(String yaml) {
    return DraftReader.read(yaml, phrases);
  }

  /** Inspects an exercise that a draft can't represent. */
  public StandaloneExercise inspectText(String yaml) {
    return StandaloneExercise.check(yaml, concepts);
  }

  /** Inspects a draft. */
  public DraftInspection inspect(ExerciseDraft draft) {
    DiagnosticCollector findings = new DiagnosticCollector();
    PositionResult result = draft.setup().lessonPosition();
    DraftSolutions solutions = DraftSolutions.NONE;
    if (result instanceof PositionResult.Valid(Position position)) {
      new DraftSetupValidator(draft, findings).doubt(position);
      solutions = new DraftTaskValidator(draft, position, findings).check();
      new WrongTryValidator(draft, position, solutions, findings).check();
    } else {
      new DraftSetupValidator(draft, findings).check();
    }
    checkTexts(draft, findings);
    String yaml = DraftWriter.write(draft, phrases, solutions.replies(), solutions.right().size());
    Exercise exercise = lint(yaml, findings);
    return new DraftInspection(
        draft, yaml, exercise, findings.toList(), solutions.inWords(), solutions.repliesInWords());
  }

  private static void checkTexts(ExerciseDraft draft, DiagnosticCollector findings) {
    ExerciseDraft.Wording wording = draft.wording();
    checkText(ExerciseField.TASK, wording.task(), findings);
    checkText(ExerciseField.TEXT, wording.text(), findings);
    checkText(ExerciseField.RIGHT, wording.right(), findings);
    wording.hints().forEach(hint -> checkText(ExerciseField.HINTS, hint, findings));
    checkText(ExerciseField.WRONG, wording.otherwise(), findings);
    draft.wrong().forEach(each -> checkText(ExerciseField.WRONG, each.answer(), findings));
  }

  private static void checkText(ExerciseField field, String text, DiagnosticCollector findings) {
    TextLimit limit = TextLimit.of(field);
    for (TextLimit.Fault fault :
        text.isBlank() ? List.<TextLimit.Fault>of() : limit.faults(text.strip())) {
      Message what = Message.coded("text." + field.key());
      findings.fault(
          section(field.key()),
          switch (fault) {
            case SENTENCES -> Message.coded("text.sentences", what, limit.sentences());
            case CHARACTERS ->
                Message.coded("text.characters", what, limit.characters(), text.strip().length());
            case MARKUP -> Message.coded("text.markup", what);
          });
    }
  }

  /** Runs the linter, which has the final say; the earlier checks only explain problems better. */
  private @Nullable Exercise lint(String yaml, DiagnosticCollector findings) {
    if (findings.hasFaults()) {
      return null;
    }
    StandaloneExercise read = StandaloneExercise.check(yaml, concepts);
    for (LessonProblem problem : read.problems()) {
      findings.fault(
          section(yaml, problem), Message.text(problem.message() + ". " + problem.remedy() + "."));
    }
    return read.exercise();
  }

  private static FormSection section(String yaml, LessonProblem problem) {
    return yaml.lines().limit(problem.line()).toList().reversed().stream()
        .filter(line -> line.matches("[a-z-]+:.*"))
        .findFirst()
        .map(line -> section(line.substring(0, line.indexOf(':'))))
        .orElse(FormSection.GOAL);
  }

  private static FormSection section(String field) {
    return SECTIONS.getOrDefault(field, FormSection.GOAL);
  }
}
