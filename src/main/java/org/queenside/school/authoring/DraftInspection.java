package org.queenside.school.authoring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/**
 * The result of inspecting a draft.
 *
 * @param yaml the draft as an entry of a lesson file
 * @param exercise the exercise as pupils would get it, or null if there is none yet
 * @param right the right first moves in short notation, or empty
 * @param replies the other side's moves towards a mate, in short notation
 */
public record DraftInspection(
    ExerciseDraft draft,
    String yaml,
    @Nullable Exercise exercise,
    List<Diagnostic> findings,
    List<String> right,
    List<String> replies) {
  public DraftInspection {
    findings = List.copyOf(findings);
    right = List.copyOf(right);
    replies = List.copyOf(replies);
  }

  /** Returns whether pupils may get it. */
  public boolean isValid() {
    return exercise != null
        && findings.stream().noneMatch(finding -> finding.severity() == Diagnostic.Severity.FAULT);
  }
}
