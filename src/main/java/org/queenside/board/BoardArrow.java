package org.queenside.board;

import org.queenside.chess.Square;

/**
 * An arrow over the board.
 *
 * @param from where it begins
 * @param to where it points
 */
public record BoardArrow(Square from, Square to) {}
