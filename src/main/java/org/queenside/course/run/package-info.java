/**
 * Runs one exercise: takes an answer and returns its result. Pure Java, without a clock or
 * randomness.
 */
@NullMarked
package org.queenside.course.run;

import org.jspecify.annotations.NullMarked;
