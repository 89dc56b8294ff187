package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out why a pawn can't make a move, including en passant. */
final class PawnRefusal {
  private final Position position;
  private final AttemptedMove tried;
  private final Square from;
  private final Square to;
  private final Piece pawn;
  private final RulingContext context;
  private final List<RefusalReason> reasons = new ArrayList<>(3);

  private PawnRefusal(Position position, AttemptedMove tried, Piece pawn, RulingContext context) {
    this.position = position;
    this.tried = tried;
    this.from = tried.from();
    this.to = tried.to();
    this.pawn = pawn;
    this.context = context;
  }

  static List<RefusalReason> of(
      Position position, AttemptedMove tried, Piece pawn, RulingContext context) {
    PawnRefusal refusal = new PawnRefusal(position, tried, pawn, context);
    refusal.collect();
    return refusal.reasons;
  }

  private void collect() {
    int ahead = (to.rank() - from.rank()) * (pawn.color() == Color.WHITE ? 1 : -1);
    int aside = Math.abs(to.file() - from.file());
    if (ahead < 0) {
      reasons.add(new PawnReason.Backwards(from, to, pawn));
    } else if (ahead == 0) {
      addBeside();
      reasons.add(new PawnReason.Sideways(from, to, pawn));
    } else if (aside == 0 && ahead <= 2) {
      addStraight(ahead);
    } else if (aside == 1 && ahead == 1) {
      addDiagonal();
    } else {
      reasons.add(new MovementReason.NotItsWay(from, to, pawn));
    }
    RefusalReason target = PieceRefusal.target(position, tried, pawn);
    if (target != null) {
      reasons.add(target);
    }
  }

  private void addBeside() {
    Square passed = position.enPassant();
    if (passed != null && to == Captures.enPassant(position, from, passed)) {
      reasons.add(new EnPassantReason.WrongSquare(from, to, to, passed));
    }
  }

  private void addStraight(int ahead) {
    if (ahead == 2) {
      if (from.rank() != startRank()) {
        reasons.add(new PawnReason.DoubleStepNotFromStart(from, to, pawn));
      }
      Square passed = Square.of(from.file(), (from.rank() + to.rank()) / 2);
      Piece blocker = position.at(passed);
      if (blocker != null) {
        reasons.add(new PawnReason.DoubleStepBlocked(from, to, pawn, passed, blocker));
      }
    }
    Piece occupant = position.at(to);
    if (occupant != null && occupant.color() != pawn.color()) {
      reasons.add(new PawnReason.CapturesStraight(from, to, pawn, occupant));
    }
  }

  private int startRank() {
    return pawn.color() == Color.WHITE ? 1 : 6;
  }

  private void addDiagonal() {
    if (Captures.square(position, from, to) != null) {
      return;
    }
    RefusalReason diagonal = new PawnReason.DiagonalWithoutCapture(from, to, pawn);
    RefusalReason enPassant = enPassant();
    if (enPassant instanceof EnPassantReason.VictimNotAPawn beside && !justArrived(beside)) {
      reasons.add(diagonal);
      reasons.add(enPassant);
      return;
    }
    if (enPassant != null) {
      reasons.add(enPassant);
    }
    reasons.add(diagonal);
  }

  /** A piece that has been there for a while suggests that en passant wasn't intended. */
  private boolean justArrived(EnPassantReason.VictimNotAPawn beside) {
    Move arrival = context.arrivalAt(beside.victim());
    return arrival != null && context.endsWith(arrival);
  }

  private @Nullable RefusalReason enPassant() {
    Square victim = Captures.beside(from, to);
    Piece beside = position.at(victim);
    if (beside == null || beside.color() == pawn.color()) {
      return null;
    }
    boolean onFifthRank = from.rank() == (pawn.color() == Color.WHITE ? 4 : 3);
    if (beside.role() != Role.PAWN) {
      return onFifthRank ? new EnPassantReason.VictimNotAPawn(from, to, victim, beside) : null;
    }
    Move arrival = context.arrivalAt(victim);
    if (arrival == null) {
      return onFifthRank ? new EnPassantReason.NotJustNow(from, to, victim) : null;
    }
    if (Math.abs(arrival.from().rank() - arrival.to().rank()) == 2) {
      return new EnPassantReason.TooLate(from, to, victim, arrival);
    }
    return onFifthRank || context.endsWith(arrival)
        ? new EnPassantReason.NotADoubleStep(from, to, victim, arrival)
        : null;
  }

  /**
   * Returns the reason if a piece other than a pawn tried to capture a pawn beside it en passant,
   * or null if it tried something else.
   */
  static @Nullable RefusalReason enPassantByAnother(
      Position position, AttemptedMove tried, Piece piece) {
    if (tried.to() != position.enPassant()) {
      return null;
    }
    int passedOverTo = piece.color() == Color.WHITE ? -1 : 1;
    Square victim = Square.of(tried.to().file(), tried.to().rank() + passedOverTo);
    boolean beside =
        tried.from().rank() == victim.rank() && Math.abs(tried.from().file() - victim.file()) == 1;
    return beside
        ? new EnPassantReason.CapturerNotAPawn(tried.from(), tried.to(), victim, piece)
        : null;
  }
}
