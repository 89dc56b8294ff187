package org.queenside.school.assignment;

import org.queenside.school.roster.ClassId;

/**
 * What a class, or part of it, is to do.
 *
 * @param version grows with each change
 */
public record Assignment(AssignmentId id, ClassId schoolClass, AssignmentPlan plan, int version) {}
