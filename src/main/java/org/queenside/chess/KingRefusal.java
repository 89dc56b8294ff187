package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how a move would leave the mover's king attacked. The piece doesn't have to be able to
 * make the move: a pinned rook that moves like a bishop is refused for both reasons.
 */
final class KingRefusal {
  private final Position position;
  private final Board board;
  private final Square from;
  private final Square to;
  private final Piece piece;
  private final long enemies;
  private final List<RefusalReason> reasons = new ArrayList<>(2);

  private KingRefusal(Position position, AttemptedMove tried, Piece piece) {
    this.position = position;
    this.board = position.board();
    this.from = tried.from();
    this.to = tried.to();
    this.piece = piece;
    this.enemies = board.bits(piece.color().opposite());
  }

  static List<RefusalReason> of(Position position, AttemptedMove tried, Piece piece) {
    Square king = position.king(piece.color());
    Piece occupant = position.at(tried.to());
    boolean impossible =
        occupant != null && (occupant.color() == piece.color() || occupant.role() == Role.KING);
    if (king == null || impossible) {
      return List.of();
    }
    KingRefusal refusal = new KingRefusal(position, tried, piece);
    if (piece.role() == Role.KING) {
      refusal.addKingMove(occupant);
    } else {
      refusal.addOtherMove(king);
    }
    return refusal.reasons;
  }

  private void addKingMove(@Nullable Piece captured) {
    long occupied = board.occupancy();
    long attackers = board.attackers(to.ordinal(), occupied) & enemies;
    SquareSet all = new SquareSet(attackers);
    SquareSet pinned = all.intersect(Pins.of(board, piece.color().opposite()));
    if (captured != null && attackers != 0) {
      reasons.add(new KingReason.KingTakesProtected(from, to, piece, captured, all, pinned));
    }
    SquareSet kings = all.intersect(board.pieces(Role.KING));
    if (!kings.isEmpty()) {
      reasons.add(new KingReason.KingsAdjacent(from, to, piece, kings.first()));
    }
    SquareSet others = all.minus(kings);
    if (captured == null && !others.isEmpty()) {
      reasons.add(new KingReason.KingIntoAttack(from, to, piece, others, pinned));
    }
    long behindKing = board.attackers(to.ordinal(), occupied & ~from.bit()) & enemies & ~attackers;
    for (Square checker : new SquareSet(behindKing)) {
      reasons.add(new KingReason.KingStaysOnLine(from, to, piece, checker, new Line(checker, to)));
    }
  }

  private void addOtherMove(Square king) {
    Square victim = Captures.enPassant(position, from, to);
    long captured = to.bit() | (victim == null ? 0 : victim.bit());
    long occupied = (board.occupancy() & ~from.bit() & ~captured) | to.bit();
    long attackers = board.attackers(king.ordinal(), occupied) & enemies & ~captured;
    SquareSet checkers = position.checkers();
    SquareSet remaining = new SquareSet(attackers).intersect(checkers);
    if (!remaining.isEmpty()) {
      reasons.add(
          checkers.size() > 1
              ? new KingReason.DoubleCheck(from, to, piece, king, checkers)
              : new KingReason.LeavesInCheck(
                  from, to, piece, king, checkers.first(), CheckResponse.of(position)));
    }
    for (Square opened : new SquareSet(attackers).minus(checkers)) {
      if (victim != null) {
        reasons.add(new EnPassantReason.ExposesKing(from, to, victim, king, opened));
      }
      if (Attacks.between(king, opened).contains(from)) {
        addPin(king, opened);
      }
    }
  }

  private void addPin(Square king, Square pinner) {
    long others = board.occupancy() & ~from.bit();
    boolean alone = (Attacks.between(king, pinner).bits() & others) == 0;
    if (alone) {
      reasons.add(new KingReason.Pinned(from, to, piece, king, pinner));
    }
  }
}
