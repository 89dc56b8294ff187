package org.queenside.chess;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a last move that could have given the check on the board. It takes moves back: the king
 * can't have been in check before that move.
 */
final class Retraction {
  private static final int MAX_PIECES = 16;
  private static final int MAX_PAWNS = 8;

  private final Board board;
  private final Color mover;
  private final Square king;
  private final @Nullable Square enPassant;
  private final int forward;
  private final boolean captured;

  /** The king and rooks with a castling right, which have never moved. */
  private final SquareSet unmoved;

  private Retraction(Setup setup, Square king) {
    board = setup.board();
    mover = setup.turn().opposite();
    this.king = king;
    enPassant = setup.enPassant();
    forward = mover == Color.WHITE ? 1 : -1;
    captured = board.pieces(setup.turn()).size() < MAX_PIECES;
    SquareSet rooks = setup.castling().rooks().intersect(board.pieces(mover));
    unmoved = rooks.isEmpty() ? SquareSet.EMPTY : rooks.with(CastlingSide.kingFrom(mover));
  }

  /**
   * Returns whether some last move could have given the check.
   *
   * @param setup a position with the side to move in check
   * @param king the king in check
   */
  static boolean canHaveGivenCheck(Setup setup, Square king) {
    return new Retraction(setup, king).exists();
  }

  private boolean exists() {
    if (enPassant != null) {
      Square to = Square.of(enPassant.file(), enPassant.rank() + forward);
      Square from = Square.of(enPassant.file(), enPassant.rank() - forward);
      return withoutCapture(from, to, pawn());
    }
    return board.pieces(mover).minus(unmoved).stream().anyMatch(this::canHaveArrived)
        || Stream.of(CastlingSide.values()).anyMatch(this::canHaveCastled);
  }

  private Piece pawn() {
    return Piece.of(mover, Role.PAWN);
  }

  private boolean canHaveArrived(Square to) {
    Piece piece = board.at(to);
    if (piece == null) {
      return false;
    }
    boolean promoted =
        to.rank() == mover.opposite().homeRank() && Role.PROMOTIONS.contains(piece.role());
    return canHaveComeAs(piece, to) || promoted && canHaveComeAs(pawn(), to);
  }

  private boolean canHaveComeAs(Piece piece, Square to) {
    return MoveOrigins.withoutCapture(board, piece, to).stream()
            .anyMatch(from -> withoutCapture(from, to, piece))
        || captured
            && MoveOrigins.byCapture(board, piece, to).stream()
                .anyMatch(
                    from ->
                        byCapture(from, to, piece)
                            || piece.role() == Role.PAWN && byEnPassant(from, to));
  }

  private boolean isEmpty(int file, int rank) {
    return board.at(Square.of(file, rank)) == null;
  }

  private boolean withoutCapture(Square from, Square to, Piece piece) {
    return wasNotInCheck(board.without(to).with(from, piece));
  }

  private boolean byCapture(Square from, Square to, Piece piece) {
    return wasNotInCheck(board.with(to, Piece.of(mover.opposite(), Role.KNIGHT)).with(from, piece));
  }

  private boolean byEnPassant(Square from, Square to) {
    int start = mover.opposite().homeRank() - forward;
    Piece taken = Piece.of(mover.opposite(), Role.PAWN);
    return to.rank() == start - forward
        && board.pieces(taken).size() < MAX_PAWNS
        && isEmpty(to.file(), start)
        && isEmpty(to.file(), from.rank())
        && wasNotInCheck(
            board.without(to).with(from, pawn()).with(Square.of(to.file(), from.rank()), taken));
  }

  private boolean canHaveCastled(CastlingSide side) {
    Piece ownKing = Piece.of(mover, Role.KING);
    Piece rook = Piece.of(mover, Role.ROOK);
    return board.at(side.kingTo(mover)) == ownKing
        && board.at(side.rookTo(mover)) == rook
        && !board.occupied().contains(CastlingSide.kingFrom(mover))
        && !board.occupied().contains(side.rookFrom(mover))
        && unmoved.isEmpty()
        && wasNotInCheck(
            board
                .without(side.kingTo(mover))
                .without(side.rookTo(mover))
                .with(CastlingSide.kingFrom(mover), ownKing)
                .with(side.rookFrom(mover), rook));
  }

  private boolean wasNotInCheck(Board before) {
    return before.attackers(king, mover).isEmpty();
  }
}
