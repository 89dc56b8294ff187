/**
 * Imports files with puzzles in one pass that can be stopped, with a report of the skipped lines.
 * Exports collections to files.
 */
@NullMarked
package org.queenside.puzzle.transfer;

import org.jspecify.annotations.NullMarked;
