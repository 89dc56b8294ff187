package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.AT_MOST;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.STRENGTH;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.play.MiniGame;
import org.queenside.play.MiniGameEngine;
import org.queenside.play.MiniGameResult;
import org.queenside.play.MiniGameState;
import org.queenside.play.Strength;

/** Winning a mini-game against the computer. */
final class WinMiniGameKind extends ExerciseKind<Exercise.WinMiniGame> {
  static final ExerciseField GAME =
      ExerciseField.of(
          "game",
          SchemaType.oneOf(Arrays.stream(MiniGame.values()).map(MiniGame::code)),
          "The mini-game to win. If left out, the learner mates a lone king.");

  WinMiniGameKind() {
    super("play", State::first, List.of(GAME, HINTS), List.of(POSITION, STRENGTH, AT_MOST));
  }

  @Override
  boolean isDescribedBy(ExerciseYaml fields) {
    return fields.has(GAME);
  }

  @Override
  public Exercise.@Nullable WinMiniGame read(ExerciseYaml fields) {
    MiniGame game = fields.required(GAME, "pawn-game", ValueParsers::game);
    Strength strength = fields.value(STRENGTH, ValueParsers::strength);
    if (fields.has(AT_MOST)) {
      fields.problem(AT_MOST, "a mini-game has no number of moves", "Remove 'at-most'");
    }
    Position position = game == null || fields.has(POSITION) ? fields.position() : game.start();
    ExerciseInfo info = fields.info(position.turn());
    return game == null
        ? null
        : new Exercise.WinMiniGame(
            info, game, position, strength == null ? Strength.EASY : strength);
  }

  @Override
  public void lint(Exercise.WinMiniGame exercise, ExerciseYaml fields) {
    if (DryRun.of(exercise).solution().isEmpty()) {
      fields.problem(
          POSITION,
          "no way was found to win against this opponent",
          "Change 'strength' or 'position'");
    }
  }

  /**
   * The state of {@link Exercise.WinMiniGame}. A move that loses or draws at once is answered with
   * what would follow, and isn't played.
   *
   * @param match the mini-game, with the learner to move unless it is over
   * @param context the moves so far, which are needed for en passant
   * @param made the learner's move and the reply that led here, to show them
   */
  record State(
      Exercise.WinMiniGame exercise, MiniGameState match, RulingContext context, List<Move> made)
      implements ExerciseState {

    static State first(Exercise.WinMiniGame exercise) {
      MiniGameState match = MiniGameState.of(exercise.game(), exercise.position());
      return new State(
          exercise, match, RulingContext.from(exercise.position(), List.of()), List.of());
    }

    private Color learner() {
      return exercise.position().turn();
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return complete()
          ? Verdict.ignored()
          : MoveAnswerJudge.judge(answer, match.position(), context, this::judge);
    }

    private Verdict judge(Ruling.Legal legal) {
      Move move = legal.move();
      State own = after(move);
      MiniGameResult end = own.match.result();
      if (end != null) {
        return own.judgeEnd(end, move, BoardHighlights.crossing(move.to()));
      }
      Move reply = MiniGameEngine.reply(own.match, exercise.strength());
      State next = own.after(reply);
      MiniGameResult last = next.match.result();
      return last == null
          ? Verdict.right(next)
          : next.judgeEnd(last, reply, BoardHighlights.arrow(reply));
    }

    private State after(Move move) {
      List<Move> moves = match.turn() == learner() ? List.of(move) : List.of(made.getLast(), move);
      return new State(exercise, match.play(move), context.then(move), moves);
    }

    private Verdict judgeEnd(MiniGameResult end, Move move, BoardHighlights highlights) {
      String won = end.winner() == learner() ? "match.won." : "match.lost.";
      Message why = Message.coded(won + end.why().code(), move.to());
      return end.winner() == learner()
          ? Verdict.praised(this, why)
          : Verdict.wrong(why, highlights, null);
    }

    @Override
    public boolean complete() {
      MiniGameResult verdict = match.result();
      return verdict != null && verdict.winner() == learner();
    }

    @Override
    public Scene scene() {
      return SceneBuilder.moving(exercise.info(), match.position(), context.lastMove())
          .moves(made.stream().skip(1).toList())
          .stars(match.stars())
          .prompt(complete() ? null : prompt())
          .scene();
    }

    private @Nullable Message prompt() {
      int number = match.position().fullmoveNumber();
      return switch (match.game()) {
        case SAFE_PATH_KING -> Message.coded("match.steps", number, MiniGameState.MOST_STEPS);
        case KNIGHT_RACE ->
            Message.coded("match.stars", match.stars(learner()), match.stars(learner().opposite()));
        case PAWN_GAME,
            CAPTURE_ALL,
            QUEEN_AGAINST_PAWNS,
            ROOK_AGAINST_PAWNS,
            BISHOPS_AGAINST_PAWNS,
            LITTLE_WAR ->
            null;
      };
    }

    /**
     * Finds a solution by playing like the computer, first at a low strength and then at a high
     * one.
     */
    @Override
    public List<Answer.Try> solution() {
      List<Answer.Try> quick = won(Strength.MEDIUM);
      return quick.isEmpty() ? won(Strength.HARD) : quick;
    }

    /** Returns the learner's moves at a strength; empty if they don't win. */
    private List<Answer.Try> won(Strength strength) {
      List<Answer.Try> answers = new ArrayList<>();
      State state = this;
      while (!state.complete()) {
        Move move = MiniGameEngine.reply(state.match, strength);
        Answer.Try answer = new Answer.Play(move);
        answers.add(answer);
        if (!(state.judge(answer) instanceof Verdict.Right(State next, _, _, _))) {
          return List.of();
        }
        state = next;
      }
      return answers;
    }

    @Override
    public BoardHighlights pointer() {
      if (complete()) {
        return BoardHighlights.NONE;
      }
      return BoardHighlights.arrow(MiniGameEngine.reply(match, Strength.HARD));
    }
  }
}
