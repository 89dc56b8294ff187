package org.queenside.school.report;

import org.queenside.school.assignment.Assignment;

/**
 * How far a class is with an assignment.
 *
 * @param overdue whether it was due and isn't done by everyone
 * @param done the number of pupils who have done all of it
 * @param pupils the number of pupils it is for
 */
public record AssignmentStatus(Assignment assignment, boolean overdue, int done, int pupils) {}
