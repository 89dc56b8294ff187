/**
 * Files with puzzles into the database, in steps that can be stopped, killed and taken up again,
 * with a report of every line that brought nothing; and collections out into files.
 */
@NullMarked
package org.queenside.puzzle.transfer;

import org.jspecify.annotations.NullMarked;
