package org.queenside.course.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Ruling;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;
import org.queenside.play.Match;
import org.queenside.play.MatchVerdict;
import org.queenside.play.Opponent;
import org.queenside.play.Strength;

/**
 * A mini-game being won against the computer. A move that loses or draws at once is answered by
 * what would follow, and the board stays as it was.
 *
 * @param match the learner is to move, unless the game is over
 * @param past the moves so far, which decide about en passant
 * @param made the learner's move and the reply that led here, to be shown
 */
record MatchStage(Exercise.WinMatch exercise, Match match, Past past, List<Move> made)
    implements Stage {

  static MatchStage first(Exercise.WinMatch exercise) {
    Match match = Match.of(exercise.game(), exercise.position());
    return new MatchStage(exercise, match, Past.from(exercise.position(), List.of()), List.of());
  }

  private Color learner() {
    return exercise.position().turn();
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete() ? Verdict.unfit() : MoveAnswer.judge(answer, match.position(), this::judge);
  }

  private Verdict judge(Move move) {
    return switch (Ruling.of(match.position(), move, past)) {
      case Ruling.Illegal illegal -> new Verdict.Unlawful(illegal);
      case Ruling.Legal legal -> judgeLegal(legal.move());
    };
  }

  private Verdict judgeLegal(Move move) {
    MatchStage own = after(move);
    MatchVerdict end = own.match.verdict();
    if (end != null) {
      return own.judgeEnd(end, move, Sketch.crossing(move.to()));
    }
    Move reply = Opponent.reply(own.match, exercise.strength());
    MatchStage next = own.after(reply);
    MatchVerdict last = next.match.verdict();
    return last == null
        ? Verdict.right(next)
        : next.judgeEnd(last, reply, Sketch.arrow(reply.from(), reply.to()));
  }

  private MatchStage after(Move move) {
    List<Move> moves = match.turn() == learner() ? List.of(move) : List.of(made.getLast(), move);
    return new MatchStage(exercise, match.play(move), past.then(move), moves);
  }

  private Verdict judgeEnd(MatchVerdict end, Move move, Sketch sketch) {
    String won = end.winner() == learner() ? "match.won." : "match.lost.";
    Say why = Say.coded(won + end.why().code(), move.to());
    return end.winner() == learner()
        ? new Verdict.Right(this, null, why, Sketch.NONE)
        : new Verdict.Missed(why, sketch, null);
  }

  @Override
  public boolean complete() {
    MatchVerdict verdict = match.verdict();
    return verdict != null && verdict.winner() == learner();
  }

  @Override
  public Scene scene() {
    SceneDraft draft =
        SceneDraft.moving(exercise.brief(), match.position(), past.lastMove())
            .moves(made.size() > 1 ? made.subList(1, made.size()) : List.of())
            .stars(match.stars());
    Say prompt = complete() ? null : prompt();
    return prompt == null ? draft.scene() : draft.prompt(prompt).scene();
  }

  private @Nullable Say prompt() {
    int number = match.position().fullmoveNumber();
    return switch (match.game()) {
      case SAFE_PATH_KING -> Say.coded("match.steps", number, Match.MOST_STEPS);
      case KNIGHT_RACE ->
          Say.coded("match.stars", match.stars(learner()), match.stars(learner().opposite()));
      case PAWN_GAME, CAPTURE_ALL, QUEEN_AGAINST_PAWNS -> null;
    };
  }

  /** Plays on as the computer would, first with little thought and then with much. */
  @Override
  public List<Answer.Try> solution() {
    List<Answer.Try> quick = won(Strength.MEDIUM);
    return quick.isEmpty() ? won(Strength.HARD) : quick;
  }

  /** Returns the moves of a learner who plays with that strength; empty if that does not win. */
  private List<Answer.Try> won(Strength strength) {
    List<Answer.Try> answers = new ArrayList<>();
    MatchStage stage = this;
    while (!stage.complete()) {
      Move move = Opponent.reply(stage.match, strength);
      answers.add(new Answer.Play(move));
      if (!(stage.judge(move) instanceof Verdict.Right(MatchStage next, _, _, _))) {
        return List.of();
      }
      stage = next;
    }
    return answers;
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    if (complete()) {
      return Sketch.NONE;
    }
    Move move = Opponent.reply(match, Strength.HARD);
    return Sketch.arrow(move.from(), move.to());
  }
}
