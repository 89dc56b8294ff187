package org.queenside.school.assignment;

/**
 * An assignment that a teacher saved to use again.
 *
 * @param mine whether it's the signed-in teacher's own
 */
public record AssignmentTemplate(long id, String teacher, boolean mine, AssignmentContent content) {

  /** Returns the title of assignments made from it. */
  public String title() {
    return content.title();
  }
}
