package org.queenside.workshop;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.course.Concept;
import org.queenside.course.Course;
import org.queenside.course.CourseText;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.file.LooseExercise;
import org.queenside.course.file.Problem;
import org.queenside.workshop.Finding.Concern;

/**
 * Looks drafts through for their author: with the rules, and then with the linter of the course. It
 * takes some milliseconds, for a mate in several moves up to half a second; it stops when its
 * thread is interrupted.
 */
public final class Inspector {
  private static final String BUNDLE = "org.queenside.workshop.workshop";

  private final CourseText words;
  private final Phrases phrases;
  private final Set<String> concepts;

  /**
   * Begins.
   *
   * @param words how the course speaks to the author
   */
  public Inspector(CourseText words, Course course) {
    this.words = words.with(BUNDLE);
    this.phrases = new Phrases(this.words);
    this.concepts =
        course.concepts().stream().map(Concept::id).collect(Collectors.toUnmodifiableSet());
  }

  /** Returns a sentence in words. */
  public String words(Say say) {
    return words.words(say);
  }

  /** Returns the task that a draft has if its author writes none; blank if there is none. */
  public String usualTask(Draft draft) {
    return phrases.task(draft);
  }

  /** Returns the hint that a draft has if its author writes none. */
  public String usualHint(Draft draft) {
    return phrases.hint(draft);
  }

  /** Reads an exercise into a draft, or returns null if a draft cannot hold all of it. */
  public @Nullable Draft read(String yaml) {
    return DraftReader.read(yaml, phrases);
  }

  /** Looks an exercise through that a draft cannot hold. */
  public LooseExercise inspectText(String yaml) {
    return LooseExercise.check(yaml, concepts);
  }

  /** Looks a draft through. */
  public Inspection inspect(Draft draft) {
    Findings findings = new Findings();
    PositionResult result = draft.setup().lessonPosition();
    Solutions solutions = Solutions.NONE;
    if (result instanceof PositionResult.Valid(Position position)) {
      SetupFindings.doubt(draft, position, findings);
      solutions = new WorkFindings(draft, position, phrases, findings).check();
      WrongFindings.check(draft, position, solutions, findings);
    } else {
      SetupFindings.check(draft, findings);
    }
    WordingFindings.check(draft, findings);
    String yaml = DraftWriter.write(draft, phrases, solutions.replies(), solutions.right().size());
    Exercise exercise = lint(yaml, findings);
    return new Inspection(
        draft, yaml, exercise, findings.toList(), solutions.inWords(), solutions.repliesInWords());
  }

  /** The linter has the last word; what the checks before it say is only easier to read. */
  private @Nullable Exercise lint(String yaml, Findings findings) {
    if (findings.hasFaults()) {
      return null;
    }
    LooseExercise read = LooseExercise.check(yaml, concepts);
    for (Problem problem : read.problems()) {
      findings.fault(
          concern(yaml, problem), Say.words(problem.message() + ". " + problem.remedy() + "."));
    }
    return read.exercise();
  }

  private static Concern concern(String yaml, Problem problem) {
    Map<String, Concern> concerns =
        Map.of(
            "position", Concern.BOARD,
            "task", Concern.TEXTS,
            "text", Concern.TEXTS,
            "right", Concern.TEXTS,
            "hints", Concern.HINTS,
            "wrong", Concern.WRONG,
            "options", Concern.OPTIONS);
    List<String> above = yaml.lines().limit(problem.line()).toList();
    return above.reversed().stream()
        .filter(line -> line.matches("[a-z-]+:.*"))
        .findFirst()
        .map(line -> concerns.getOrDefault(line.substring(0, line.indexOf(':')), Concern.GOAL))
        .orElse(Concern.GOAL);
  }
}
