/**
 * Imports files with puzzles in steps that can be stopped and resumed, with a report of the skipped
 * lines. Exports collections to files.
 */
@NullMarked
package org.queenside.puzzle.transfer;

import org.jspecify.annotations.NullMarked;
