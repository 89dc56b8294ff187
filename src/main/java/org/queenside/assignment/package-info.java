/**
 * What a class is to do: items, for whom, from when until when, and how each pupil stands.
 *
 * <p>{@link org.queenside.assignment.Assignments} are for who teaches, {@link
 * org.queenside.assignment.CurrentTasks} for who learns. How pupils stand, their {@link
 * org.queenside.assignment.States}, follows from the log.
 */
@NullMarked
package org.queenside.assignment;

import org.jspecify.annotations.NullMarked;
