/**
 * What the rules say about a mate in one: its pattern, the mating piece, how many moves give check,
 * and how many of those mate. All of this is computed from the position.
 */
@NullMarked
package org.queenside.puzzle.pattern;

import org.jspecify.annotations.NullMarked;
