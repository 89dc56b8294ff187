/**
 * Lesson files: read from YAML, checked, and put together to the course.
 *
 * <p>Whatever is wrong in a file becomes a {@link org.queenside.course.file.Problem} that says
 * where it is and how to mend it. Exercises are tried out as a learner would do them, through
 * {@link org.queenside.course.run.Run}.
 */
@NullMarked
package org.queenside.course.file;

import org.jspecify.annotations.NullMarked;
