package org.queenside.board;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;

/**
 * A refused move: the piece slides to its target and back.
 *
 * @param from where the piece came from, or null for the tray
 * @param to its target
 */
public record RefusedMove(@Nullable Square from, Square to) {}
