package org.queenside.course.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonCast;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.engine.Opponent;

/** The problems that an author sees in a broken lesson file. */
class LessonFileTest {
  private static final String CAST =
      """
      cast: sly-king
      opening: Catch me!
      beaten: You did.
      """;

  private static final String HEAD =
      """
      id: rook
      title: Rook
      icon: R
      summary: How the rook moves.
      exercises:
      """;

  private static final String FIRST_MOVE =
      """
        - id: first-move
          kind: goal
          task: Move the rook to the star.
          position: 8/8/8/8/8/8/R7/8 w - -
          goal: reach a7
          hints: [Go up the file.]
          concepts: [rook-moves]
      """;

  /** Reads a lesson with one exercise, with one line replaced. */
  private static String opened(String cast) {
    return HEAD.replace("summary:", cast + "summary:");
  }

  private static List<String> problems(String line, String instead) {
    return problems(HEAD + FIRST_MOVE.replace(line, instead));
  }

  private static List<String> problems(String text) {
    LessonFile file = LessonFile.read("rook.yaml", text);
    LessonLinter.check(file);
    return file.problems().toList().stream().map(LessonProblem::toString).toList();
  }

  private static void assertProblem(String expected, List<String> problems) {
    assertEquals(1, problems.size(), problems::toString);
    assertTrue(problems.getFirst().startsWith(expected), problems.getFirst());
  }

  @Test
  void aSoundLessonHasNoProblem() {
    assertEquals(List.of(), problems(HEAD + FIRST_MOVE));
    Lesson lesson = LessonFile.read("rook.yaml", HEAD + FIRST_MOVE).lesson();
    assertNotNull(lesson);
    assertEquals("rook/first-move", lesson.item(lesson.exercises().getFirst()));
  }

  @Test
  void theExercisesOfTheEarlierPathMustBeThere() {
    assertEquals(List.of(), problems(HEAD + FIRST_MOVE + "earlier: [first-move]\n"));
    assertProblem(
        "rook.yaml:13:1: the lesson has no exercise 'maze'",
        problems(HEAD + FIRST_MOVE + "earlier: [first-move, maze]\n"));
  }

  @Test
  void aMisspeltFieldIsReportedWithTheRightName() {
    assertEquals(
        List.of(
            "rook.yaml:6:5: 'goal' is missing. Add 'goal: reach d5'",
            "rook.yaml:10:5: unknown field 'gaol'. Did you mean 'goal'?"),
        problems("goal: reach", "gaol: reach"));
  }

  @Test
  void aFieldOfAnotherKindIsReported() {
    assertProblem(
        "rook.yaml:10:5: 'stars' has no meaning in this kind of exercise",
        problems("goal: reach a7", "stars: [a7]\n    goal: reach a7"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          kind: goal            | kind: gaol                 | 7 | 'kind': 'gaol' is not a kind of exercise. Did you mean 'goal'?
          id: first-move        | id: First Move             | 6 | 'id': 'First Move' is not an id
          goal: reach a7        | goal: reach a9             | 10 | 'goal': 'a9' is not a square
          goal: reach a7        | goal: raech a7             | 10 | 'goal': 'raech a7' is not a goal. Did you mean 'reach d5'?
          goal: reach a7        | goal: [reach, a7]          | 10 | 'goal' needs a single value
          goal: reach a7        | goal:                      | 10 | 'goal' needs a single value
          goal: reach a7        | goal: reach b7             | 10 | no legal move reaches it
          goal: reach a7        | goal: refused bloked       | 10 | no move is refused because of 'bloked'
          8/8/8/8/8/8/R7/8 w - -| 8/8/8/8/8/8/R8/8 w - -     | 9 | 'position': not a FEN
          8/8/8/8/8/8/R7/8 w - -| 8/8/8/8/8/8/R7/P7 w - -    | 9 | 'position': not a possible position: a pawn stands on a1
          hints: [Go up the file.] | hints: Go up the file.  | 11 | 'hints' must be a list
          hints: [Go up the file.] | hints: [""]             | 11 | 'hints' needs a single value
          hints: [Go up the file.] | hints: []               | 11 | there is no hint
          hints: [Go up the file.] | hints: [a, b, c, d]     | 11 | there are more than three hints
          hints: [Go up the file.] | dots: maybe             | 11 | 'dots': 'maybe' is neither true nor false
          concepts: [rook-moves]| misconceptions: [slider-jumps] | 12 | 'misconceptions': 'slider-jumps' is not a known misconception. Did you mean 'sliders-jump'?
          concepts: [rook-moves]| text: One. Two. Three. Four.   | 12 | 'text' has more than 3 sentences
          concepts: [rook-moves]| text: See <b>this</b>.         | 12 | 'text' has markup
          concepts: [rook-moves]| orientation: up                | 12 | 'orientation': 'up' is not a side
          concepts: [rook-moves]| moves: 0                       | 12 | 'moves': '0' is not a number that fits
          concepts: [rook-moves]| reply: [a2a3]                  | 12 | the goal is reached by
          concepts: [rook-moves]| wrong: { a7: No. }             | 12 | 'a7' is not a wrong answer
          concepts: [rook-moves]| wrong: No.                     | 12 | 'wrong' must map names to texts
          """)
  void everyMistakeIsReportedAtItsLine(String line, String instead, int at, String expected) {
    List<String> problems = problems(line.strip(), instead);
    assertTrue(
        problems.stream()
            .anyMatch(
                problem ->
                    problem.matches("rook\\.yaml:" + at + ":\\d+: .*")
                        && problem.contains(expected)),
        problems::toString);
  }

  @Test
  void allMistakesAreReportedAtOnce() {
    List<String> problems =
        problems(
            HEAD
                + FIRST_MOVE.replace("reach a7", "reach a9")
                + FIRST_MOVE.replace("R7/8", "R9/8").replace("first", "second"));
    assertEquals(2, problems.size(), problems::toString);
  }

  @Test
  void aCharacterOpensALesson() {
    LessonFile file = LessonFile.read("rook.yaml", opened(CAST) + FIRST_MOVE);

    assertEquals(
        new LessonCast(Opponent.SLY_KING, "Catch me!", "You did."),
        Objects.requireNonNull(file.lesson()).cast());
  }

  @Test
  void aCharacterIsOneOfTheOpponentsAndSaysLittleTwice() {
    assertProblem(
        "rook.yaml:4:7: 'cast': 'shy-king' is not a character",
        problems(opened(CAST.replace("sly", "shy")) + FIRST_MOVE));
    assertProblem(
        "rook.yaml:4:1: 'cast', 'opening' and 'beaten' belong together",
        problems(opened(CAST.replace("beaten: You did.\n", "")) + FIRST_MOVE));
    assertProblem(
        "rook.yaml:5:10: 'opening': there are more than 14 words",
        problems(opened(CAST.replace("me!", "me" + " if you can".repeat(5))) + FIRST_MOVE));
    assertProblem(
        "rook.yaml:6:9: 'beaten': there is markup",
        problems(opened(CAST.replace("You did", "You **did**")) + FIRST_MOVE));
  }

  @Test
  void anIdThatAppearsTwiceIsReported() {
    assertProblem(
        "rook.yaml:13:5: the id 'first-move' appears twice",
        problems(HEAD + FIRST_MOVE + FIRST_MOVE));
  }

  @Test
  void aFieldThatAppearsTwiceIsReported() {
    assertProblem(
        "rook.yaml:11:5: field 'goal' appears twice",
        problems("goal: reach a7", "goal: reach a7\n    goal: reach a6"));
  }

  @Test
  void theIdMustBeTheNameOfTheFile() {
    assertProblem(
        "rook.yaml:1:1: the id 'bishop' is not the name of the file",
        problems(HEAD.replace("rook", "bishop") + FIRST_MOVE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "just words",
        "[a, b]",
        "id: [",
        "id: rook\n\ttitle: Rook",
        "id: 'rook",
        "\u0000",
        "a: &x [1]\nb: *x",
        "--- a\n--- b",
        "? {a: b} : c",
      })
  void aFileThatIsNotALessonIsAProblemAndNotAnException(String text) {
    LessonFile file = LessonFile.read("rook.yaml", text);
    assertNull(file.lesson());
    assertTrue(file.problems().size() > 0);
  }

  @Test
  void aFileThatWouldGrowByAliasesIsRefused() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i < 40; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    assertProblem("rook.yaml:2:10: aliases", problems(bomb.toString()));
  }

  @Test
  void aDeepOrLongFileIsRefused() {
    assertEquals(1, problems("[".repeat(10_000)).size());
    assertEquals(1, problems("#".repeat(300_000)).size());
  }
}
