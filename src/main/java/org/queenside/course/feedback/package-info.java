/** Explains what is wrong with a wrong answer, in words and on the board. */
@NullMarked
package org.queenside.course.feedback;

import org.jspecify.annotations.NullMarked;
