package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.kind.DryRun;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Lesson;
import org.queenside.engine.StaticExchangeEvaluation;

/** Checks that what the built-in lessons say about the learner's move is true on the board. */
class CourseClaimsTest {
  private static final Course COURSE = CourseLoader.load(null).course();

  private static final Pattern SAYS_MATE =
      Pattern.compile(
          "^(Nice |No )?Mate!|^Mate\\.|\\b([Ii]t’s|[Tt]hat’s|so it’s) (even )?(check)?mate\\b(?! (only )?if)"
              + "|, and mate!|\\bmated? at once");

  private static final Pattern SAYS_CHECK =
      Pattern.compile("^Check[.,!]|\\b(gives|gave) check\\b(?! (again|forever))");

  private static final Pattern SAYS_STALEMATE =
      Pattern.compile("^Stalemate[.,!]|\\b(it’s|that’s) stalemate\\b", Pattern.CASE_INSENSITIVE);

  /** A claim about mate or a question, which therefore isn't about a mere check. */
  private static final Pattern MATE = Pattern.compile("\\bmate", Pattern.CASE_INSENSITIVE);

  @Test
  void whatIsCalledMateIsMate() {
    assertThat(claims(SAYS_MATE, position -> !position.isCheckmate())).isEmpty();
  }

  @Test
  void whatIsCalledCheckIsNotMate() {
    assertThat(
            claims(SAYS_CHECK, Position::isCheckmate).stream()
                .filter(claim -> !MATE.matcher(claim).find()))
        .isEmpty();
  }

  @Test
  void whatIsCalledStalemateIsStalemate() {
    assertThat(claims(SAYS_STALEMATE, position -> !position.isStalemate())).isEmpty();
  }

  @Test
  void whatIsCalledABadTradeLosesMaterial() {
    assertThat(
            goals()
                .flatMap(
                    goal ->
                        goal.info().wrong().entrySet().stream()
                            .filter(answer -> answer.getValue().contains("bad trade"))
                            .map(answer -> exchange(goal, Move.parseUci(answer.getKey())))))
        .isNotEmpty()
        .allMatch(balance -> balance < 0);
  }

  @Test
  void whatIsCalledAGoodTradeWinsMaterial() {
    assertThat(
            goals()
                .filter(goal -> says(goal, Pattern.compile("good trade")))
                .flatMap(
                    goal ->
                        goal.position().legalMoves().stream()
                            .filter(move -> reaches(goal.goal(), goal.position(), move))
                            .map(move -> exchange(goal, move))))
        .isNotEmpty()
        .allMatch(balance -> balance > 0);
  }

  private static Stream<Exercise.ReachGoal> goals() {
    return COURSE.lessons().stream()
        .flatMap(lesson -> lesson.exercises().stream())
        .filter(Exercise.ReachGoal.class::isInstance)
        .map(Exercise.ReachGoal.class::cast);
  }

  private static int exchange(Exercise.ReachGoal goal, Move move) {
    return StaticExchangeEvaluation.of(goal.position(), move);
  }

  /** Returns praise that makes a claim that isn't true for one of the right answers. */
  private static List<String> claims(Pattern saying, Predicate<Position> wrong) {
    return COURSE.lessons().stream()
        .flatMap(
            lesson ->
                lesson.exercises().stream()
                    .filter(exercise -> says(exercise, saying) && ends(exercise).anyMatch(wrong))
                    .map(exercise -> quoted(lesson, exercise)))
        .toList();
  }

  private static boolean says(Exercise exercise, Pattern saying) {
    String right = exercise.info().right();
    return right != null && saying.matcher(right).find();
  }

  private static String quoted(Lesson lesson, Exercise exercise) {
    return lesson.item(exercise) + ": " + exercise.info().right();
  }

  /** Returns the positions after right answers, as far as the rules can tell. */
  private static Stream<Position> ends(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal when goal.moves() == 1 ->
          goal.position().legalMoves().stream()
              .filter(move -> reaches(goal.goal(), goal.position(), move))
              .map(goal.position()::play);
      case Exercise.MateOrNot mate -> Stream.of(mate.position());
      case Exercise.TryForbidden forbidden -> Stream.of(forbidden.position());
      case Exercise.Choose choose -> Stream.of(choose.position());
      case Exercise.ReachGoal _,
          Exercise.Script _,
          Exercise.WriteMoves _,
          Exercise.PlayScoreSheet _ ->
          Stream.of(solved(exercise)).filter(Objects::nonNull);
      default -> Stream.empty();
    };
  }

  private static boolean reaches(Goal goal, Position position, Move move) {
    return goal.met(position, move, position.play(move));
  }

  private static @Nullable Position solved(Exercise exercise) {
    DryRun run = DryRun.of(exercise);
    for (Answer.Try answer : run.solution()) {
      run = run.after(answer);
    }
    return run.scene().position();
  }
}
