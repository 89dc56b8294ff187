/**
 * The course: lessons as data, and the run of one exercise.
 *
 * <p>Everything here is a value. A {@link org.queenside.course.Run} takes an answer and returns the
 * next run with what came of the answer; it knows nothing of screens, stores or people.
 */
@NullMarked
package org.queenside.course;

import org.jspecify.annotations.NullMarked;
