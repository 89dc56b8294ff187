/**
 * Games in PGN, the text that chess programs exchange: read token by token in bounded memory, with
 * comments and variations, and written. Pure Java, as the rules are.
 */
@NullMarked
package org.queenside.chess.pgn;

import org.jspecify.annotations.NullMarked;
