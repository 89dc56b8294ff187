package org.queenside.course;

import org.queenside.chess.Square;

/** An arrow drawn on the board. */
public record Arrow(Square from, Square to) {}
