/** The pages for assignments: the teacher's list and editor, and the pupil's own pages. */
@NullMarked
package org.queenside.school.assignment.ui;

import org.jspecify.annotations.NullMarked;
