package org.queenside.puzzle.format;

/**
 * A part of a file that may hold one puzzle: a line, or the lines of a game.
 *
 * @param line the number of its first line, from 1
 * @param text its text without the last line end
 * @param cut whether the text was longer and has been cut
 */
record RawEntry(long line, String text, boolean cut) {}
