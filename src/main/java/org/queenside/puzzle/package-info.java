/** Mate-in-one puzzles: collections, ratings and filters. */
@NullMarked
package org.queenside.puzzle;

import org.jspecify.annotations.NullMarked;
