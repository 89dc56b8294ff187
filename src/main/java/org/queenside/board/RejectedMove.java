package org.queenside.board;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;

/**
 * A try that was refused: the piece slides out and back.
 *
 * @param from where the piece came from, or null for the tray
 * @param to where it was wanted
 */
public record RejectedMove(@Nullable Square from, Square to) {}
