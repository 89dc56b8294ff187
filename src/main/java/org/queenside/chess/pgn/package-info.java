/**
 * Games in PGN, the text format that chess programs exchange. Reading is token by token in bounded
 * memory, with comments and variations. Pure Java, like the rules.
 */
@NullMarked
package org.queenside.chess.pgn;

import org.jspecify.annotations.NullMarked;
