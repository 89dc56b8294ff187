package org.queenside.board;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/**
 * A piece placed on a square or removed from it in {@link BoardMode#PLACE}.
 *
 * @param square the square that changes
 * @param piece the piece now on the square, or null if it was removed
 * @param from the square the piece came from, or null for the tray
 */
public record BoardPlacement(Square square, @Nullable Piece piece, @Nullable Square from) {}
