package org.queenside.course.model;

import org.queenside.chess.Square;

/** An arrow drawn on the board. */
public record AnnotationArrow(Square from, Square to) {}
