package org.queenside.course.run;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Claim;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.course.Answer;
import org.queenside.course.DrawTask;
import org.queenside.course.Exercise;
import org.queenside.course.GameScore;
import org.queenside.course.Laboratory;
import org.queenside.course.Notation;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sheet;
import org.queenside.course.Sketch;

/**
 * A game in the draw laboratory.
 *
 * @param games the game after each number of moves
 * @param at how many moves are on the board
 * @param from how many were before
 * @param declaring whether the next move on the board is only written down, for a claim
 */
record DrawStage(
    Exercise.Draw exercise, List<Game> games, int at, int from, boolean declaring, boolean complete)
    implements Stage {

  /**
   * Plays the game through.
   *
   * @throws IllegalStateException if it ends before its last move
   */
  static DrawStage first(Exercise.Draw exercise) {
    List<Game> games = new ArrayList<>();
    games.add(Game.from(exercise.score().after(0)));
    for (Move move : exercise.score().moves()) {
      games.add(games.getLast().play(move));
    }
    int at = exercise.played();
    return new DrawStage(exercise, List.copyOf(games), at, at, false, false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.unfit();
    }
    return switch (answer) {
      case Answer.Next _ -> declaring || exercise.side() != null ? Verdict.unfit() : next();
      case Answer.TurnTo(int played) -> turnTo(played);
      case Answer.Claim _ -> exercise.task().isQuestion() ? Verdict.unfit() : claim();
      case Answer.Declare _ -> exercise.task() == DrawTask.CLAIM ? declare() : Verdict.unfit();
      case Answer.Play _, Answer.Typed _ ->
          moves() ? MoveAnswer.judge(answer, now().position(), this::play) : Verdict.unfit();
      case Answer.Choose(int option) -> choose(option);
      case Answer.Pick _, Answer.Toggle _, Answer.Place _, Answer.Done _ -> Verdict.unfit();
    };
  }

  /** Returns the game as it stands on the board. */
  Game now() {
    return games.get(at);
  }

  private int last() {
    return exercise.score().size();
  }

  /** Whether a move on the board is wanted. */
  private boolean moves() {
    return declaring || isOwnTurn() && exercise.side() != null;
  }

  private boolean isOwnTurn() {
    Color side = exercise.side();
    return side == null || now().position().turn() == side;
  }

  private Verdict next() {
    if (at == last()) {
      return Verdict.unclear("draw.last");
    }
    DrawStage next = to(at + 1);
    boolean ends = exercise.task() == DrawTask.END && next.now().isOver();
    return new Verdict.Right(
        ends ? next.solved() : next,
        ends ? null : passed(),
        ends ? DrawSays.ended(next.now()) : null,
        Sketch.NONE);
  }

  /** What to say of a chance to claim that goes by. */
  private @Nullable Say passed() {
    return now().claims().isEmpty() || exercise.task().isQuestion()
        ? null
        : Say.coded("draw.passed", now().position().turn());
  }

  private Verdict turnTo(int played) {
    boolean free = exercise.side() == null && !declaring;
    return free && played >= 0 && played <= reach() && played != at
        ? Verdict.right(to(played))
        : Verdict.unfit();
  }

  /** How far the learner may leaf: the end that comes by itself is stepped to. */
  private int reach() {
    return exercise.task() == DrawTask.END ? Math.max(at, exercise.played()) : last();
  }

  private Verdict claim() {
    if (!isOwnTurn()) {
      return Verdict.missed(Sketch.NONE, "draw.not-on-move", now().position().turn());
    }
    Set<Claim> claims = now().claims();
    if (claims.isEmpty()) {
      return WrongClaim.of(now());
    }
    return exercise.task() == DrawTask.END
        ? Verdict.missed(Sketch.NONE, "draw.wait")
        : new Verdict.Right(solved(), null, DrawSays.claimed(now(), claims), Sketch.NONE);
  }

  private Verdict declare() {
    return isOwnTurn()
        ? Verdict.right(new DrawStage(exercise, games, at, at, !declaring, false))
        : Verdict.missed(Sketch.NONE, "draw.not-on-move", now().position().turn());
  }

  private Verdict play(Move move) {
    return switch (now().rule(move, exercise.side())) {
      case Ruling.Illegal illegal -> new Verdict.Unlawful(illegal);
      case Ruling.Legal legal -> declaring ? claimWith(legal.move()) : make(legal.move());
    };
  }

  private Verdict claimWith(Move move) {
    Set<Claim> claims = now().claims(move);
    return claims.isEmpty()
        ? WrongClaim.of(now(), move)
        : new Verdict.Right(
            solved(),
            null,
            DrawSays.claimed(now().play(move), claims),
            Sketch.arrow(move.from(), move.to()));
  }

  /** A move of the learner's own, and the other side's answer. */
  private Verdict make(Move move) {
    if (at == last() || !exercise.score().moves().get(at).equals(move)) {
      return otherMove(move);
    }
    DrawStage next = to(Math.min(at + 2, last()));
    return new Verdict.Right(next, passed(), null, Sketch.NONE);
  }

  /** The game of the author is the only one in which the draw is known to come. */
  private Verdict otherMove(Move move) {
    Position after = now().position().play(move);
    Move mate = after.matesInOne().stream().findFirst().orElse(null);
    return mate == null
        ? Verdict.missed(Sketch.crossing(move.to()), "draw.other-move")
        : Verdict.missed(
            Sketch.arrow(mate.from(), mate.to()),
            "draw.mated",
            Objects.requireNonNull(after.at(mate.from())),
            mate.from(),
            mate.to());
  }

  private Verdict choose(int option) {
    List<Choice> choices = DrawChoices.of(exercise, games.getLast());
    if (option < 0 || option >= choices.size()) {
      return Verdict.unfit();
    }
    Choice choice = choices.get(option);
    return choice.right()
        ? new Verdict.Right(solved(), null, choice.because(), choice.sketch())
        : new Verdict.Missed(
            choice.because() == null ? Say.coded("choose.wrong") : choice.because(),
            choice.sketch(),
            choice.belief() == null ? exercise.brief().onlyMisconception() : choice.belief());
  }

  private DrawStage to(int played) {
    return new DrawStage(exercise, games, played, at, false, false);
  }

  private DrawStage solved() {
    return new DrawStage(exercise, games, at, at, false, true);
  }

  @Override
  public Scene scene() {
    GameScore score = exercise.score();
    SceneDraft draft =
        (moves() && !complete
                ? SceneDraft.moving(exercise.brief(), now().position(), null)
                : SceneDraft.of(mode(), exercise.brief(), now().position()))
            .last(at == 0 ? null : score.moves().get(at - 1))
            .moves(at > from && at <= from + 2 ? score.moves().subList(from, at) : List.of())
            .aside(laboratory())
            .options(
                DrawChoices.of(exercise, games.getLast()).stream().map(Choice::option).toList());
    return declaring ? draft.prompt(Say.coded("draw.declare")).scene() : draft.scene();
  }

  private Scene.Mode mode() {
    boolean steps = !exercise.task().isQuestion() && exercise.side() == null && !complete;
    return steps ? Scene.Mode.STEP : Scene.Mode.SHOW;
  }

  private Laboratory laboratory() {
    boolean leafs = exercise.side() == null && !complete && !declaring;
    Sheet.Use use = leafs && exercise.task() != DrawTask.END ? Sheet.Use.REPLAY : Sheet.Use.READ;
    Sheet sheet = Sheet.of(shown(), at, Notation.SHORT, EnumSet.of(Notation.SHORT), use);
    Laboratory.Counters counters =
        exercise.counters() || complete
            ? new Laboratory.Counters(now().repetitions(), now().position().halfmoveClock() / 2)
            : null;
    boolean claims = !exercise.task().isQuestion() && !complete;
    boolean declares = claims && exercise.task() == DrawTask.CLAIM;
    return new Laboratory(sheet, counters, claims, declares, declaring);
  }

  /** The moves to see: all where the learner only counts, else those made. */
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
      case TIMES, COUNT, STATUS -> {
        List<Choice> choices = DrawChoices.of(exercise, games.getLast());
        yield IntStream.range(0, choices.size())
            .filter(option -> choices.get(option).right())
            .<Answer.Try>mapToObj(Answer.Choose::new)
            .toList();
      }
    };
  }

  /** On to the next moment at which a claim is right. */
  private List<Answer.Try> claimSolution() {
    List<Answer.Try> answers = new ArrayList<>();
    if (declaring) {
      Move move = claiming(now());
      if (move != null) {
        return List.of(new Answer.Play(move));
      }
      answers.add(new Answer.Declare());
    }
    for (DrawStage stage = this; ; stage = stage.to(Math.min(stage.at + stage.stride(), last()))) {
      Move move = claiming(stage.now());
      if (stage.isOwnTurn() && !stage.now().claims().isEmpty()) {
        answers.add(new Answer.Claim());
        return answers;
      }
      if (stage.isOwnTurn() && move != null) {
        answers.add(new Answer.Declare());
        answers.add(new Answer.Play(move));
        return answers;
      }
      if (stage.at == last()) {
        return List.of();
      }
      answers.add(
          exercise.side() == null
              ? new Answer.Next()
              : new Answer.Play(exercise.score().moves().get(stage.at)));
    }
  }

  private int stride() {
    return exercise.side() == null ? 1 : 2;
  }

  /** Returns a move with which a draw may be claimed, or null. */
  private static @Nullable Move claiming(Game game) {
    return game.position().legalMoves().stream()
        .filter(move -> !game.claims(move).isEmpty())
        .findFirst()
        .orElse(null);
  }

  @Override
  public boolean canPoint() {
    return false;
  }

  @Override
  public Sketch pointer() {
    return Sketch.NONE;
  }
}
