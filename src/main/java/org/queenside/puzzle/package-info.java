/**
 * Mate-in-one puzzles: collections of them and how they are made, read and written, the choice of
 * the next one, and what learners know of them.
 */
@NullMarked
package org.queenside.puzzle;

import org.jspecify.annotations.NullMarked;
