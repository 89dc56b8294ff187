/** Puzzles on the screen. */
@NullMarked
package org.queenside.puzzle.ui;

import org.jspecify.annotations.NullMarked;
