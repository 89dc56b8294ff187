package org.queenside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.board.BoardEvents;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.RunTranscript;
import org.queenside.course.run.ExerciseRun;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.PracticeMessages;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleExercise;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Tests pages outside lessons that are reloaded in the middle of an exercise. */
@Tag("slow")
@SpringBootTest
class ReloadedPagesTest extends PageTester {

  private static final Pattern CALLED = Pattern.compile("Find ([a-h][1-8])");

  @Autowired private Course course;
  @Autowired private ProgressService progress;
  @Autowired private PuzzleTrainerService trainer;
  @Autowired private JdbcClient jdbc;

  @Test
  void aPuzzleComesBackWithItsHint() {
    visit("puzzles/level/" + puzzle().id());
    press("Hint");

    reload();

    assertThat(text()).contains("Hint 1 of 3");
    press("Hint");
    assertThat(text()).contains("Hint 2 of 3");
  }

  @Test
  void aLinkToASolvedPuzzleDoesNotTellItsSolutionToOthers() {
    Puzzle puzzle = puzzle();
    Exercise exercise = PuzzleExercise.of(puzzle, List.of(), (key, _) -> key);
    Move mate = puzzle.position().matesInOne().getFirst();
    var run = ExerciseRun.start(exercise);
    var answer = new Answer.Play(mate);
    RunTranscript solved = RunTranscript.NONE.after(run, answer, run.answer(answer));

    visit("puzzles/level/" + puzzle.id() + "?did=" + mate + "&at=" + solved.check());

    assertThat(text()).contains("Hint").doesNotContain("Next").doesNotContain("Back to the start");
    assertThat(board().getState().pieces()).isEqualTo(pieces(puzzle));
  }

  @Test
  void marksOfADrillComeBack() {
    Exercise task = new DrillRound(Drill.REACH, 815).task(2, new PracticeMessages(Locale.ENGLISH));
    Square square =
        solution(task).stream()
            .filter(Answer.Toggle.class::isInstance)
            .map(answer -> ((Answer.Toggle) answer).square())
            .findFirst()
            .orElseThrow();
    visit("practice/reach?round=815&task=3&right=1");
    BoardEvents.press(board(), square);

    reload();

    assertThat(text()).contains("3 of 8");
    assertThat(board().getState().annotations().marks().contains(square)).isTrue();
  }

  @Test
  void aCheckToJudgeComesBack() {
    visit("practice/mate-or-not");
    Map<Square, Piece> pieces = board().getState().pieces();
    press("Hint");

    reload();

    assertThat(board().getState().pieces()).isEqualTo(pieces);
    assertThat(text()).contains("Hint 1 of");
  }

  @Test
  void squaresComeBackWithTheirMistakes() {
    visit("practice/find-square?from=white&go");
    Square missed = called();
    int before = recorded("drill/find-square/" + missed);
    BoardEvents.press(board(), missed == Square.A1 ? Square.H8 : Square.A1);
    BoardEvents.press(board(), missed);
    BoardEvents.press(board(), called());
    Square third = called();

    reload();

    assertThat(text()).contains("2 of 10");
    assertThat(called()).isEqualTo(third);
    for (int square = 2; square < 10; square++) {
      BoardEvents.press(board(), called());
    }
    press("Finish");
    assertThat(text()).contains("9 of 10 at the first try");
    assertThat(recorded("drill/find-square/" + missed)).isEqualTo(before + 2);
  }

  @Test
  void squaresAgainstTheClockBeginAgain() {
    visit("practice/find-square?from=white&clock&go");
    BoardEvents.press(board(), called());

    reload();

    assertThat(board().getState().annotations().marks().isEmpty()).isTrue();
  }

  /** Forged squares: too few, too many, and nonsense. */
  @ParameterizedTest
  @ValueSource(strings = {"e4", "e4e4e4e4e4e4e4e4e4e4e4", "a9b9c9d9e9f9g9h9a9b9", "%3Cscript%3E"})
  void forgedSquaresAreReplaced(String squares) {
    visit("practice/find-square?from=white&go&squares=" + squares);

    assertThat(text()).contains("0 of 10");
    assertThat(called()).isNotNull();
  }

  @Test
  void piecesSetUpComeBack() {
    visit("practice/set-up?side=white&from=white&go");
    BoardEvents.place(board(), Square.E1, Piece.WHITE_KING);

    reload();

    assertThat(board().getState().pieces()).containsEntry(Square.E1, Piece.WHITE_KING);
    assertThat(text()).contains("1 of 16");
  }

  @Test
  void theTaskOfTheDayComesBackWithItsHint() {
    String mate = Objects.requireNonNull(course.lesson("checkmate")).testItem();
    progress.record(Attempt.solved(mate, "5/5", Effort.NONE, Stars.MOST));
    visit("today");
    press("Hint");

    reload();

    assertThat(text()).contains("1 of 6").contains("Hint 1 of 3");
  }

  @Test
  void aTestGoesOnWhereItWasAndKeepsItsMistake() {
    int before = recorded("rook:test");
    visit("test/rook");
    press("Begin");
    reload();
    String first = text();
    assertThat(first).contains("1 of 5");
    press("I don’t know");

    reload();

    assertThat(text()).contains("2 of 5");
    for (int task = 2; task <= 5; task++) {
      press("I don’t know");
    }
    assertThat(text()).contains("0 of 5 right");
    reload();
    assertThat(text()).contains("0 of 5 right");
    assertThat(recorded("rook:test")).isEqualTo(before + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?begun=", "?begun=-1", "?begun=soon", "?begun=999999999999999"})
  void aTestWithoutABeginningIsOffered(String query) {
    visit("test/rook" + query);

    assertThat(text()).contains("Begin");
  }

  private Puzzle puzzle() {
    Puzzle puzzle = trainer.next(PuzzleFilter.ALL);
    assertThat(puzzle).isNotNull();
    return puzzle;
  }

  private static Map<Square, Piece> pieces(Puzzle puzzle) {
    return puzzle.position().board().toMap();
  }

  private static List<Answer.Try> solution(Exercise task) {
    var shown = ExerciseRun.start(task).answer(new Answer.ShowMe()).outcome();
    return ((AnswerOutcome.Shown) shown).answers();
  }

  private Square called() {
    var matcher = CALLED.matcher(text());
    assertThat(matcher.find()).isTrue();
    return Square.parse(matcher.group(1));
  }

  private int recorded(String item) {
    return jdbc.sql("select count(*) from attempt where item = ?")
        .param(item)
        .query(Integer.class)
        .single();
  }
}
