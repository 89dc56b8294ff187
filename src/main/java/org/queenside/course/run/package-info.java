/**
 * Runs one exercise: takes an answer and returns what it did. Pure Java, without a clock or chance.
 */
@NullMarked
package org.queenside.course.run;

import org.jspecify.annotations.NullMarked;
