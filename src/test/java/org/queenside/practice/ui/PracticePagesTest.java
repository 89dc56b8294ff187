package org.queenside.practice.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.LearntRules;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.PracticeService;
import org.queenside.practice.TimedChallenge;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.store.TestClock;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The practice pages, without a browser. */
@SpringBootTest
class PracticePagesTest extends PageTester {

  private static final Pattern CALLED = Pattern.compile("Find ([a-h][1-8])");

  @Autowired private PracticeService practice;
  @Autowired private PuzzleTrainerService trainer;
  @Autowired private PuzzleService puzzles;
  @Autowired private LearntRules learnt;
  @Autowired private Course course;
  @Autowired private ProgressService progress;

  @Test
  void theStartPageLinksToEveryDrillToPuzzlesAndToToday() {
    visit("practice");
    List<String> addresses = $view(Anchor.class).all().stream().map(Anchor::getHref).toList();
    assertThat(addresses).contains("today", "puzzles").doesNotHaveDuplicates();
    for (Drill drill : Drill.values()) {
      assertThat(addresses).contains("practice/" + drill.code());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyDrillOpens(Drill drill) {
    visit("practice/" + drill.code());
    assertThat(text()).doesNotContain("!{").containsAnyOf("1 of ", "Begin");
    assertThat(text()).contains(UI.getCurrent().getTranslation("drill." + drill.code()));
  }

  @Test
  void anUnknownDrillIsReported() {
    visit("practice/juggling");
    assertThat(text()).contains("There’s nothing at this address.");
  }

  @Test
  void aRoundIsTheSameWhenItsAddressIsOpenedAgain() {
    var words = new PracticeMessages(Locale.ENGLISH);
    for (int task = 1; task <= 3; task++) {
      visit("practice/reach?round=815&task=" + task + "&right=0");
      Exercise made = new DrillRound(Drill.REACH, 815).task(task - 1, words);
      assertThat(text()).contains(made.info().task()).contains(task + " of 8");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "round=5&task=99&right=99, 8 of 8",
    "round=5&task=-1&right=x, 1 of 8",
    "round=5, 1 of 8",
    "round=99999999999999999999&task=3, 1 of 8",
    "task=3, 1 of 8"
  })
  void anInvalidAddressOpensSomeTask(String query, String where) {
    visit("practice/defenders?" + query);
    assertThat(text()).contains(where);
  }

  @Test
  void aRoundEndsWithTheNumberOfTasksRightAtOnce() {
    visit("practice/turn?round=1&task=4&right=2");
    press("Skip");
    assertThat(text()).contains("2 of 4 at the first try");
    press("Once more");
    assertThat(text()).contains("1 of 4");
  }

  /**
   * What was selected for the last task doesn't count, because the next one asks something else.
   */
  @ParameterizedTest
  @CsvSource({
    "practice/legal?round=1, Skip",
    "practice/mate-or-not?round=1, Skip",
    "puzzles/level, Skip",
    "placement?seed=7&marks=, I don’t know"
  })
  void theNextTaskAsksAnotherQuestionOnTheSameBoard(String address, String skip) {
    visit(address);
    ChessBoard board = board();
    Set<String> asked = new HashSet<>();
    for (int task = 0; task < 3; task++) {
      assertThat(board()).isSameAs(board);
      assertThat(asked.add(board.getState().question())).as("task %d", task).isTrue();
      press(skip);
    }
  }

  @Test
  void theChosenSettingsStay() {
    visit("practice/set-up");
    press("Both");
    press("On");
    press("Begin");
    assertThat(text()).contains("Set up the pieces of both sides.");
    visit("practice/set-up?side=black&from=black&clock");
    assertThat(pressed()).containsExactly("Black", "Black", "On");
    visit("practice/find-square?from=black&go");
    assertThat(board().getState().display().orientation()).isEqualTo(Color.BLACK);
  }

  @Test
  void tenSquaresAreFoundAndTheMissedOneShowsOnTheAccuracyBoard() {
    visit("practice/find-square?from=white&go");
    Square missed = called();
    BoardEvents.press(board(), missed == Square.A1 ? Square.H8 : Square.A1);
    assertThat(text()).contains("Not yet");
    for (int square = 0; square < 10; square++) {
      BoardEvents.press(board(), called());
    }
    press("Finish");
    assertThat(text())
        .contains("9 of 10 at the first try")
        .contains("How well you know each square");
    assertThat(practice.squares(Drill.FIND_SQUARE)).hasSize(10);
    assertThat(practice.squares(Drill.FIND_SQUARE).get(missed).missed()).isEqualTo(1);
  }

  @Test
  void aTimedRoundEndsWhenTheTimeIsUp() {
    var clock = new TestClock();
    var query = QueryParameters.fromString("from=white&clock&go");
    visit("practice");
    Component main = (Component) getCurrentView();
    var page = new SquareDrillPanel(Drill.FIND_SQUARE, query, factory(clock));
    main.getElement().appendChild(page.getElement());

    for (int square = 0; square < 3; square++) {
      BoardEvents.press(board(), called());
    }
    assertThat(text()).doesNotContain("of 120").doesNotContain("Hint");
    clock.advance(Duration.ofSeconds(20));
    timeIsUp();
    assertThat(text()).contains("Find the squares");
    clock.advance(Duration.ofSeconds(15));
    BoardEvents.press(board(), called());
    timeIsUp();
    assertThat(text()).contains("3 squares in 30 seconds").contains("Your best so far.");
  }

  private DrillSpecFactory factory(TestClock clock) {
    return new DrillSpecFactory(practice, trainer, puzzles, learnt, clock);
  }

  @Test
  void movesAreJudgedAgainstTheClock() {
    var clock = new TestClock();
    visit("practice");
    Component main = (Component) getCurrentView();
    main.getElement()
        .appendChild(
            new LegalMoveDrillPanel(QueryParameters.fromString("clock&go"), factory(clock))
                .getElement());
    int judged = 0;
    while (judged < 3) {
      press("That’s fine");
      if (text().contains("Not yet")) {
        // The move is forbidden; then the mistake is shown, and the answer doesn't count.
        break;
      }
      judged++;
    }
    clock.advance(Duration.ofSeconds(61));
    timeIsUp();
    assertThat(text()).contains("in one minute").contains("Your best");
    Integer best = practice.best(TimedChallenge.LEGAL_MOVES);
    assertThat(best).isEqualTo(judged);
  }

  @Test
  void aRoundAboutLegalMovesBeginsFromItsSettings() {
    visit("practice/legal");
    press("Begin");
    assertThat(text()).contains("1 of 10").contains("Is this move allowed?");
  }

  private void timeIsUp() {
    fire($(Countdown.class).single().getElement(), "over");
  }

  @Test
  void theDayStaysTheSameUntilItIsDone() {
    pass("checkmate");
    visit("today");
    assertThat(text()).contains("1 of 6").contains("Mate in one.");
    press("Skip");
    String second = text();
    assertThat(second).contains("2 of 6");
    var pieces = board().getState().pieces();
    visit("practice");
    visit("today");
    assertThat(text()).contains("2 of 6");
    assertThat(board().getState().pieces()).isEqualTo(pieces);
    for (int part = 2; part < 6; part++) {
      press("Skip");
    }
    assertThat(text()).contains("6 of 6");
    press("Skip");
    assertThat(text()).contains("That’s it for today.");
    visit("today");
    assertThat(text()).contains("That’s it for today.");
  }

  @Test
  void theStartPageOffersTodayToLearnersWhoKnowMate() {
    visit("");
    assertThat(filled()).containsExactly("Start");
    pass("checkmate");
    visit("practice");
    visit("");
    assertThat(filled()).containsExactly("Today: a short mix");
  }

  private void pass(String lesson) {
    String test = Objects.requireNonNull(course.lesson(lesson)).testItem();
    progress.record(Attempt.solved(test, "5/5", Effort.NONE, Stars.MOST));
  }

  private List<String> filled() {
    return $view(Anchor.class).all().stream()
        .filter(link -> link.hasClassName("fill"))
        .map(Anchor::getText)
        .toList();
  }

  private List<String> pressed() {
    return $(NativeButton.class).all().stream()
        .filter(button -> "true".equals(button.getElement().getAttribute("aria-pressed")))
        .map(NativeButton::getText)
        .toList();
  }

  private Square called() {
    var matcher = CALLED.matcher(text());
    assertThat(matcher.find()).isTrue();
    assertThat(board().getState().mode()).isEqualTo(BoardMode.PICK);
    return Square.parse(matcher.group(1));
  }
}
