package org.queenside.school.assignment;

/**
 * An assignment that a teacher saved to use again.
 *
 * @param mine whether it's the signed-in instructor's own
 */
public record AssignmentTemplate(
    long id, String title, String teacher, boolean mine, TemplateContent content) {}
