/** Tests: placement, testing out of lessons, the examination, the diploma. */
@NullMarked
package org.queenside.course.examination.ui;

import org.jspecify.annotations.NullMarked;
