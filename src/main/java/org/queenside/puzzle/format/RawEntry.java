package org.queenside.puzzle.format;

/**
 * A part of a file that may hold one puzzle: a line, or the lines of a game.
 *
 * @param line number of its first line, from 1
 * @param text its characters without the end of the last line
 * @param cut whether the text is longer than what was read
 */
record RawEntry(long line, String text, boolean cut) {}
