/** A lesson from its first exercise to its last, and the review. */
@NullMarked
package org.queenside.course.lesson.ui;

import org.jspecify.annotations.NullMarked;
