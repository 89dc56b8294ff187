package org.queenside.puzzle.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.board.BoardEvents;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleLevel;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.puzzle.trainer.Streak;
import org.queenside.ui.PageTester;
import org.queenside.ui.SvgDrawing;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The pages of the trainer. Each test starts as a new visitor. */
@SpringBootTest
class PuzzlePagesTest extends PageTester {

  @Autowired private PuzzleService puzzles;
  @Autowired private PuzzleTrainerService trainer;
  @Autowired private ProgressService progress;
  @Autowired private Course course;
  @Autowired private JdbcClient jdbc;

  @Test
  void theStartPageLinksToEveryWayOfChoosing() {
    go("puzzles");

    assertThat(links())
        .contains(
            "puzzles/level",
            "puzzles/streak",
            "puzzles/themes",
            "puzzles/few",
            "puzzles/white",
            "puzzles/black",
            "puzzles/me",
            "practice/mate-or-not",
            "practice",
            "collections")
        .anyMatch(link -> link.matches("puzzles/daily/[0-9]+"))
        .doesNotContain("puzzles/missed");
    assertThat(text()).contains("Finding your level");
  }

  @Test
  void aNewcomerIsToldWhatMateIsAndMayGoOn() {
    go("puzzles");
    assertThat(text()).contains("A king in checkmate is under attack, and no move can save it.");
    assertThat(filled()).singleElement().asString().startsWith("learn/checkmate/");
    assertThat(links()).contains("puzzles/level");

    go("puzzles/level");
    assertThat(text()).contains("A king in checkmate is under attack, and no move can save it.");
    play(shown().position().matesInOne().getFirst());
    go("puzzles/level");
    assertThat(text()).doesNotContain("A king in checkmate");
    go("puzzles");
    assertThat(text()).doesNotContain("A king in checkmate");
    assertThat(filled()).containsExactly("puzzles/level");
  }

  @Test
  void aLearnerWhoDidTheLessonIsNoNewcomer() {
    progress.record(
        Attempt.solved(
            Objects.requireNonNull(course.lesson("checkmate")).testItem(),
            "5/5",
            Effort.NONE,
            Stars.MOST));
    go("puzzles");

    assertThat(filled()).containsExactly("puzzles/level");
  }

  @ParameterizedTest
  @ValueSource(strings = {"level", "few", "white", "black", "back-rank", "daily"})
  void anAddressWithoutANumberLeadsToAPuzzleOfItsKind(String kind) {
    go("puzzles/" + kind);

    assertThat(address()).matches("puzzles/" + kind + "/[0-9]+");
    assertThat(text()).contains("Mate in one.");
    Puzzle puzzle = shown();
    if (kind.equals("black")) {
      assertThat(puzzle.position().turn()).isEqualTo(Color.BLACK);
      assertThat(board().getState().display().orientation()).isEqualTo(Color.BLACK);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"puzzles/nonsense", "puzzles/nonsense/1", "puzzles/level/1/more"})
  void anUnknownAddressIsReported(String address) {
    go(address);

    assertThat(text()).contains("There’s nothing at this address.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puzzles/level/999999999",
        "puzzles/level/abc",
        "puzzles/level/0",
        "puzzles/c9/-1"
      })
  void anUnknownPuzzleIsReportedWithALinkToAnother(String address) {
    go(address);

    assertThat(text()).contains("This puzzle isn’t here.").contains("Another puzzle");
  }

  @Test
  void aDeletedCollectionLinksToOtherPuzzles() {
    go("puzzles/c987654321");

    assertThat(text()).contains("No puzzle of this kind.");
    assertThat(links()).contains("puzzles/level", "puzzles");
  }

  @Test
  void aCollectionLeadsToItsPuzzlesUnderItsName() {
    go("collections");
    String link =
        links().stream().filter(each -> each.matches("puzzles/c[0-9]+")).findFirst().orElseThrow();

    go(link);

    assertThat(address()).matches(link + "/[0-9]+");
    assertThat(text()).contains(puzzles.collections().getFirst().name());
  }

  @Test
  void aMistakeCostsPointsOnceAndTheMateIsStillPraised() {
    go("puzzles/level");
    Position position = shown().position();

    play(wrong(position));
    assertThat(text()).contains("Not yet").contains("Finding your level");
    double after = trainer.level().rating().value();
    assertThat(after).isLessThan(PuzzleLevel.FIRST.rating().value());
    play(wrong(position));
    play(position.matesInOne().getFirst());

    assertThat(text()).contains("Next").doesNotContain("Not yet");
    assertThat(trainer.level().rating().value()).isEqualTo(after);
  }

  @Test
  void aCertainLevelIsShownWithItsChange() {
    go("puzzles/level");
    play(wrong(shown().position()));
    jdbc.sql("update puzzle_level set rating = 1240, deviation = 80").update();

    go("puzzles/level");
    assertThat(text()).contains("Level 1240");
    play(shown().position().matesInOne().getFirst());

    long now = Math.round(trainer.level().rating().value());
    assertThat(now).isGreaterThan(1240);
    assertThat(text()).contains("Level 1240 → " + now).contains("Level " + now + ", before 1240");

    jdbc.sql("update puzzle_day set met_on = met_on - 2, rating = 1240").update();
    go("puzzles/level");
    play(shown().position().matesInOne().getFirst());
    go("puzzles/me");
    assertThat($(SvgDrawing.class).all())
        .anyMatch(
            each ->
                each.getElement()
                    .getAttribute("aria-label")
                    .startsWith("A line from level 1240 on "));
  }

  @Test
  void anIllegalMoveIsNamedAndCostsNothing() {
    go("puzzles/level");
    Position position = shown().position();

    play(illegal(position));
    assertThat(text()).contains("Not allowed");
    assertThat(trainer.level()).isEqualTo(PuzzleLevel.FIRST);
    play(position.matesInOne().getFirst());

    assertThat(trainer.level().solved()).isEqualTo(1);
  }

  @Test
  void theShownSolutionCanBePlayedAfterwards() {
    go("puzzles/level");

    press("Show me");
    assertThat(text()).contains("The solution");
    press("Try again");
    play(shown().position().matesInOne().getFirst());

    assertThat(text()).contains("Next");
  }

  @Test
  void nextLeadsToAnotherPuzzle() {
    go("puzzles/level");
    String first = address();
    play(shown().position().matesInOne().getFirst());

    press("Next");

    assertThat(address()).isNotEqualTo(first).matches("puzzles/level/[0-9]+");
  }

  @Test
  void anUnsavedAnswerIsNotShownAsSolved() {
    go("puzzles/level");
    Position position = shown().position();

    withoutTable("puzzle_level", () -> play(position.matesInOne().getFirst()));

    assertThat(text()).contains("Not saved").doesNotContain("Next");
    play(position.matesInOne().getFirst());
    assertThat(text()).contains("Next");
  }

  @Test
  void aStreakContinuesAfterAReloadAndKeepsItsOneSkip() {
    go("puzzles/streak");
    press("Begin");
    assertThat(text()).contains("0 solved");
    assertThat(hasButton("Hint")).isFalse();
    assertThat(hasButton("Show me")).isFalse();
    play(inStreak().matesInOne().getFirst());
    assertThat(text()).contains("1 solved");
    press("Next");
    PuzzleId second = trainer.streak().now();

    go("puzzles/streak");
    assertThat(text()).contains("1 solved");
    play(illegal(inStreak()));
    assertThat(text()).contains("Not allowed");
    press("Skip this one");

    assertThat(trainer.streak().now()).isNotEqualTo(second);
    assertThat(trainer.streak().over()).isFalse();
    assertThat(hasButton("Skip this one")).isFalse();
  }

  @Test
  void theEndOfAStreakShowsTheMissedPuzzle() {
    go("puzzles/streak");
    press("Begin");
    Position position = inStreak();
    PuzzleId missed = Objects.requireNonNull(trainer.streak().now());
    Move move = wrong(position);
    play(move);
    play(position.matesInOne().getFirst());
    assertThat(text()).contains("Not right").doesNotContain("Right.");
    press("Next");

    go("puzzles/streak");

    assertThat(text())
        .contains("None this time.")
        .contains(move.from() + " to " + move.to())
        .contains("mate");
    assertThat(links()).contains("puzzles/streak/" + missed);
    press("Start again");
    assertThat(trainer.streak().over()).isFalse();
  }

  @Test
  void aStreakThatCannotBeSavedIsReported() {
    go("puzzles/streak");

    withoutTable("puzzle_streak", () -> press("Begin"));

    assertThat(text()).contains("Not saved");
    press("Try again");
    press("Begin");
    assertThat(trainer.streak()).isNotEqualTo(Streak.NONE);
  }

  @Test
  void aMissedPuzzleIsRepeatedUntilItIsSolved() {
    go("puzzles/level");
    Puzzle puzzle = shown();
    play(wrong(puzzle.position()));
    go("puzzles");
    assertThat(text()).contains("One missed before");

    go("puzzles/missed");
    assertThat(address()).isEqualTo("puzzles/missed/" + puzzle.id());
    assertThat(text()).doesNotContain("Level");
    play(puzzle.position().matesInOne().getFirst());
    press("Next");

    assertThat(text()).contains("No missed puzzles are waiting.");
  }

  @Test
  void everyPatternIsShownWithItsPuzzles() {
    go("puzzles/themes");

    puzzles
        .counts(PuzzleFilter.ALL)
        .forEach(
            (pattern, count) -> {
              assertThat(text())
                  .contains(TestTranslator.WORDS.translate(PatternMessageKey.NAME.of(pattern)));
              assertThat(links()).contains("puzzles/" + PuzzleFilter.of(pattern));
            });
  }

  @Test
  void learnersWithoutResultsAreInvited() {
    go("puzzles/me");

    assertThat(text()).contains("You haven’t solved any yet.");
    assertThat(links()).contains("puzzles/level");
  }

  @Test
  void theSolvedPuzzlesOfADayAreABarAndARow() {
    for (int solved = 0; solved < 2; solved++) {
      go("puzzles/level");
      play(shown().position().matesInOne().getFirst());
    }

    go("puzzles/me");

    assertThat(text()).contains("Solved at first sight: 2 of 2");
    SvgDrawing drawing = $(SvgDrawing.class).first();
    assertThat(drawing.getElement().getAttribute("aria-label"))
        .contains("2 solved in all, most of them on")
        .endsWith(": 2.");
    assertThat(drawing.getElement().getProperty("innerHTML")).contains(">2</text>");
  }

  @Test
  void thePuzzleOfTheDayIsTheSameForEveryoneAndLinksBack() {
    go("puzzles/daily");
    String today = address();
    play(shown().position().matesInOne().getFirst());
    press("Finish");
    assertThat(address()).isEqualTo("puzzles");

    go("puzzles/daily");
    assertThat(address()).isEqualTo(today);
  }

  private void go(String address) {
    UI.getCurrent().navigate(address);
  }

  private static String address() {
    return UI.getCurrent().getInternals().getActiveViewLocation().getPath();
  }

  private Puzzle shown() {
    long id = Long.parseLong(address().replaceAll(".*/", ""));
    return Objects.requireNonNull(puzzles.find(new PuzzleId(id)));
  }

  private Position inStreak() {
    PuzzleId now = Objects.requireNonNull(trainer.streak().now());
    return Objects.requireNonNull(puzzles.find(now)).position();
  }

  private static Move wrong(Position position) {
    return position.legalMoves().stream()
        .filter(move -> move.promotion() == null && !position.play(move).isCheckmate())
        .findFirst()
        .orElseThrow();
  }

  /** Returns a king's move onto a piece of the same side, or too far away. */
  private static Move illegal(Position position) {
    Square king = Objects.requireNonNull(position.king(position.turn()));
    return Move.of(king, Square.of((king.file() + 4) % 8, king.rank() < 4 ? king.rank() + 3 : 0));
  }

  private void play(Move move) {
    BoardEvents.move(board(), move);
  }

  private boolean hasButton(String label) {
    return !buttons(label).isEmpty();
  }

  private List<String> filled() {
    return $view(Anchor.class).all().stream()
        .filter(link -> link.hasClassName("fill"))
        .map(Anchor::getHref)
        .toList();
  }

  private List<String> links() {
    return $(Anchor.class).all().stream().map(Anchor::getHref).toList();
  }

  private void withoutTable(String table, Runnable action) {
    jdbc.sql("alter table " + table + " rename to mislaid").update();
    try {
      action.run();
    } finally {
      jdbc.sql("alter table mislaid rename to " + table).update();
    }
  }
}
