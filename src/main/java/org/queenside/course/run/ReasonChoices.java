package org.queenside.course.run;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Fact;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.course.Misconception;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** The grounds on which a move might be refused; exactly one of them is the true one. */
final class ReasonChoices {
  private static final int OTHERS = 2;

  private final Position position;
  private final Move move;
  private final Ruling ruling;

  private ReasonChoices(Position position, Move move, Past past) {
    this.position = position;
    this.move = move;
    // Nobody moves here: a piece of the other side has to wait, and is not an opponent's.
    this.ruling = Ruling.of(position, move, past.triedByEither());
  }

  static List<Choice> of(Position position, Move move, Past past) {
    return new ReasonChoices(position, move, past).choices();
  }

  private List<Choice> choices() {
    Ground truth = truth();
    Set<Ground> offered = EnumSet.of(truth, Ground.LEGAL);
    int size = offered.size() + OTHERS;
    Stream.concat(Stream.of(Ground.ROOK_ATTACKED).filter(_ -> rookIsInReach()), rivals(truth))
        .takeWhile(_ -> offered.size() < size)
        .forEach(offered::add);
    return offered.stream().map(ground -> choice(ground, ground == truth)).toList();
  }

  private Ground truth() {
    return switch (ruling) {
      case Ruling.Legal _ -> Ground.LEGAL;
      case Ruling.Illegal illegal -> Ground.of(illegal.reason());
    };
  }

  /** The rivals of the true ground, as long as none of them is true as well. */
  private Stream<Ground> rivals(Ground truth) {
    List<Ground> all = ruling instanceof Ruling.Legal legal ? temptations(legal) : truth.rivals();
    Set<Ground> alsoTrue = EnumSet.of(truth);
    if (ruling instanceof Ruling.Illegal illegal) {
      illegal.reasons().stream().map(Ground::of).forEach(alsoTrue::add);
    }
    int start = all.indexOf(truth) + 1;
    return Stream.concat(all.stream().skip(start), all.stream().limit(start))
        .filter(ground -> !alsoTrue.contains(ground));
  }

  /** What a legal move could be thought to be refused for. */
  private static List<Ground> temptations(Ruling.Legal legal) {
    if (legal.has(Fact.Castling.class)) {
      return Ground.THROUGH_CHECK.rivals();
    }
    return legal.has(Fact.EnPassant.class) ? Ground.NOT_JUST_NOW.rivals() : Ground.LEGAL.rivals();
  }

  private boolean rookIsInReach() {
    CastlingSide side = castling();
    return side != null && Permission.rookIsInReach(position, side);
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

  private Choice choice(Ground ground, boolean right) {
    Say label = Say.coded(ground.key());
    Misconception belief =
        ground == Ground.ROOK_ATTACKED ? Misconception.ATTACKED_ROOK_FORBIDS_CASTLING : null;
    return switch (ruling) {
      case Ruling.Legal legal ->
          Choice.of(
                  label,
                  right,
                  Permission.of(position, legal),
                  Sketch.arrow(move.from(), move.to()))
              .showing(belief);
      case Ruling.Illegal illegal ->
          Choice.of(label, right, new Say.Ruled(illegal), Sketch.NONE)
              .showing(ground == Ground.LEGAL ? Belief.shownBy(illegal) : belief);
    };
  }
}
