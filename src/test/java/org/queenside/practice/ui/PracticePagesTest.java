package org.queenside.practice.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.PracticeService;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.store.TestClock;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import tools.jackson.databind.json.JsonMapper;

/** The practice pages, without a browser. */
@SpringBootTest
class PracticePagesTest extends SpringBrowserlessTest {

  private static final Pattern CALLED = Pattern.compile("Find ([a-h][1-8])");

  @Autowired private PracticeService practice;
  @Autowired private PuzzleTrainerService trainer;

  @Test
  void theStartPageLinksToEveryDrillToPuzzlesAndToToday() {
    open("practice");
    List<String> addresses = shown(Anchor.class).map(Anchor::getHref).toList();
    assertThat(addresses).contains("today", "puzzles").doesNotHaveDuplicates();
    for (Drill drill : Drill.values()) {
      assertThat(addresses).contains("practice/" + drill.code());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyDrillOpens(Drill drill) {
    open("practice/" + drill.code());
    assertThat(text()).doesNotContain("!{").containsAnyOf("1 of ", "Begin");
    assertThat(text()).contains(UI.getCurrent().getTranslation("drill." + drill.code()));
  }

  @Test
  void anUnknownDrillIsReported() {
    open("practice/juggling");
    assertThat(text()).contains("There’s nothing at this address.");
  }

  @Test
  void aRoundIsTheSameWhenItsAddressIsOpenedAgain() {
    var words = new PracticeMessages(Locale.ENGLISH);
    for (int task = 1; task <= 3; task++) {
      open("practice/reach?round=815&task=" + task + "&right=0");
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
    open("practice/defenders?" + query);
    assertThat(text()).contains(where);
  }

  @Test
  void aRoundEndsWithTheNumberOfTasksRightAtOnce() {
    open("practice/turn?round=1&task=4&right=2");
    press("Skip");
    assertThat(text()).contains("2 of 4 at the first try");
    press("Once more");
    assertThat(text()).contains("1 of 4");
  }

  @Test
  void theChosenSettingsStay() {
    open("practice/set-up");
    press("Both");
    press("On");
    press("Begin");
    assertThat(text()).contains("Set up the pieces of both sides.");
    open("practice/set-up?side=black&from=black&clock");
    assertThat(pressed()).containsExactly("Black", "Black", "On");
    open("practice/find-square?from=black&go");
    assertThat(board().getState().display().orientation()).isEqualTo(Color.BLACK);
  }

  @Test
  void tenSquaresAreFoundAndTheMissedOneShowsOnTheAccuracyBoard() {
    open("practice/find-square?from=white&go");
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
    open("practice");
    Component main = (Component) getCurrentView();
    var page =
        new SquareDrillPanel(
            Drill.FIND_SQUARE, query, new DrillPanelFactory(practice, trainer, clock));
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

  private void timeIsUp() {
    var element = shown(Countdown.class).findFirst().orElseThrow().getElement();
    element
        .getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(element, "over", new JsonMapper().createObjectNode()));
  }

  @Test
  void theDayStaysTheSameUntilItIsDone() {
    open("today");
    assertThat(text()).contains("1 of 6").contains("Mate in one.");
    // After the first attempt the visitor is a learner, and the plan is stored.
    press("Skip");
    String second = text();
    assertThat(second).contains("2 of 6");
    var pieces = board().getState().pieces();
    open("practice");
    open("today");
    assertThat(text()).contains("2 of 6");
    assertThat(board().getState().pieces()).isEqualTo(pieces);
    for (int part = 2; part < 6; part++) {
      press("Skip");
    }
    assertThat(text()).contains("6 of 6");
    press("Skip");
    assertThat(text()).contains("That’s it for today.");
    open("today");
    assertThat(text()).contains("That’s it for today.");
  }

  @Test
  void theStartPageOffersTodayToLearnersWhoKnowMate() {
    open("");
    assertThat(filled()).containsExactly("Start");
    open("learn/checkmate/back-rank");
    BoardEvents.move(board(), Move.parseUci("c1c8"));
    open("");
    assertThat(filled()).containsExactly("Today: a short mix");
  }

  private List<String> filled() {
    return shown(Anchor.class)
        .filter(link -> link.hasClassName("fill"))
        .map(Anchor::getText)
        .toList();
  }

  private List<String> pressed() {
    return shown(NativeButton.class)
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

  private static void open(String address) {
    int query = address.indexOf('?');
    UI.getCurrent()
        .navigate(
            query < 0 ? address : address.substring(0, query),
            query < 0
                ? QueryParameters.empty()
                : QueryParameters.fromString(address.substring(query + 1)));
  }

  private void press(String label) {
    NativeButton found =
        shown(NativeButton.class)
            .filter(button -> button.getText().equals(label))
            .findFirst()
            .orElseThrow();
    test(found).click();
  }

  private ChessBoard board() {
    return shown(ChessBoard.class).findFirst().orElseThrow();
  }

  private <T extends Component> Stream<T> shown(Class<T> type) {
    return descendants((Component) getCurrentView()).filter(type::isInstance).map(type::cast);
  }

  private static Stream<Component> descendants(Component component) {
    return Stream.concat(
        Stream.of(component), component.getChildren().flatMap(PracticePagesTest::descendants));
  }

  private String text() {
    return getCurrentView().getElement().getTextRecursively();
  }
}
