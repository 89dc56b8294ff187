package org.queenside.board;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.TurnReason;

/**
 * Turns a refusal into what the board draws: attackers with arrows, blocked squares, lines of pins.
 */
final class EvidenceBuilder {
  private final Position position;
  private final Square from;
  private final Square to;

  EvidenceBuilder(Ruling.Illegal ruling) {
    this.position = ruling.position();
    this.from = ruling.tried().from();
    this.to = ruling.tried().to();
  }

  Evidence build(RefusalReason reason) {
    return switch (reason) {
      case TurnReason turn -> of(turn);
      case MovementReason movement -> of(movement);
      case PawnReason pawn -> of(pawn);
      case PromotionReason _ -> Evidence.NONE;
      case KingReason king -> of(king);
      case CastlingReason castling -> of(castling);
      case EnPassantReason enPassant -> of(enPassant);
    };
  }

  private static Evidence of(TurnReason reason) {
    return switch (reason) {
      case TurnReason.GameOver _ -> Evidence.NONE;
      case TurnReason.NoPiece none -> framing(none.square());
      case TurnReason.OpponentsPiece theirs -> framing(theirs.square());
      case TurnReason.NotYourTurn waiting -> framing(waiting.square());
    };
  }

  private Evidence of(MovementReason reason) {
    return switch (reason) {
      case MovementReason.SameSquare _ -> Evidence.NONE;
      case MovementReason.NotItsWay _, MovementReason.KingNotCapturable _ -> crossing(to);
      case MovementReason.Blocked blocked -> blockedAt(SquareSet.of(blocked.at()), onTarget());
      case MovementReason.OwnPieceOnTarget _ -> blockedAt(SquareSet.of(to), null);
    };
  }

  private Evidence of(PawnReason reason) {
    return switch (reason) {
      case PawnReason.DiagonalWithoutCapture _,
          PawnReason.Backwards _,
          PawnReason.Sideways _,
          PawnReason.DoubleStepNotFromStart _ ->
          crossing(to);
      case PawnReason.CapturesStraight _ -> blockedAt(SquareSet.of(to), null);
      case PawnReason.DoubleStepBlocked blocked ->
          blockedAt(SquareSet.of(blocked.at()), onTarget());
    };
  }

  private Evidence of(KingReason reason) {
    return switch (reason) {
      case KingReason.KingsAdjacent near -> attacking(SquareSet.of(near.otherKing()), to, true);
      case KingReason.KingIntoAttack into -> attacking(into.attackers(), to, true);
      case KingReason.KingTakesProtected taking -> attacking(taking.defenders(), to, true);
      case KingReason.KingStaysOnLine stays -> attacking(SquareSet.of(stays.checker()), to, true);
      case KingReason.LeavesInCheck check ->
          attacking(SquareSet.of(check.checker()), check.king(), false);
      case KingReason.DoubleCheck check -> attacking(check.checkers(), check.king(), false);
      case KingReason.Pinned pin ->
          new Evidence(
              List.of(),
              SquareSet.of(pin.pinner()),
              SquareSet.EMPTY,
              SquareSet.EMPTY,
              pin.line().squares().stream().toList(),
              onTarget());
    };
  }

  private Evidence of(CastlingReason reason) {
    return switch (reason) {
      case CastlingReason.NotCastling _ -> crossing(to);
      case CastlingReason.KingHasMoved _ -> framing(from);
      case CastlingReason.RookHasMoved lost -> framing(lost.side().rookFrom(lost.color()));
      case CastlingReason.RookCaptured lost -> framing(lost.side().rookFrom(lost.color()));
      case CastlingReason.NoRook lost -> framing(lost.side().rookFrom(lost.color()));
      case CastlingReason.RightLost lost -> framing(from, lost.side().rookFrom(lost.color()));
      case CastlingReason.PiecesBetween between ->
          blockedAt(between.blockers(), castled(between.side()));
      case CastlingReason.OutOfCheck check ->
          withGhost(attacking(check.attackers(), from, false), castled(check.side()));
      case CastlingReason.ThroughCheck through ->
          withGhost(
              attacking(through.attackers(), through.crossed(), true), castled(through.side()));
      case CastlingReason.IntoCheck into ->
          attacking(into.attackers(), into.side().kingTo(into.color()), true);
    };
  }

  private Evidence of(EnPassantReason reason) {
    return switch (reason) {
      case EnPassantReason.TooLate _,
          EnPassantReason.NotADoubleStep _,
          EnPassantReason.NotJustNow _,
          EnPassantReason.VictimNotAPawn _ ->
          new Evidence(
              List.of(),
              SquareSet.of(reason.victim()),
              SquareSet.of(to),
              SquareSet.EMPTY,
              List.of(),
              null);
      case EnPassantReason.CapturerNotAPawn _ -> crossing(to);
      case EnPassantReason.WrongSquare wrong -> withGhost(crossing(to), ghost(wrong.right()));
      case EnPassantReason.ExposesKing opened ->
          attacking(SquareSet.of(opened.attacker()), opened.king(), false);
    };
  }

  private static Evidence framing(Square... squares) {
    return new Evidence(
        List.of(), SquareSet.of(squares), SquareSet.EMPTY, SquareSet.EMPTY, List.of(), null);
  }

  private static Evidence crossing(Square square) {
    return new Evidence(
        List.of(), SquareSet.EMPTY, SquareSet.of(square), SquareSet.EMPTY, List.of(), null);
  }

  private static Evidence blockedAt(SquareSet blockers, @Nullable GhostPiece ghost) {
    return new Evidence(List.of(), SquareSet.EMPTY, SquareSet.EMPTY, blockers, List.of(), ghost);
  }

  /**
   * Frames the attackers and draws an arrow from each to the square.
   *
   * @param crossed true if the square may not be entered, false if it is the king's own square
   */
  private Evidence attacking(SquareSet attackers, Square square, boolean crossed) {
    return new Evidence(
        attackers.stream().map(attacker -> new Arrow(attacker, square)).toList(),
        attackers,
        crossed ? SquareSet.of(square) : SquareSet.EMPTY,
        SquareSet.EMPTY,
        List.of(),
        crossed ? null : onTarget());
  }

  private static Evidence withGhost(Evidence evidence, @Nullable GhostPiece ghost) {
    return new Evidence(
        evidence.arrows(),
        evidence.framed(),
        evidence.crossed(),
        evidence.blocked(),
        evidence.line(),
        ghost);
  }

  /** The king on its square after castling. */
  private @Nullable GhostPiece castled(CastlingSide side) {
    return ghost(side.kingTo(position.turn()));
  }

  /** The piece on its refused target. */
  private @Nullable GhostPiece onTarget() {
    return ghost(to);
  }

  /**
   * The moved piece on an empty square; null for an occupied square, where it would be
   * unrecognisable.
   */
  private @Nullable GhostPiece ghost(Square square) {
    Piece piece = Objects.requireNonNull(position.at(from));
    return position.at(square) == null ? new GhostPiece(square, piece) : null;
  }
}
