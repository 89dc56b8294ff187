/** The course on the screen: the map, the lesson page and the page at the end of a lesson. */
@NullMarked
package org.queenside.course.ui;

import org.jspecify.annotations.NullMarked;
