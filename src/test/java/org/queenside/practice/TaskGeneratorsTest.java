package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.NaiveBoard;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.OpponentMove;
import org.queenside.course.model.SquareRule;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.play.SeededRandom;
import org.queenside.trick.TrickKind;

/** Thousands of random tasks: each can be solved, and its solution is right. */
class TaskGeneratorsTest {
  private static final int SEEDS = 60;
  private static final PracticeMessages TEXT = new PracticeMessages(Locale.ENGLISH);
  private static final CourseText WORDS = new CourseText(Locale.ENGLISH, _ -> "Refused.");

  private static final Map<Drill, List<Exercise>> MADE = new EnumMap<>(Drill.class);

  private static List<Exercise> tasks(Drill drill) {
    return MADE.computeIfAbsent(drill, TaskGeneratorsTest::make);
  }

  private static List<Exercise> make(Drill drill) {
    return LongStream.range(0, SEEDS)
        .mapToObj(seed -> new DrillRound(drill, seed))
        .flatMap(
            round ->
                IntStream.range(0, round.drill().tasks())
                    .mapToObj(number -> round.task(number, TEXT)))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(names = {"FAULT", "TURN", "REACH", "LEGAL", "CHECKS", "DEFENDERS"})
  void everyTaskCanBeSolvedAndSaysWhatToDo(Drill drill) {
    Set<Color> orientations = EnumSet.noneOf(Color.class);
    for (Exercise task : tasks(drill)) {
      assertSolvable(task);
      orientations.add(task.info().orientation());
      assertThat(task.info().task()).hasSizeLessThan(60).doesNotContain("{");
      assertThat(task.info().hints()).hasSize(2);
    }
    if (drill != Drill.TURN) {
      assertThat(orientations).containsExactlyInAnyOrder(Color.values());
    }
  }

  static void assertSolvable(Exercise task) {
    ExerciseRun run = ExerciseRun.start(task);
    assertThat(run.finished()).isFalse();
    var shown = (AnswerOutcome.Shown) run.answer(new Answer.ShowMe()).outcome();
    for (Answer.Try answer : shown.answers()) {
      AnswerResult step = run.answer(answer);
      if (step.outcome() instanceof AnswerOutcome.Solved solved) {
        assertThat(WORDS.text(solved.praise())).isNotBlank().doesNotContain("{");
      }
      run = step.next();
    }
    assertThat(run.finished()).isTrue();
    assertThat(run.wrongTries()).isZero();
  }

  @ParameterizedTest
  @EnumSource(names = {"FAULT", "TURN", "REACH", "LEGAL", "CHECKS", "DEFENDERS"})
  void theSameSeedMakesTheSameTasksAndAnotherSeedMakesOthers(Drill drill) {
    DrillRound round = new DrillRound(drill, 42);
    assertThat(round.task(1, TEXT)).isEqualTo(new DrillRound(drill, 42).task(1, TEXT));
    assertThat(tasks(drill).stream().distinct().count())
        .isGreaterThan(drill == Drill.TURN ? 1 : 30);
  }

  @Test
  void reachedSquaresEqualThoseFoundStepByStep() {
    Map<Role, Integer> asked = new EnumMap<>(Role.class);
    for (Exercise task : tasks(Drill.REACH)) {
      var mark = (Exercise.MarkSquares) task;
      Square from = ((SquareRule.Targets) mark.rule()).from();
      Set<Square> squares = mark.rule().squares(mark.position()).toSet();
      assertThat(squares).isEqualTo(NaiveBoard.of(mark.position()).moves(from));
      assertThat(squares).hasSizeBetween(1, ReachTaskGenerator.MOST_SQUARES);
      asked.merge(mark.position().board().toMap().get(from).role(), 1, Integer::sum);
    }
    assertThat(asked.keySet()).containsExactlyInAnyOrder(Role.values());
    assertThat(asked.values()).allMatch(times -> times > SEEDS / 3);
  }

  @Test
  void halfOfTheMovesAreLegal() {
    List<Exercise> tasks = tasks(Drill.LEGAL);
    long legal = tasks.stream().filter(TaskGeneratorsTest::isLegal).count();
    assertThat((double) legal / tasks.size()).isBetween(0.45, 0.55);
  }

  /**
   * Returns whether the naive board says that the move is legal; then the first option, that it is
   * fine, is right.
   */
  private static boolean isLegal(Exercise task) {
    OpponentMove judged = ((Exercise.Catch) task).moves().getFirst();
    List<Move> shown = judged.shownMoves();
    Move move = shown.getFirst();
    NaiveBoard board = NaiveBoard.of(judged.before());
    // A legal move and a second one, or with a piece that comes back, is a legal move on its own.
    boolean legal =
        shown.size() == 1
            && board.moves(move.from()).contains(move.to())
            && judged.board().occupied().size() <= judged.before().occupied().size()
            && !staysPawn(judged);
    ExerciseRun fine = ExerciseRun.start(task).answer(new Answer.Choose(0)).next();
    assertThat(fine.finished()).as("%s in %s", move, judged.before()).isEqualTo(legal);
    return legal;
  }

  private static boolean staysPawn(OpponentMove judged) {
    return judged.board().pieces(Role.PAWN).intersects(SquareSet.rank(0).union(SquareSet.rank(7)));
  }

  @Test
  void onlyRulesThatTheLearnerKnowsAreBroken() {
    Set<TrickKind> known = EnumSet.of(TrickKind.JUMP, TrickKind.ROOK_MOVE);
    Set<TrickKind> broken = EnumSet.noneOf(TrickKind.class);
    for (int number = 0; number < 100; number++) {
      var task =
          (Exercise.Catch)
              LegalMoveTaskGenerator.make(1, SeededRandom.of(7, number), TEXT, known);
      if (task.moves().getFirst() instanceof OpponentMove.Forbidden forbidden) {
        broken.add(forbidden.trick().kind());
      }
    }
    assertThat(broken).isEqualTo(known);
  }

  @Test
  void aRaceHasManyMovesOfOneSideAndNeverStopsToExplain() {
    var race =
        (Exercise.Catch)
            LegalMoveTaskGenerator.race(
                SeededRandom.of(7), TEXT, EnumSet.allOf(TrickKind.class));
    assertThat(race.moves()).hasSizeGreaterThan(50);
    assertThat(race.moves().stream().map(move -> move.before().turn()).distinct()).hasSize(1);
    assertSolvable(race);
    var shown = (AnswerOutcome.Shown) ExerciseRun.start(race).answer(new Answer.ShowMe()).outcome();
    assertThat(shown.answers()).noneMatch(Answer.Next.class::isInstance);
  }

  @Test
  void exactlyTheMovesThatAttackTheKingAreTheSolution() {
    for (Exercise task : tasks(Drill.CHECKS)) {
      Position position = ((Exercise.FindAll) task).position();
      NaiveBoard board = NaiveBoard.of(position);
      Set<String> checks = new HashSet<>();
      for (Square from : position.pieces(position.turn())) {
        for (Square to : board.moves(from)) {
          if (!board.moved(from, to).checkers(position.turn().opposite()).isEmpty()) {
            checks.add(from.toString() + to);
          }
        }
      }
      var shown =
          (AnswerOutcome.Shown) ExerciseRun.start(task).answer(new Answer.ShowMe()).outcome();
      assertThat(
              shown.answers().stream()
                  .map(answer -> ((Answer.Play) answer).move().toString())
                  .collect(Collectors.toSet()))
          .isEqualTo(checks)
          .hasSizeBetween(1, 5);
    }
  }

  @Test
  void exactlyThePiecesThatCouldRecaptureAreTheSolution() {
    for (Exercise task : tasks(Drill.DEFENDERS)) {
      var mark = (Exercise.MarkSquares) task;
      var rule = (SquareRule.Attackers) mark.rule();
      assertThat(mark.rule().squares(mark.position()).toSet())
          .isEqualTo(NaiveBoard.of(mark.position()).attackers(rule.target(), rule.by()))
          .hasSizeBetween(1, DefenderTaskGenerator.MOST_DEFENDERS);
      assertThat(mark.position().pieces(rule.by()).contains(rule.target())).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"REACH", "DEFENDERS"})
  void tasksGetHarder(Drill drill) {
    int tasks = drill.tasks();
    assertThat(men(drill, 0)).isBetween(3.0, 6.0);
    assertThat(men(drill, tasks / 2)).isGreaterThan(men(drill, tasks / 4) + 4);
    assertThat(men(drill, tasks - 1)).isBetween(12.0, 28.0);
  }

  private static double men(Drill drill, int number) {
    int tasks = drill.tasks();
    return IntStream.range(0, SEEDS)
        .mapToObj(round -> tasks(drill).get(round * tasks + number))
        .mapToInt(task -> position(task).occupied().size())
        .average()
        .orElseThrow();
  }

  @Test
  void positionsAreValidWithoutCheck() {
    for (Drill drill : List.of(Drill.REACH, Drill.LEGAL, Drill.CHECKS, Drill.DEFENDERS)) {
      for (Exercise task : tasks(drill)) {
        Position position = position(task);
        assertThat(Position.fromFen(position.toString())).isEqualTo(position);
        assertThat(NaiveBoard.of(position).checkers(Color.WHITE)).isEmpty();
        assertThat(NaiveBoard.of(position).checkers(Color.BLACK)).isEmpty();
      }
    }
  }

  private static Position position(Exercise task) {
    return switch (task) {
      case Exercise.MarkSquares mark -> mark.position();
      case Exercise.Catch judged -> judged.moves().getFirst().before();
      case Exercise.FindAll all -> all.position();
      default -> throw new AssertionError(task);
    };
  }
}
