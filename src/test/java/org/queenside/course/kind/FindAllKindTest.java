package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Exercises that ask for every move of some kind. */
class FindAllKindTest {
  private static final String THREE_WAYS = "k1R5/b7/1n6/8/8/8/8/6K1 b - -";

  private static ExerciseRun all(String position, String all) {
    return start("kind: find-all\nposition: %s\nall: %s\n".formatted(position, all));
  }

  private static AnswerResult play(ExerciseRun run, String move) {
    return run.answer(new Answer.Play(Move.parseUci(move)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k1R5/b7/1n6/8/8/8/8/6K1 b - -     | answers    | a8b7 a7b8 b6c8
          8/8/8/2k5/3Pp3/4K3/8/8 b - d3     | answers    | c5b4 c5b5 c5b6 c5c4 c5c6 c5d5 c5d6 e4d3
          8/8/4Q3/8/7k/5K2/8/8 w - -        | mates      | e6g4 e6h6
          6k1/5ppp/8/8/8/8/8/2R3K1 w - -    | mates      | c1c8
          8/8/8/1k6/1P6/8/2q5/K7 b - -      | stalemates | b5b4 c2b3
          4k3/8/8/8/8/8/8/R3K3 w Q -        | checks     | a1a8
          4k3/8/p7/1R1p4/4P1n1/7P/3P4/4K3 w - - | captures | e4d5 h3g4 b5d5
          r3k2r/8/8/8/8/8/8/4K3 b kq -      | castlings  | e8g8 e8c8
          3n3k/2P5/8/8/8/8/8/7K w - -       | promotions | c7c8q c7c8r c7c8b c7c8n c7d8q c7d8r c7d8b c7d8n
          """)
  void exactlyTheMovesOfTheKindCountInAnyOrder(String position, String kind, String moves) {
    ExerciseRun run = all(position, kind);
    Set<String> wanted = Set.of(moves.split(" ", -1));
    Set<String> right =
        ReferenceSolver.everyTry(run).stream()
            .filter(Answer.Play.class::isInstance)
            .filter(move -> counts(run.answer(move).outcome()))
            .map(move -> ((Answer.Play) move).move().toString())
            // Dropping the king on the rook castles too.
            .map(move -> move.replace("e8h8", "e8g8").replace("e8a8", "e8c8"))
            .collect(Collectors.toSet());
    right.addAll(wanted.stream().filter(move -> counts(play(run, move).outcome())).toList());
    assertEquals(wanted, right);
    assertEquals(wanted.size(), run.scene().of());
  }

  private static boolean counts(AnswerOutcome outcome) {
    return outcome instanceof AnswerOutcome.Progressed || outcome instanceof AnswerOutcome.Solved;
  }

  @Test
  void theNoteSaysHowManyAnswersAreLeftAndInWhichWays() {
    ExerciseRun run = all(THREE_WAYS, "answers");
    assertEquals(
        "You’ve found 1 of 3. Still to find: a capture and a king move.",
        feedback(play(run, "a7b8")));
    assertEquals(
        "You’ve found 1 of 4. Still to find: 3 king moves.",
        feedback(
            play(all("r3k1nr/ppp1qppp/8/8/8/7B/PPPP2PP/R1B1K2R w KQkq -", "answers"), "h3e6")));
    ExerciseRun one = play(run, "b6c8").next();
    assertEquals("You’ve found 2 of 3. Still to find: a block.", feedback(play(one, "a8b7")));
    AnswerResult done = play(play(one, "a8b7").next(), "a7b8");
    assertInstanceOf(AnswerOutcome.Solved.class, done.outcome());
    assertEquals("You found all 3.", feedback(done));
  }

  @Test
  void theBoardStaysAndAnArrowShowsWhatIsFound() {
    ExerciseRun run = all(THREE_WAYS, "answers");
    Scene scene = play(run, "a7b8").next().scene();
    assertEquals(run.scene().pieces(), scene.pieces());
    assertEquals(List.of(new Arrow(Square.A7, Square.B8)), scene.arrows());
  }

  @Test
  void aMoveFoundTwiceIsNeitherCountedNorWrong() {
    ExerciseRun run = play(all(THREE_WAYS, "answers"), "a7b8").next();
    AnswerResult again = play(run, "a7b8");
    assertSame(run, again.next());
    assertEquals("You already have a7 to b8. Look for another one.", feedback(again));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          k1R5/b7/1n6/8/8/8/8/6K1 b - - | answers | b6d5 | refused: leaves-king-in-check
          8/8/4Q3/8/7k/5K2/8/8 w - -    | mates   | e6h3 | That isn’t mate, because the black king on h4 takes the checking piece on h3.
          8/8/4Q3/8/7k/5K2/8/8 w - -    | mates   | e6e7 | That isn’t mate, because the king escapes to h3.
          4k3/8/8/8/8/8/8/R3K3 w Q -    | checks  | a1a7 | The white rook doesn’t give check from a7.
          """)
  void aMoveOfAnotherKindIsExplained(String position, String kind, String move, String answer) {
    assertEquals(answer, feedback(play(all(position, kind), move)));
  }

  @Test
  void theLastMoveFoundCanBeTakenBack() {
    ExerciseRun run = all(THREE_WAYS, "answers");
    ExerciseRun back = play(run, "a7b8").next().answer(new Answer.Undo()).next();
    assertEquals(run.scene(), back.scene());
  }

  @Test
  void theNumberOfRightMovesIsChecked() {
    String two = "kind: goal\nposition: 8/8/4Q3/8/7k/5K2/8/8 w - -\ngoal: mate\n";
    assertEquals(List.of(), problems(two + "solutions: 2\n"));
    assertEquals(List.of("2 moves are right: [e6g4, e6h6]"), problems(two + "solutions: 1\n"));
    assertEquals(
        List.of("there is no check to answer"),
        problems("kind: find-all\nposition: 4k3/8/8/8/8/8/8/4K3 w - -\nall: answers\n"));
    assertEquals(
        List.of("there are 0 moves to find"),
        problems("kind: find-all\nposition: 4k3/8/8/8/8/8/8/4K3 w - -\nall: mates\n"));
    assertEquals(
        List.of("'all': 'answer' is not a kind of move"),
        problems("kind: find-all\nposition: 4k3/8/8/8/8/8/8/4K3 w - -\nall: answer\n"));
  }

  @Test
  void castlingCanBeTypedEvenIfItIsRefused() {
    ExerciseRun run = all("r3k2r/8/8/8/8/5R2/8/4K3 b kq -", "castlings");
    assertEquals(
        List.of("refused: castling-through-check", "That was the only one."),
        Arrays.asList("O-O", "0-0-0").stream()
            .map(text -> feedback(run.answer(new Answer.Typed(text))))
            .toList());
  }
}
