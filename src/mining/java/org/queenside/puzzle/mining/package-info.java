/**
 * Generates the collection of mates in one that comes with the program, the same on every machine.
 */
@NullMarked
package org.queenside.puzzle.mining;

import org.jspecify.annotations.NullMarked;
