/** The course on the screen: the map, lessons, reviews, tests, the examination and the diploma. */
@NullMarked
package org.queenside.course.ui;

import org.jspecify.annotations.NullMarked;
