package org.queenside.course.question;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
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
}
