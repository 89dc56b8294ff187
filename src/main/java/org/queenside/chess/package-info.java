/**
 * The rules of chess: the board, what the pieces attack, which moves are legal and how a game ends.
 * Pure Java without framework or I/O; every public type is an immutable value.
 *
 * <p>A FEN first becomes an unchecked {@link org.queenside.chess.Setup}, then a {@link
 * org.queenside.chess.Position} or a list of what is wrong with it. Only a position answers
 * questions about moves. In lesson positions kings may be missing; a side without a king is never
 * in check.
 *
 * <p>Article numbers refer to the FIDE Laws of Chess.
 */
@NullMarked
package org.queenside.chess;

import org.jspecify.annotations.NullMarked;
