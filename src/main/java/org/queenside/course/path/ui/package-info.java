/** The course as a path: its squares, the lessons that go deeper, deleting one's progress. */
@NullMarked
package org.queenside.course.path.ui;

import org.jspecify.annotations.NullMarked;
