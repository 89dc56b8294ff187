/**
 * What the rules say of a mate in one: its pattern, the piece that gives it, how many moves give
 * check and how many of them mate. Told from the position alone; nothing is stored.
 */
@NullMarked
package org.queenside.puzzle.pattern;

import org.jspecify.annotations.NullMarked;
