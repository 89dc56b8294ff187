/**
 * The rules of chess, as in the FIDE Laws: positions, moves, rulings, notation. Pure Java, no
 * framework, no I/O.
 */
@NullMarked
package org.queenside.chess;

import org.jspecify.annotations.NullMarked;
