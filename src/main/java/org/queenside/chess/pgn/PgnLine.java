package org.queenside.chess.pgn;

/**
 * A line of a PGN text.
 *
 * @param number its number in the whole text, from 1
 * @param text its text without the line end
 * @param cut whether the line was too long and only its beginning is here
 */
public record PgnLine(long number, String text, boolean cut) {}
