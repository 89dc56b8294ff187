package org.queenside.assignment;

import org.queenside.classroom.ClassId;

/**
 * What a class, or part of it, is to do.
 *
 * @param version grows with each change
 */
public record Assignment(AssignmentId id, ClassId schoolClass, Plan plan, int version) {}
