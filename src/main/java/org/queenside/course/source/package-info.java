/** Reads the lesson files, checks them and builds the course from them. */
@NullMarked
package org.queenside.course.source;

import org.jspecify.annotations.NullMarked;
