/** Assignments on the screen: choosing what to assign, and the pupil's own page. */
@NullMarked
package org.queenside.school.assignment.ui;

import org.jspecify.annotations.NullMarked;
