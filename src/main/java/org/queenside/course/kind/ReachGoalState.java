package org.queenside.course.kind;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.course.feedback.CastlingFeedback;
import org.queenside.course.feedback.GoalFeedback;
import org.queenside.course.feedback.MateFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.ReachGoal}.
 *
 * @param position the position, with the learner to move unless the goal is reached
 * @param context what led to the position
 * @param moves the number of moves the learner has made, without detours
 * @param detours the number of moves that led nowhere new
 * @param made the learner's move and the reply that led here, to show them
 */
record ReachGoalState(
    Exercise.ReachGoal exercise,
    Position position,
    RulingContext context,
    int moves,
    int detours,
    List<Move> made,
    boolean complete)
    implements ExerciseState {

  static ReachGoalState first(Exercise.ReachGoal exercise) {
    return new ReachGoalState(
        exercise, exercise.position(), exercise.context(), 0, 0, List.of(), false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete
        ? Verdict.ignored()
        : MoveAnswerJudge.judge(answer, position, context, this::judge);
  }

  private Verdict judge(Ruling.Legal legal) {
    ReachGoalState next = after(legal.move());
    if (next != null && next.way() != null) {
      return next.complete && next.tookLonger()
          ? Verdict.praised(next, Message.coded("goal.longer", next.moves + detours, next.moves))
          : Verdict.right(next);
    }
    Verdict.Detour detour = detour(legal.move());
    if (detour != null) {
      return detour;
    }
    int left = exercise.moves() - moves - 1;
    boolean otherSideMoves = !exercise.replies().isEmpty();
    if (left > 0 && otherSideMoves && legal.after().isStalemate()) {
      return new Verdict.Rejected(MateFeedback.stalemate(legal.move(), legal.after()));
    }
    if (left == 0) {
      return new Verdict.Rejected(
          GoalFeedback.of(exercise.goal(), position, legal.move(), legal.after()));
    }
    if (left == 1 && otherSideMoves && exercise.goal() instanceof Goal.Mate) {
      AnswerOutcome defended = MateFeedback.defended(legal.after(), exercise.replies().get(moves));
      if (defended != null) {
        return new Verdict.Rejected(defended);
      }
    }
    return next != null && exercise.goal() instanceof Goal.Castle && kingIsAtHome(next.position())
        ? new Verdict.Rejected(
            CastlingFeedback.stillRefused(position, next.position(), next.context()))
        : Verdict.wrong(BoardHighlights.crossing(legal.move().to()), "goal.dead-end", left);
  }

  /**
   * Returns the verdict on a legal move after which the same piece can still go on to the target of
   * a one-move task, or null if it can't. Kings and pawns are excluded, because their exercises are
   * about how far they go in one move. An author's reply to the move takes precedence.
   */
  private Verdict.@Nullable Detour detour(Move move) {
    Piece piece = requireNonNull(position.at(move.from()));
    boolean answered =
        exercise.info().wrong().containsKey(move.toString())
            || exercise.info().wrong().containsKey(move.to().toString());
    Position after = position.play(move);
    Square target = target();
    if (target == null
        || exercise.moves() > 1
        || !exercise.replies().isEmpty()
        || answered
        || piece.role() == Role.KING
        || piece.role() == Role.PAWN
        || after.isCheck()
        || isLost(move, after)) {
      return null;
    }
    Position again = after.withTurn(position.turn());
    return again.isLegal(Move.of(move.to(), target))
        ? new Verdict.Detour(
            new ReachGoalState(
                exercise, again, context.then(move), moves, detours + 1, List.of(move), false),
            Message.coded("goal.detour", piece, move.to(), target))
        : null;
  }

  /**
   * Returns the square of the star or of the piece to capture, or null if the goal has none. In a
   * position with the other king, the piece to capture would move away.
   */
  private @Nullable Square target() {
    return switch (exercise.goal()) {
      case Goal.Reach(Square star) -> star;
      case Goal.CaptureOn(Square square) when position.king(position.turn().opposite()) == null ->
          square;
      default -> null;
    };
  }

  /** Returns whether the piece to capture, or a helper of it, could take the piece that moved. */
  private boolean isLost(Move move, Position after) {
    return exercise.goal() instanceof Goal.CaptureOn
        && !Goal.Safe.capturers(after, move.to()).isEmpty();
  }

  private static boolean kingIsAtHome(Position position) {
    return position.king(position.turn()) == CastlingSide.kingFrom(position.turn());
  }

  /**
   * Returns the state after a legal move and the reply to it, or null if the move neither reaches
   * the goal nor can be followed by another.
   */
  @Nullable ReachGoalState after(Move move) {
    Position after = position.play(move);
    if (exercise.goal().met(position, move, after)) {
      return new ReachGoalState(
          exercise, after, context.then(move), moves + 1, detours, List.of(move), true);
    }
    if (moves + 1 >= exercise.moves()) {
      return null;
    }
    if (exercise.replies().size() > moves) {
      Move reply = exercise.replies().get(moves);
      return after.isLegal(reply)
          ? new ReachGoalState(
              exercise,
              after.play(reply),
              context.then(move).then(reply),
              moves + 1,
              detours,
              List.of(move, reply),
              false)
          : null;
    }
    return after.isCheck()
        ? null
        : new ReachGoalState(
            exercise,
            after.withTurn(position.turn()),
            context.then(move),
            moves + 1,
            detours,
            List.of(move),
            false);
  }

  /** Returns the shortest way to the goal from here, or null if there is none. */
  @Nullable List<Move> way() {
    return shortest(this);
  }

  /** Returns the learner's moves to the goal; none if it has been reached, null if it can't be. */
  private static @Nullable List<Move> shortest(ReachGoalState state) {
    if (state.complete()) {
      return List.of();
    }
    HintedMoves hinted = HintedMoves.of(state.exercise().info());
    for (int depth = 1; depth <= state.exercise().moves() - state.moves(); depth++) {
      List<Move> reversed = new ArrayList<>();
      if (reach(state, depth, hinted, reversed)) {
        Collections.reverse(reversed);
        return List.copyOf(reversed);
      }
    }
    return null;
  }

  private static boolean reach(
      ReachGoalState state, int depth, HintedMoves hinted, List<Move> reversed) {
    for (Move move : hinted.first(state.position().legalMoves())) {
      ReachGoalState next = state.after(move);
      if (next != null
          && (next.complete() || depth > 1 && reach(next, depth - 1, hinted, reversed))) {
        reversed.add(move);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean tookLonger() {
    return detours > 0;
  }

  @Override
  public Scene scene() {
    SceneBuilder draft =
        SceneBuilder.moving(exercise.info(), position, context.lastMove())
            .moves(made.stream().skip(1).toList());
    if (!complete) {
      draft.stars(exercise.goal().stars());
    }
    return exercise.moves() > 1 ? draft.progress(moves, exercise.moves()).scene() : draft.scene();
  }

  @Override
  public List<Answer.Try> solution() {
    List<Move> way = way();
    return way == null ? List.of() : way.stream().<Answer.Try>map(Answer.Play::new).toList();
  }

  @Override
  public BoardHighlights pointer() {
    List<Move> way = way();
    return way == null || way.isEmpty()
        ? BoardHighlights.NONE
        : BoardHighlights.arrow(way.getFirst());
  }
}
