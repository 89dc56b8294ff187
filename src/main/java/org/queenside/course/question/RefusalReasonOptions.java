package org.queenside.course.question;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.KingReason;
import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.MovementReason;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Position;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.TurnReason;
import org.queenside.course.feedback.LegalMoveExplanation;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** The options for the reason of a refusal, exactly one of them right. */
final class RefusalReasonOptions {
  private static final int OTHERS = 2;

  private final Position position;
  private final Move move;
  private final Ruling ruling;

  private RefusalReasonOptions(Position position, Move move, RulingContext context) {
    this.position = position;
    this.move = move;
    // The learner plays neither side here, so the text says that the piece has to wait.
    this.ruling = Ruling.of(position, move, context.triedByEither());
  }

  static List<JudgedOption> of(Position position, Move move, RulingContext context) {
    return new RefusalReasonOptions(position, move, context).choices();
  }

  private List<JudgedOption> choices() {
    RefusalCategory truth = truth();
    Set<RefusalCategory> offered = EnumSet.of(truth, RefusalCategory.LEGAL);
    int size = offered.size() + OTHERS;
    Stream.concat(
            Stream.of(RefusalCategory.ROOK_ATTACKED).filter(_ -> rookIsInReach()), rivals(truth))
        .takeWhile(_ -> offered.size() < size)
        .forEach(offered::add);
    return offered.stream().map(ground -> choice(ground, ground == truth)).toList();
  }

  private RefusalCategory truth() {
    return switch (ruling) {
      case Ruling.Legal _ -> RefusalCategory.LEGAL;
      case Ruling.Illegal illegal -> RefusalCategory.of(illegal.reason());
    };
  }

  /** Returns the wrong categories to offer, none of which also applies. */
  private Stream<RefusalCategory> rivals(RefusalCategory truth) {
    List<RefusalCategory> all =
        ruling instanceof Ruling.Legal legal ? distractorsForLegalMove(legal) : truth.rivals();
    Set<RefusalCategory> alsoTrue = EnumSet.of(truth);
    if (ruling instanceof Ruling.Illegal illegal) {
      illegal.reasons().stream().map(RefusalCategory::of).forEach(alsoTrue::add);
    }
    int start = all.indexOf(truth) + 1;
    return Stream.concat(all.stream().skip(start), all.stream().limit(start))
        .filter(ground -> !alsoTrue.contains(ground));
  }

  /** Returns the categories that might seem to forbid a legal move. */
  private static List<RefusalCategory> distractorsForLegalMove(Ruling.Legal legal) {
    if (legal.has(MoveFact.Castling.class)) {
      return RefusalCategory.THROUGH_CHECK.rivals();
    }
    return legal.has(MoveFact.EnPassant.class)
        ? RefusalCategory.NOT_JUST_NOW.rivals()
        : RefusalCategory.LEGAL.rivals();
  }

  private boolean rookIsInReach() {
    CastlingSide side = castling();
    return side != null && LegalMoveExplanation.rookIsInReach(position, side);
  }

  private @Nullable CastlingSide castling() {
    Color color = position.turn();
    boolean byKing = move.from() == position.king(color);
    return Stream.of(CastlingSide.values())
        .filter(_ -> byKing && move.from() == CastlingSide.kingFrom(color))
        .filter(side -> move.to() == side.kingTo(color))
        .findFirst()
        .orElse(null);
  }

  private JudgedOption choice(RefusalCategory ground, boolean right) {
    Message label = Message.coded(ground.key());
    Misconception misconception =
        ground == RefusalCategory.ROOK_ATTACKED
            ? Misconception.ATTACKED_ROOK_FORBIDS_CASTLING
            : null;
    return switch (ruling) {
      case Ruling.Legal legal ->
          JudgedOption.of(
                  label,
                  right,
                  LegalMoveExplanation.of(position, legal),
                  BoardHighlights.arrow(move))
              .showing(misconception);
      case Ruling.Illegal illegal ->
          JudgedOption.of(label, right, new Message.Refusal(illegal))
              .showing(
                  ground == RefusalCategory.LEGAL
                      ? MisconceptionClassifier.shownBy(illegal)
                      : misconception);
    };
  }

  /**
   * A simple reason for a refusal, as an option in a question. Reasons that learners could hardly
   * tell apart share a category.
   */
  private enum RefusalCategory {
    RIGHT_LOST,
    PIECE_BETWEEN,
    OUT_OF_CHECK,
    THROUGH_CHECK,
    INTO_CHECK,
    CASTLING_SHAPE,
    /** Never a reason: an attacked rook may castle. */
    ROOK_ATTACKED,
    NOT_JUST_NOW,
    BY_A_PAWN_ONLY,
    OF_A_PAWN_ONLY,
    WRONG_SQUARE,
    EXPOSES_KING,
    PINNED,
    IN_CHECK,
    DOUBLE_CHECK,
    ATTACKED,
    KINGS_TOUCH,
    KING_TAKEN,
    BLOCKED,
    OWN_PIECE,
    NOT_ITS_WAY,
    PROMOTION,
    NOT_ON_TURN,
    /** Not a reason: the move is legal. */
    LEGAL;

    private static final List<RefusalCategory> CASTLING =
        List.of(RIGHT_LOST, PIECE_BETWEEN, OUT_OF_CHECK, THROUGH_CHECK, INTO_CHECK);
    private static final List<RefusalCategory> EN_PASSANT =
        List.of(EXPOSES_KING, NOT_JUST_NOW, NOT_ITS_WAY, IN_CHECK);
    private static final List<RefusalCategory> OTHERS =
        List.of(PINNED, BLOCKED, NOT_ITS_WAY, IN_CHECK);

    /** Returns the message key of this category. */
    String key() {
      return "ground." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the categories that could be confused with this one, the most likely first. */
    List<RefusalCategory> rivals() {
      return switch (this) {
        case RIGHT_LOST, PIECE_BETWEEN, OUT_OF_CHECK, THROUGH_CHECK, INTO_CHECK, CASTLING_SHAPE ->
            CASTLING;
        case NOT_JUST_NOW, BY_A_PAWN_ONLY, OF_A_PAWN_ONLY, WRONG_SQUARE, EXPOSES_KING -> EN_PASSANT;
        default -> OTHERS;
      };
    }

    static RefusalCategory of(RefusalReason reason) {
      return switch (reason) {
        case TurnReason _ -> NOT_ON_TURN;
        case MovementReason.Blocked _, PawnReason.DoubleStepBlocked _ -> BLOCKED;
        case MovementReason.OwnPieceOnTarget _ -> OWN_PIECE;
        case MovementReason.KingNotCapturable _ -> KING_TAKEN;
        case MovementReason _, PawnReason _ -> NOT_ITS_WAY;
        case PromotionReason _ -> PROMOTION;
        case KingReason.KingsAdjacent _ -> KINGS_TOUCH;
        case KingReason.LeavesInCheck _ -> IN_CHECK;
        case KingReason.DoubleCheck _ -> DOUBLE_CHECK;
        case KingReason.Pinned _ -> PINNED;
        case KingReason.KingIntoAttack _,
            KingReason.KingTakesProtected _,
            KingReason.KingStaysOnLine _ ->
            ATTACKED;
        case CastlingReason.NotCastling _ -> CASTLING_SHAPE;
        case CastlingReason.KingHasMoved _,
            CastlingReason.RookHasMoved _,
            CastlingReason.RookCaptured _,
            CastlingReason.NoRook _,
            CastlingReason.RightLost _ ->
            RIGHT_LOST;
        case CastlingReason.PiecesBetween _ -> PIECE_BETWEEN;
        case CastlingReason.OutOfCheck _ -> OUT_OF_CHECK;
        case CastlingReason.ThroughCheck _ -> THROUGH_CHECK;
        case CastlingReason.IntoCheck _ -> INTO_CHECK;
        case EnPassantReason.TooLate _,
            EnPassantReason.NotADoubleStep _,
            EnPassantReason.NotJustNow _ ->
            NOT_JUST_NOW;
        case EnPassantReason.CapturerNotAPawn _ -> BY_A_PAWN_ONLY;
        case EnPassantReason.VictimNotAPawn _ -> OF_A_PAWN_ONLY;
        case EnPassantReason.WrongSquare _ -> WRONG_SQUARE;
        case EnPassantReason.ExposesKing _ -> EXPOSES_KING;
      };
    }
  }
}
