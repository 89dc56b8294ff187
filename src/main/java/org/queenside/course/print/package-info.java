/** Exercises on paper, as data: what is drawn, what a pupil writes, and what is right. */
@NullMarked
package org.queenside.course.print;

import org.jspecify.annotations.NullMarked;
