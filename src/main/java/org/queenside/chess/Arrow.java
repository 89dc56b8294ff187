package org.queenside.chess;

/** An arrow drawn on a board from one square to another. */
public record Arrow(Square from, Square to) {}
