/**
 * Practice without end: tasks of the course's kinds, made by chance instead of by an author, for
 * setting up, for the names of the squares and for the moves of the pieces; the plan of a day; and
 * what is remembered of it.
 */
@NullMarked
package org.queenside.practice;

import org.jspecify.annotations.NullMarked;
