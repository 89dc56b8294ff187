/**
 * What a class is to do: items, for whom, from when until when, and how each pupil stands.
 *
 * <p>{@link org.queenside.school.assignment.AssignmentService} are for who teaches, {@link
 * org.queenside.school.assignment.PupilTaskService} for who learns. How pupils stand, their {@link
 * org.queenside.school.assignment.ItemStateService}, follows from the log.
 */
@NullMarked
package org.queenside.school.assignment;

import org.jspecify.annotations.NullMarked;
