/**
 * The course: lessons and exercises as data, and the words that a learner and an exercise exchange,
 * from an {@link org.queenside.course.Answer} to its {@link org.queenside.course.Outcome}.
 *
 * <p>Everything here is a value.
 */
@NullMarked
package org.queenside.course;

import org.jspecify.annotations.NullMarked;
