package org.queenside.puzzle.format;

/**
 * A line of a file.
 *
 * @param number its number, from 1
 * @param text its text without the line end
 * @param cut whether the line was longer and has been cut
 */
record TextLine(long number, String text, boolean cut) {}
