package org.queenside.board;

import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/**
 * A piece drawn faintly on its target, where it may not go.
 *
 * @param square the refused target
 * @param piece the piece that was moved
 */
public record GhostPiece(Square square, Piece piece) {}
