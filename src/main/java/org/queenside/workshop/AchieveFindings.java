package org.queenside.workshop;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.file.LooseExercise;
import org.queenside.workshop.Finding.Concern;
import org.queenside.workshop.Finding.Mend;
import org.queenside.workshop.Work.Achieve;

/** Says to an author whether a goal can be reached, and in how many ways. */
final class AchieveFindings {
  private static final int MOST_NAMED = 6;

  private final Draft draft;
  private final Achieve achieve;
  private final Position position;
  private final Phrases phrases;
  private final Findings findings;

  AchieveFindings(
      Draft draft, Achieve achieve, Position position, Phrases phrases, Findings findings) {
    this.draft = draft;
    this.achieve = achieve;
    this.position = position;
    this.phrases = phrases;
    this.findings = findings;
  }

  Solutions check() {
    Say missing = missing();
    if (missing != null) {
      findings.fault(
          achieve.square() == null && achieve.aim().needsSquare() ? Concern.GOAL : Concern.BOARD,
          missing);
      return Solutions.NONE;
    }
    try {
      return isLongMate() ? longMate() : goal();
    } catch (ForcedMates.Unproven tooLong) {
      findings.fault(Concern.GOAL, Say.coded("achieve.unproven", achieve.moves()));
      return Solutions.NONE;
    }
  }

  private boolean isLongMate() {
    return achieve.aim() == Aim.MATE && achieve.moves() > 1;
  }

  /** What is needed before anything can be tried. */
  private @Nullable Say missing() {
    Color mover = position.turn();
    if (position.pieces(mover).isEmpty()) {
      return Say.coded("work.no-pieces", mover);
    }
    if (achieve.aim().needsTheirKing() && position.king(mover.opposite()) == null) {
      return Say.coded("work.no-king", mover.opposite());
    }
    if (achieve.aim().needsSquare() && achieve.square() == null) {
      return Say.coded("achieve.no-square");
    }
    if (!position.hasLegalMove()) {
      return Say.coded(position.isCheck() ? "work.mated" : "work.stalemated", mover);
    }
    return achieve.square() == null ? null : missingOn(achieve.square());
  }

  private @Nullable Say missingOn(Square square) {
    Color mover = position.turn();
    Piece piece = position.at(square);
    boolean own = piece != null && piece.color() == mover;
    return switch (achieve.aim()) {
      case CAPTURE, PIN ->
          piece == null && !square.equals(position.enPassant())
              ? Say.coded("achieve.empty", square)
              : own ? Say.coded("achieve.own", square, mover) : null;
      case DEFEND -> own ? null : Say.coded("achieve.not-own", square, mover);
      case REACH, ATTACK -> own ? Say.coded("achieve.own-there", square, mover) : null;
      case MATE, CHECK, CAPTURE_ANY, PROMOTE, CASTLE, STALEMATE -> null;
    };
  }

  private Solutions goal() {
    List<Move> right = accepted(draft, position, List.of());
    if (right.isEmpty()) {
      none();
    } else {
      several(right);
    }
    return new Solutions(position, right, List.of());
  }

  /** The moves that pupils are told are right, whatever is wrong with the texts. */
  private List<Move> accepted(Draft tried, Position from, List<Move> replies) {
    Exercise exercise =
        LooseExercise.read(DraftWriter.write(tried.withoutTexts(), phrases, replies, 0)).exercise();
    return exercise == null ? List.of() : Solutions.accepted(exercise, from);
  }

  private void none() {
    findings.fault(
        Concern.GOAL,
        Say.coded(
            (achieve.moves() > 1 ? "none.long." : "none.") + achieve.aim().key(),
            position.turn(),
            achieve.moves(),
            achieve.square() == null ? "" : achieve.square()),
        achieve.square() == null ? SquareSet.EMPTY : SquareSet.of(achieve.square()),
        waysOut());
  }

  private List<Mend> waysOut() {
    List<Mend> mends = new ArrayList<>();
    for (int moves = achieve.moves() + 1; moves <= Work.MOST_MOVES && mends.isEmpty(); moves++) {
      Draft longer = draft.withWork(achieve.withMoves(moves));
      if (isPossible(longer, position)) {
        mends.add(new Mend(Say.coded("mend.moves", moves), longer));
      }
    }
    Setup turned = SetupEdit.turn(draft.setup(), position.turn().opposite());
    if (turned.lessonPosition() instanceof PositionResult.Valid(Position other)
        && (!achieve.aim().needsTheirKing() || other.king(position.turn()) != null)
        && isPossible(draft.withSetup(turned), other)) {
      mends.add(new Mend(Say.coded("mend.turn", turned.turn()), draft.withSetup(turned)));
    }
    return mends;
  }

  private boolean isPossible(Draft other, Position from) {
    if (!(other.work() instanceof Achieve goal)) {
      return false;
    }
    try {
      return goal.aim() == Aim.MATE
          ? new ForcedMates().exists(from, goal.moves())
          : !accepted(other, from, List.of()).isEmpty();
    } catch (ForcedMates.Unproven tooLong) {
      return false;
    }
  }

  private void several(List<Move> right) {
    if (right.size() > 1 && right.size() != achieve.accepted()) {
      findings.question(
          Concern.GOAL,
          Say.coded(
              achieve.aim() == Aim.MATE && achieve.moves() == 1 ? "several.mate" : "several",
              right.size(),
              named(right)),
          SquareSet.EMPTY,
          List.of(
              new Mend(
                  Say.coded("mend.accept", right.size()),
                  draft.withWork(achieve.withAccepted(right.size())))));
    }
  }

  private Object named(List<Move> moves) {
    List<String> words = Solutions.words(position, moves);
    return words.size() <= MOST_NAMED
        ? words
        : String.join(", ", words.subList(0, MOST_NAMED)) + " …";
  }

  private Solutions longMate() {
    List<Move> atOnce = position.matesInOne();
    if (!atOnce.isEmpty()) {
      findings.fault(
          Concern.GOAL,
          Say.coded("achieve.at-once", named(atOnce)),
          SquareSet.EMPTY,
          List.of(new Mend(Say.coded("mend.at-once"), draft.withWork(achieve.withMoves(1)))));
      return new Solutions(position, atOnce, List.of());
    }
    MatePlan plan = MatePlan.of(position, achieve.moves(), achieve.replies());
    if (plan.keys().isEmpty()) {
      none();
      return Solutions.NONE;
    }
    if (plan.replies().isEmpty()) {
      unreadable(plan);
      return new Solutions(position, plan.keys(), List.of());
    }
    compare(plan, accepted(draft, position, plan.replies()));
    return new Solutions(position, plan.keys(), plan.replies());
  }

  private void unreadable(MatePlan plan) {
    String word = plan.unreadable();
    findings.fault(
        Concern.GOAL,
        word == null || word.isEmpty()
            ? Say.coded("reply.too-few", achieve.moves() - 1)
            : Say.coded("reply.unreadable", word, named(plan.keys())),
        SquareSet.EMPTY,
        chooseReplies());
  }

  private List<Mend> chooseReplies() {
    return achieve.replies().isBlank()
        ? List.of()
        : List.of(new Mend(Say.coded("mend.reply"), draft.withWork(achieve.withReplies(""))));
  }

  /** What pupils would be told, against what is true. */
  private void compare(MatePlan plan, List<Move> accepted) {
    List<Move> refused = plan.keys().stream().filter(move -> !accepted.contains(move)).toList();
    List<Move> helped = accepted.stream().filter(move -> !plan.keys().contains(move)).toList();
    if (!refused.isEmpty()) {
      findings.fault(
          Concern.GOAL,
          Say.coded("reply.refuses", named(refused), refused.size()),
          SquareSet.EMPTY,
          chooseReplies());
      return;
    }
    if (!helped.isEmpty()) {
      findings.question(
          Concern.GOAL,
          Say.coded("reply.helps", named(helped), helped.size()),
          SquareSet.EMPTY,
          chooseReplies());
    }
    several(plan.keys());
  }
}
