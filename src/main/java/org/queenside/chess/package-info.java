/**
 * The rules of chess: where the pieces stand, what they attack, which moves are legal and how a
 * game ends. Pure Java without framework or I/O; every public type is an immutable value.
 *
 * <p>Text from outside first becomes a {@link org.queenside.chess.Setup}, which promises nothing,
 * then a {@link org.queenside.chess.Position} or the list of what is wrong with it. A position is
 * the only thing that answers questions about moves. Lesson positions may lack kings; a side
 * without a king is never in check.
 *
 * <p>Article numbers refer to the FIDE Laws of Chess.
 */
@NullMarked
package org.queenside.chess;

import org.jspecify.annotations.NullMarked;
