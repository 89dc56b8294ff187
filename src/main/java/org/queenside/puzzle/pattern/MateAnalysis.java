package org.queenside.puzzle.pattern;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * A move that mates, and the surroundings of the mated king.
 *
 * @param before the position before the move
 * @param after the position after it, with the mated side to move
 * @param king the square of the mated king
 * @param checkers the pieces that give check
 * @param fields the squares next to him
 * @param blocked the fields occupied by his own pieces
 */
record MateAnalysis(
    Position before,
    Move move,
    Position after,
    Square king,
    SquareSet checkers,
    SquareSet fields,
    SquareSet blocked) {

  /**
   * @throws IllegalArgumentException if the move is not legal or does not mate
   */
  static MateAnalysis of(Position before, Move move) {
    Position after = before.play(move);
    Color loser = after.turn();
    Square king = after.king(loser);
    if (king == null || !after.isCheckmate()) {
      throw new IllegalArgumentException(move + " does not mate in " + before);
    }
    SquareSet fields = Attacks.of(Piece.of(loser, Role.KING), king, SquareSet.EMPTY);
    SquareSet blocked = fields.intersect(after.pieces(loser));
    return new MateAnalysis(before, move, after, king, after.checkers(), fields, blocked);
  }

  Color winner() {
    return before.turn();
  }

  /** Returns the role of the piece that moved; for a promotion, a pawn. */
  Role mover() {
    return Objects.requireNonNull(before.at(move.from())).role();
  }

  /** Returns the fields without one of the king's own pieces. */
  SquareSet free() {
    return fields.minus(blocked);
  }

  /** Returns a piece that gives check. */
  Square checker() {
    return checkers.first();
  }

  Role checkerRole() {
    return Objects.requireNonNull(after.at(checker())).role();
  }

  boolean isWinners(@Nullable Square square, Role role) {
    return square != null && after.at(square) == Piece.of(winner(), role);
  }

  SquareSet winners(Role role) {
    return after.pieces(Piece.of(winner(), role));
  }

  /** Returns the squares that a piece guards, including those behind the king. */
  SquareSet guardedBy(Square square) {
    Piece piece = Objects.requireNonNull(after.at(square));
    return Attacks.of(piece, square, after.occupied().without(king));
  }

  /** Returns the square this many files and ranks from the king, or null if it is off the board. */
  @Nullable Square fromKing(int files, int ranks) {
    int file = king.file() + files;
    int rank = king.rank() + ranks;
    return ((file | rank) & ~7) == 0 ? Square.of(file, rank) : null;
  }

  /**
   * Returns true if one of the king's own pieces is on the field this many files and ranks away.
   */
  boolean isBlocked(int files, int ranks) {
    Square field = fromKing(files, ranks);
    return field != null && blocked.contains(field);
  }

  /** Returns the number of files from the king to a square; negative towards the a-file. */
  int files(Square square) {
    return square.file() - king.file();
  }

  /** Returns the number of ranks from the king to a square; negative towards the first rank. */
  int ranks(Square square) {
    return square.rank() - king.rank();
  }

  boolean isBesideKing(Square square) {
    return fields.contains(square);
  }

  boolean isBesideKingInLine(Square square) {
    return Math.abs(files(square)) + Math.abs(ranks(square)) == 1;
  }

  boolean isOnHomeRank() {
    return king.rank() == (winner() == Color.WHITE ? 7 : 0);
  }

  boolean isOnSide() {
    return king.file() == 0 || king.file() == 7;
  }

  boolean isOnEndRank() {
    return king.rank() == 0 || king.rank() == 7;
  }

  boolean isInCorner() {
    return isOnSide() && isOnEndRank();
  }
}
