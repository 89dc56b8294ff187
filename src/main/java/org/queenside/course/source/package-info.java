/** Reads the lesson files, checks them, and joins them to the course. */
@NullMarked
package org.queenside.course.source;

import org.jspecify.annotations.NullMarked;
