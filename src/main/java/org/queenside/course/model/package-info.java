/**
 * Lessons and exercises as data, and the values that a learner and an exercise exchange, from an
 * {@link org.queenside.course.model.Answer} to its {@link
 * org.queenside.course.model.AnswerOutcome}.
 */
@NullMarked
package org.queenside.course.model;

import org.jspecify.annotations.NullMarked;
