package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.course.feedback.DrawMessages;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.DrawControls;
import org.queenside.course.model.DrawTask;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.question.DrawOptions;
import org.queenside.course.question.JudgedOption;

/**
 * A game that is drawn, or about to be.
 *
 * @param games the game after 0, 1, 2, … moves
 * @param at the number of moves on the board
 * @param from the number of moves on the board before the last answer
 * @param declaring whether the next move on the board is only written down for a claim
 */
record DrawState(
    Exercise.Draw exercise, List<Game> games, int at, int from, boolean declaring, boolean complete)
    implements ExerciseState {

  /**
   * Plays the game through.
   *
   * @throws IllegalStateException if the game ends before its last move
   */
  static DrawState first(Exercise.Draw exercise) {
    List<Game> games = new ArrayList<>();
    games.add(Game.from(exercise.score().after(0)));
    for (Move move : exercise.score().moves()) {
      games.add(games.getLast().play(move));
    }
    int at = exercise.played();
    return new DrawState(exercise, List.copyOf(games), at, at, false, false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.ignored();
    }
    return switch (answer) {
      case Answer.Next _ -> declaring || exercise.side() != null ? Verdict.ignored() : next();
      case Answer.TurnTo(int played) -> turnTo(played);
      case Answer.Claim _ -> exercise.task().isQuestion() ? Verdict.ignored() : claim();
      case Answer.Declare _ -> exercise.task() == DrawTask.CLAIM ? declare() : Verdict.ignored();
      case Answer.Play _, Answer.Typed _ ->
          moves() ? MoveAnswerJudge.judge(answer, now().position(), this::play) : Verdict.ignored();
      case Answer.Choose(int option) -> choose(option);
      case Answer.Pick _, Answer.Toggle _, Answer.Place _, Answer.Done _ -> Verdict.ignored();
    };
  }

  /** Returns the game up to the position on the board. */
  Game now() {
    return games.get(at);
  }

  private int last() {
    return exercise.score().size();
  }

  /** Returns whether the learner moves a piece now. */
  private boolean moves() {
    return declaring || isOwnTurn() && exercise.side() != null;
  }

  private boolean isOwnTurn() {
    Color side = exercise.side();
    return side == null || now().position().turn() == side;
  }

  private Verdict next() {
    if (at == last()) {
      return Verdict.ignored("draw.last");
    }
    DrawState next = to(at + 1);
    boolean ends = exercise.task() == DrawTask.END && next.now().isOver();
    return ends
        ? Verdict.praised(next.solved(), DrawMessages.ended(next.now()))
        : Verdict.noted(next, passed());
  }

  /** Returns what to say if the learner misses a chance to claim. */
  private @Nullable Message passed() {
    return now().claims().isEmpty() || exercise.task().isQuestion()
        ? null
        : Message.coded("draw.passed", now().position().turn());
  }

  private Verdict turnTo(int played) {
    boolean free = exercise.side() == null && !declaring;
    return free && played >= 0 && played <= reach() && played != at
        ? Verdict.right(to(played))
        : Verdict.ignored();
  }

  /** Returns how far the learner may jump; an automatic end must be reached step by step. */
  private int reach() {
    return exercise.task() == DrawTask.END ? Math.max(at, exercise.played()) : last();
  }

  private Verdict claim() {
    if (!isOwnTurn()) {
      return Verdict.wrong(BoardHighlights.NONE, "draw.not-on-move", now().position().turn());
    }
    Set<DrawClaim> claims = now().claims();
    if (claims.isEmpty()) {
      return new Verdict.Rejected(DrawMessages.refused(now()));
    }
    return exercise.task() == DrawTask.END
        ? Verdict.wrong(BoardHighlights.NONE, "draw.wait")
        : Verdict.praised(solved(), DrawMessages.claimed(now(), claims));
  }

  private Verdict declare() {
    return isOwnTurn()
        ? Verdict.right(new DrawState(exercise, games, at, at, !declaring, false))
        : Verdict.wrong(BoardHighlights.NONE, "draw.not-on-move", now().position().turn());
  }

  private Verdict play(Move move) {
    return switch (now().rule(move, exercise.side())) {
      case Ruling.Illegal illegal -> Verdict.refused(illegal);
      case Ruling.Legal legal -> declaring ? claimWith(legal.move()) : make(legal.move());
    };
  }

  private Verdict claimWith(Move move) {
    Set<DrawClaim> claims = now().claims(move);
    return claims.isEmpty()
        ? new Verdict.Rejected(DrawMessages.refused(now(), move))
        : new Verdict.Right(
            solved(),
            null,
            DrawMessages.claimed(now().play(move), claims),
            BoardHighlights.arrow(move));
  }

  /** Makes the learner's move and the reply. */
  private Verdict make(Move move) {
    if (at == last() || !exercise.score().moves().get(at).equals(move)) {
      return otherMove(move);
    }
    return Verdict.noted(to(Math.min(at + 2, last())), passed());
  }

  /** The draw is only sure to come in the author's game. */
  private Verdict otherMove(Move move) {
    Position after = now().position().play(move);
    Move mate = after.matesInOne().stream().findFirst().orElse(null);
    return mate == null
        ? Verdict.wrong(BoardHighlights.crossing(move.to()), "draw.other-move")
        : Verdict.wrong(
            BoardHighlights.arrow(mate),
            "draw.mated",
            Objects.requireNonNull(after.at(mate.from())),
            mate.from(),
            mate.to());
  }

  private Verdict choose(int option) {
    List<JudgedOption> choices = DrawOptions.of(exercise, games.getLast());
    if (option < 0 || option >= choices.size()) {
      return Verdict.ignored();
    }
    JudgedOption choice = choices.get(option);
    Misconception shown = choice.misconception();
    return OptionAnswerJudge.judge(
        choice, solved(), shown == null ? exercise.info().onlyMisconception() : shown);
  }

  private DrawState to(int played) {
    return new DrawState(exercise, games, played, at, false, false);
  }

  private DrawState solved() {
    return new DrawState(exercise, games, at, at, false, true);
  }

  @Override
  public Scene scene() {
    GameScore score = exercise.score();
    return (moves() && !complete
            ? SceneBuilder.moving(exercise.info(), now().position(), null)
            : SceneBuilder.of(mode(), exercise.info(), now().position()))
        .last(score.last(at))
        .moves(at > from && at <= from + 2 ? score.moves().subList(from, at) : List.of())
        .aside(controls())
        .options(
            DrawOptions.of(exercise, games.getLast()).stream().map(JudgedOption::option).toList())
        .prompt(declaring ? Message.coded("draw.declare") : null)
        .scene();
  }

  private Scene.Mode mode() {
    boolean steps = !exercise.task().isQuestion() && exercise.side() == null && !complete;
    return steps ? Scene.Mode.STEP : Scene.Mode.SHOW;
  }

  private DrawControls controls() {
    boolean leafs = exercise.side() == null && !complete && !declaring;
    ScoreSheet.Purpose use =
        leafs && exercise.task() != DrawTask.END
            ? ScoreSheet.Purpose.REPLAY
            : ScoreSheet.Purpose.READ;
    ScoreSheet sheet = ScoreSheet.of(shown(), at, Notation.SHORT, EnumSet.of(Notation.SHORT), use);
    DrawControls.Counters counters =
        exercise.counters() || complete
            ? new DrawControls.Counters(now().repetitions(), now().position().halfmoveClock() / 2)
            : null;
    boolean claims = !exercise.task().isQuestion() && !complete;
    boolean declares = claims && exercise.task() == DrawTask.CLAIM;
    return new DrawControls(sheet, counters, claims, declares, declaring);
  }

  /**
   * Returns the moves to show: all of them if the learner only counts, otherwise those made so far.
   */
  private GameScore shown() {
    GameScore score = exercise.score();
    return exercise.side() == null && exercise.task() != DrawTask.END
        ? score
        : new GameScore(score.positions().subList(0, at + 1), score.moves().subList(0, at));
  }

  @Override
  public List<Answer.Try> solution() {
    if (complete) {
      return List.of();
    }
    return switch (exercise.task()) {
      case CLAIM -> claimSolution();
      case END -> IntStream.range(at, last()).<Answer.Try>mapToObj(_ -> new Answer.Next()).toList();
      case TIMES, COUNT, STATUS ->
          OptionAnswerJudge.solution(DrawOptions.of(exercise, games.getLast()));
    };
  }

  /** Returns the steps to the next position in which a claim is right, and the claim. */
  private List<Answer.Try> claimSolution() {
    List<Answer.Try> answers = new ArrayList<>();
    if (declaring) {
      Move move = claimingMove(now());
      if (move != null) {
        return List.of(new Answer.Play(move));
      }
      answers.add(new Answer.Declare());
    }
    for (DrawState state = this; ; state = state.to(Math.min(state.at + state.stride(), last()))) {
      Move move = claimingMove(state.now());
      if (state.isOwnTurn() && !state.now().claims().isEmpty()) {
        answers.add(new Answer.Claim());
        return answers;
      }
      if (state.isOwnTurn() && move != null) {
        answers.add(new Answer.Declare());
        answers.add(new Answer.Play(move));
        return answers;
      }
      if (state.at == last()) {
        return List.of();
      }
      answers.add(
          exercise.side() == null
              ? new Answer.Next()
              : new Answer.Play(exercise.score().moves().get(state.at)));
    }
  }

  private int stride() {
    return exercise.side() == null ? 1 : 2;
  }

  /** Returns a move with which a draw can be claimed, or null. */
  private static @Nullable Move claimingMove(Game game) {
    return game.position().legalMoves().stream()
        .filter(move -> !game.claims(move).isEmpty())
        .findFirst()
        .orElse(null);
  }

  @Override
  public boolean canPoint() {
    return false;
  }
}
