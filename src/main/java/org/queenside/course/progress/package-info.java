/** A learner's progress in the course: recording answers, reviews and the status of lessons. */
@NullMarked
package org.queenside.course.progress;

import org.jspecify.annotations.NullMarked;
