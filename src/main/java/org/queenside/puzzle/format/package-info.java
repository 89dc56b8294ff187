/**
 * Files with puzzles: reads the Lichess CSV, EPD, lists of FENs and PGN, compressed or plain, line
 * by line and in bounded memory; writes CSV, EPD and PGN. Nothing here uses the database.
 */
@NullMarked
package org.queenside.puzzle.format;

import org.jspecify.annotations.NullMarked;
