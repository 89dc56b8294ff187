/**
 * Assignments: their items, audience and schedule, and the progress of each pupil.
 *
 * <p>{@link org.queenside.school.assignment.AssignmentService} is for teachers, {@link
 * org.queenside.school.assignment.PupilAssignmentService} for pupils. {@link
 * org.queenside.school.assignment.ItemStateService} derives the pupils' progress from the attempt
 * log.
 */
@NullMarked
package org.queenside.school.assignment;

import org.jspecify.annotations.NullMarked;
