package org.queenside.puzzle;

import org.queenside.chess.Role;

/**
 * What the rules say about a puzzle.
 *
 * @param pattern the mate to see in it
 * @param piece the piece that mates, a pawn that promotes being a pawn
 * @param men pieces and pawns on the board, kings included, 3 to 32
 * @param checks legal moves that give check: among them the learner has to find the right one
 * @param answers moves that mate, 1 or more
 */
public record Labels(MatePattern pattern, Role piece, int men, int checks, int answers) {}
