package org.queenside.board;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/**
 * A piece put on a square or taken off it in {@link BoardMode#PLACE}.
 *
 * @param square the square that changes
 * @param piece what stands there now, or null when the square was emptied
 * @param from the square the piece came from, or null for the tray
 */
public record BoardPlacement(Square square, @Nullable Piece piece, @Nullable Square from) {}
