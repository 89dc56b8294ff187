package org.queenside.course.feedback;

import java.util.List;
import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Goal;

/** Explains why a legal move doesn't reach a goal. */
public final class GoalFeedback {
  private GoalFeedback() {}

  public static AnswerOutcome of(Goal goal, Position before, Move move, Position after) {
    Piece piece = Objects.requireNonNull(before.at(move.from()));
    Square to = move.to();
    // On a board without kings a side without a move isn't necessarily stalemated.
    if (after.king(after.turn()) != null && after.isStalemate()) {
      return MateFeedback.stalemate(move, after);
    }
    return switch (goal) {
      case Goal.Reach(Square square) ->
          AnswerOutcome.wrong(BoardHighlights.framing(square), "goal.reach", piece, to, square);
      case Goal.CaptureOn(Square square) ->
          AnswerOutcome.wrong(
              BoardHighlights.framing(square),
              isTakenInPassing(before, goal) ? "goal.capture-passing" : "goal.capture-on",
              square);
      case Goal.CaptureAny() ->
          AnswerOutcome.wrong(BoardHighlights.crossing(to), "goal.capture-any", piece, to);
      case Goal.Check() ->
          AnswerOutcome.wrong(BoardHighlights.crossing(to), "goal.check", piece, to);
      case Goal.Mate() -> MateFeedback.of(piece, move, after);
      case Goal.Stalemate() -> notStalemate(piece, to, after);
      case Goal.Dead() -> AnswerOutcome.wrong(BoardHighlights.crossing(to), "goal.dead");
      case Goal.Promote(Role role) ->
          move.promotion() == null || role == null
              ? AnswerOutcome.wrong(BoardHighlights.NONE, "goal.promote")
              : AnswerOutcome.wrong(
                  BoardHighlights.NONE, "goal.promote-to", role, move.promotion());
      case Goal.Castle() -> CastlingFeedback.of(piece, move);
      case Goal.MoveOf(Role role) ->
          AnswerOutcome.wrong(BoardHighlights.crossing(to), "goal.move-of", piece, role);
      case Goal.Attack(Square square) ->
          AnswerOutcome.wrong(BoardHighlights.framing(square), "goal.attack", piece, to, square);
      case Goal.Defend(Square square) ->
          AnswerOutcome.wrong(BoardHighlights.framing(square), "goal.defend", piece, to, square);
      case Goal.Pin(Square square) ->
          AnswerOutcome.wrong(BoardHighlights.framing(square), "goal.pin", square);
      case Goal.Safe() -> {
        SquareSet attackers = Goal.Safe.capturers(after, to);
        yield AnswerOutcome.wrong(
            BoardHighlights.attack(attackers, to), "goal.safe", piece, to, attackers);
      }
      case Goal.All(List<Goal> goals) ->
          goals.stream()
              .filter(part -> !part.met(before, move, after))
              .findFirst()
              .map(part -> of(part, before, move, after))
              .orElseThrow();
    };
  }

  /** Returns whether a move to an empty square would have captured the piece. */
  private static boolean isTakenInPassing(Position before, Goal goal) {
    return before.legalMoves().stream()
        .anyMatch(
            move -> before.at(move.to()) == null && goal.met(before, move, before.play(move)));
  }

  private static AnswerOutcome notStalemate(Piece piece, Square to, Position after) {
    if (after.isCheck()) {
      return AnswerOutcome.wrong(BoardHighlights.crossing(to), "goal.stalemate-check", piece, to);
    }
    Move reply = after.legalMoves().getFirst();
    Piece mover = Objects.requireNonNull(after.at(reply.from()));
    return AnswerOutcome.wrong(
        BoardHighlights.arrow(reply), "goal.stalemate", mover, reply.from(), reply.to());
  }
}
