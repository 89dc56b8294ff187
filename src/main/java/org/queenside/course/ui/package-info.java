/** An exercise on the screen: task, answer, feedback, the steps between exercises. */
@NullMarked
package org.queenside.course.ui;

import org.jspecify.annotations.NullMarked;
