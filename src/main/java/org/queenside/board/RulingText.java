package org.queenside.board;

import java.util.Locale;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Position;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.TurnReason;
import org.queenside.text.Term;

/**
 * Explains in one or two short sentences why a move is refused. The text names the piece, the
 * squares and the rule, ends with a full stop and has at most 140 characters. Square names are
 * marked with double asterisks: {@code The king can’t cross **f1** because the bishop on **a6**
 * attacks it.}
 */
public final class RulingText {
  /** The end of the keys of sentences that would call the other player's pieces yours. */
  private static final String OTHER_PLAYER = ".other";

  private final Position position;
  private final RulingMessages words;
  private final boolean own;

  private RulingText(Position position, Locale locale, boolean own) {
    this.position = position;
    this.words = new RulingMessages(position, locale);
    this.own = own;
  }

  /** Returns the sentence for the most helpful reason. */
  public static String of(Ruling.Illegal ruling, Locale locale) {
    return of(ruling.position(), ruling.reason(), locale);
  }

  /** Returns the sentence about a move that the other player has tried. */
  public static String ofOtherPlayer(Ruling.Illegal ruling, Locale locale) {
    return new RulingText(ruling.position(), locale, false).sentence(ruling.reason());
  }

  /**
   * Returns the sentence for a reason.
   *
   * @param position the position of the attempted move
   */
  public static String of(Position position, RefusalReason reason, Locale locale) {
    return new RulingText(position, locale, true).sentence(reason);
  }

  private String sentence(RefusalReason reason) {
    return switch (reason) {
      case TurnReason turn -> turn(turn);
      case MovementReason movement -> movement(movement);
      case PawnReason pawn -> pawn(pawn);
      case PromotionReason promotion -> promotion(promotion);
      case KingReason king -> king(king);
      case CastlingReason castling -> castling(castling);
      case EnPassantReason enPassant -> enPassant(enPassant);
    };
  }

  private String person() {
    return own ? "" : OTHER_PLAYER;
  }

  private String turn(TurnReason reason) {
    String code = reason.code();
    return switch (reason) {
      case TurnReason.GameOver over ->
          words.sentence(code + "." + RulingMessages.key(over.ending()));
      case TurnReason.NoPiece none -> words.sentence(code, none.square());
      case TurnReason.OpponentsPiece(Square square, var piece) ->
          words.sentence(
              code,
              words.pieceOn(square),
              RulingMessages.side(piece.color()),
              RulingMessages.colour(piece.color().opposite()));
      case TurnReason.NotYourTurn waiting ->
          words.sentence(
              code, words.pieceOn(waiting.square()), RulingMessages.side(waiting.turn()));
    };
  }

  private String movement(MovementReason reason) {
    String code = reason.code();
    return switch (reason) {
      case MovementReason.SameSquare same -> words.sentence(code, words.pieceOn(same.square()));
      case MovementReason.NotItsWay(Square from, Square to, var piece) ->
          piece.role() == Role.BISHOP && from.isLight() != to.isLight()
              ? words.sentence(
                  code + ".shade",
                  words.pieceOn(from),
                  to,
                  RulingMessages.shade(from),
                  RulingMessages.shade(to))
              : words.sentence(code, words.pieceOn(from), to);
      case MovementReason.Blocked blocked ->
          words.sentence(
              code
                  + (own && blocked.blocker().color() == blocked.piece().color()
                      ? ".own"
                      : ".enemy"),
              words.pieceOn(blocked.from()),
              RulingMessages.piece(blocked.blocker().role()),
              blocked.at());
      case MovementReason.OwnPieceOnTarget(Square from, Square to, var _, var occupant) ->
          words.sentence(
              code + person(), words.pieceOn(from), to, RulingMessages.piece(occupant.role()));
      case MovementReason.KingNotCapturable(Square from, Square to, var _) ->
          words.sentence(code, words.pieceOn(from), to);
    };
  }

  private String pawn(PawnReason reason) {
    Term pawn = words.pieceOn(reason.from());
    Object second =
        switch (reason) {
          case PawnReason.CapturesStraight taking -> words.pieceOn(taking.to());
          case PawnReason.DiagonalWithoutCapture diagonal -> diagonal.to();
          case PawnReason.Backwards backwards -> backwards.to();
          case PawnReason.Sideways sideways -> sideways.to();
          case PawnReason.DoubleStepNotFromStart step ->
              step.pawn().color() == Color.WHITE ? "2" : "7";
          case PawnReason.DoubleStepBlocked blocked -> words.pieceOn(blocked.at());
        };
    return words.sentence(reason.code(), pawn, second);
  }

  private String promotion(PromotionReason reason) {
    String code = reason.code();
    return switch (reason) {
      case PromotionReason.ChoiceMissing missing -> words.sentence(code, missing.to());
      case PromotionReason.ChoiceNotAllowed choice ->
          words.sentence(
              choice.choice() == Role.PAWN ? code + person() : code, words.pieceOn(choice.from()));
      case PromotionReason.NotAPromotion(Square from, Square to, var piece, var _) ->
          words.sentence(
              code + (piece.role() == Role.PAWN ? ".pawn" : ".piece"), words.pieceOn(from), to);
    };
  }

  private String king(KingReason reason) {
    String code = reason.code();
    return switch (reason) {
      case KingReason.KingsAdjacent(var _, Square to, var _, Square other) ->
          words.sentence(code, to, words.pieceOn(other));
      case KingReason.KingIntoAttack(var _, Square to, var _, var attackers, var pinned) ->
          words.sentence(
              code + pinned(attackers, pinned), to, words.piecesOn(attackers), attackers.size());
      case KingReason.KingTakesProtected(
              var _,
              Square to,
              var _,
              var _,
              var defenders,
              var pinned) ->
          words.sentence(
              code + pinned(defenders, pinned),
              words.pieceOn(to),
              words.piecesOn(defenders),
              defenders.size());
      case KingReason.KingStaysOnLine stays ->
          words.sentence(
              code, stays.to(), words.pieceOn(stays.checker()), RulingMessages.line(stays.line()));
      case KingReason.LeavesInCheck check -> leavesInCheck(check);
      case KingReason.DoubleCheck check -> words.sentence(code, words.piecesOn(check.checkers()));
      case KingReason.Pinned pin ->
          words.sentence(
              code + person(),
              words.pieceOn(pin.from()),
              RulingMessages.line(pin.line()),
              words.pieceOn(pin.pinner()));
    };
  }

  /** Returns the suffix of the key for a single attacker that is pinned. */
  private static String pinned(SquareSet attackers, SquareSet pinned) {
    return attackers.size() == 1 && !pinned.isEmpty() ? ".pinned" : "";
  }

  private String leavesInCheck(KingReason.LeavesInCheck check) {
    String code = check.code();
    Term checker = words.pieceOn(check.checker());
    if (!own) {
      return words.sentence(code + person(), checker);
    }
    if (check.ways().isEmpty()) {
      return words.sentence(code + ".mate", checker);
    }
    boolean knight = words.requirePiece(check.checker()).role() == Role.KNIGHT;
    return words.sentence(
        code + (knight ? ".knight" : ""), checker, words.ways(check.ways(), check.checker()));
  }

  private String castling(CastlingReason reason) {
    String code = reason.code();
    return switch (reason) {
      case CastlingReason.NotCastling misshapen -> misshapen(misshapen);
      case CastlingReason.KingHasMoved _ -> words.sentence(code);
      case CastlingReason.RookHasMoved(Color color, CastlingSide side) -> lost(code, color, side);
      case CastlingReason.RookCaptured(Color color, CastlingSide side) -> lost(code, color, side);
      case CastlingReason.NoRook(Color color, CastlingSide side) -> lost(code, color, side);
      case CastlingReason.RightLost(Color color, CastlingSide side) -> lost(code, color, side);
      case CastlingReason.PiecesBetween(var _, CastlingSide side, SquareSet blockers) ->
          words.sentence(
              code, words.piecesOn(blockers), blockers.size(), RulingMessages.castling(side));
      case CastlingReason.OutOfCheck(var _, var _, SquareSet attackers) ->
          words.sentence(code, words.piecesOn(attackers), attackers.size());
      case CastlingReason.ThroughCheck through ->
          attacked(code, through.crossed(), through.attackers());
      case CastlingReason.IntoCheck(Color color, CastlingSide side, SquareSet attackers) ->
          attacked(code, side.kingTo(color), attackers);
    };
  }

  private String misshapen(CastlingReason.NotCastling reason) {
    // Mentioning castling would only confuse a learner who didn't mean it.
    if (!reason.isMeant(position)) {
      return words.sentence("not-a-king-move", words.pieceOn(reason.from()), reason.to());
    }
    String code = reason.code();
    Square from = reason.from();
    return switch (reason.shape()) {
      case TOO_FAR -> words.sentence(code, reason.to(), reason.side().kingTo(reason.color()));
      case NOT_FROM_HOME -> words.sentence(code, from, CastlingSide.kingFrom(reason.color()));
      case ROOK_FIRST -> words.sentence(code, from);
    };
  }

  private String lost(String code, Color color, CastlingSide side) {
    return words.sentence(code, side.rookFrom(color), RulingMessages.castling(side));
  }

  private String attacked(String code, Square square, SquareSet attackers) {
    return words.sentence(code, square, words.piecesOn(attackers), attackers.size());
  }

  private String enPassant(EnPassantReason reason) {
    String code = reason.code();
    Term victim = words.pieceOn(reason.victim());
    return switch (reason) {
      case EnPassantReason.TooLate _ -> words.sentence(code, victim);
      case EnPassantReason.NotADoubleStep stepped ->
          words.sentence(code, victim, stepped.arrival().from());
      case EnPassantReason.NotJustNow(Square from, Square to, var _) ->
          words.sentence(code, words.pieceOn(from), to, victim);
      case EnPassantReason.CapturerNotAPawn other ->
          words.sentence(code, words.pieceOn(other.from()));
      case EnPassantReason.VictimNotAPawn _ -> words.sentence(code, victim);
      case EnPassantReason.WrongSquare(Square from, Square to, var _, Square right) ->
          words.sentence(code, words.pieceOn(from), right, to);
      case EnPassantReason.ExposesKing opened ->
          words.sentence(
              code,
              RulingMessages.line(opened.line()),
              words.pieceOn(opened.attacker()),
              opened.king());
    };
  }
}
