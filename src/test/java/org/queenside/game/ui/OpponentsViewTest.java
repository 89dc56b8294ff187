package org.queenside.game.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.engine.Opponent;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameHelp;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PlayedGame;
import org.queenside.game.SideChoice;
import org.queenside.game.TimeControl;
import org.queenside.play.MiniGame;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import tools.jackson.databind.node.JsonNodeFactory;

/** Tests the page on which games start. */
@SpringBootTest
class OpponentsViewTest extends PageTester {

  private static final String LONE_PAWN = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";

  @ParameterizedTest
  @EnumSource
  void everyOpponentHasAGame(Opponent opponent) {
    visit("play");
    choose(name(opponent));
    press("Start the game");

    assertThat(address()).startsWith("play/game/");
    assertThat(query("opponent")).contains(opponent.code());
    assertThat(text()).contains(name(opponent));
  }

  @Test
  void aGameBeginsWithAllHelpAndWithoutAClock() {
    visit("play");
    press("Start the game");

    assertThat(query("side")).contains("white");
    assertThat(query("help")).contains("moves-warn-back");
    assertThat(query("clock")).isEmpty();
  }

  @Test
  void theChosenSettingsCount() {
    visit("play");
    choose("Black");
    toggle("Warn me before I lose a piece", false);
    toggle("Let me take moves back", false);
    toggle("Play with a clock", true);
    choose("10 min");
    choose("The computer plays without its queen");
    press("Start the game");

    assertThat(query("side")).contains("black");
    assertThat(query("help")).contains("moves");
    assertThat(query("clock")).contains("10-5");
    assertThat(query("odds")).contains("queen");
  }

  @Test
  void theTimesDoNotCountWithoutAClock() {
    visit("play");
    choose("15 min");
    press("Start the game");

    assertThat(query("clock")).isEmpty();
  }

  @Test
  void anAddressCanChooseTheOpponent() {
    open("play", QueryParameters.of("with", "stone-rook"));
    press("Start the game");

    assertThat(query("opponent")).contains("stone-rook");
  }

  @Test
  void anUnknownOpponentInTheAddressIsIgnored() {
    open("play", QueryParameters.of("with", "grandmaster"));
    press("Start the game");

    assertThat(query("opponent")).contains("hungry-pawn");
  }

  @Test
  void aGameWithAFriendIsAtThisScreen() {
    visit("play");
    choose("A friend");
    press("Start the game");

    assertThat(address()).isEqualTo("play/chess");
    assertThat(text()).contains("White to move");
  }

  @Test
  void aGameWithAFriendBeginsFromAPosition() {
    visit("play");
    choose("A friend");
    startFrom(" " + LONE_PAWN + " ");

    assertThat(address()).startsWith("play/chess?fen=");
    assertThat(text()).contains("Black to move");
  }

  @Test
  void aGameAgainstTheComputerBeginsFromAPosition() {
    visit("play");
    startFrom(LONE_PAWN);

    assertThat(address()).startsWith("play/game/");
    assertThat(query("fen")).contains(LONE_PAWN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/8/8/8/8/8/8/K6k w - - 0 x|This isn’t a FEN. “x” doesn’t belong at character 27.",
        "8/8/8/8/8/8/8/K7 w - - 0 1|Black has no king.",
        "8/8/8/8/8/8/8/Kk6 w - - 0 1|are next to each other",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1|The king on e8 is in check, but it isn’t that side’s turn.",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1|A pawn can’t be on a1.",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1|there’s no rook on h1"
      })
  void anUnplayablePositionIsExplained(String fen, String said) {
    visit("play");
    startFrom(fen);
    assertThat(text()).contains("No game can start here").contains(said);
    assertThat(address()).isEqualTo("play");
    open("play/chess", QueryParameters.of("fen", fen));
    assertThat(text()).contains("No game can start here").contains(said);
  }

  @Test
  void anEmptyPositionIsAskedFor() {
    visit("play");
    startFrom(" ");

    assertThat(text()).contains("Paste a position first.").doesNotContain("This isn’t a FEN");
    assertThat(address()).isEqualTo("play");
  }

  @Test
  void aGameForThePathSaysWhatIsWon() {
    open(
        "play",
        new QueryParameters(Map.of("with", List.of("hungry-pawn"), "from", List.of("path"))));

    assertThat(text()).contains("the square on your path is yours").doesNotContain("Pick anyone");
    press("Start the game");
    assertThat(query("opponent")).contains("hungry-pawn");
  }

  @ParameterizedTest
  @EnumSource
  void everyMiniGameIsOffered(MiniGame game) {
    visit("play");

    assertThat(html()).contains("href=\"play/" + game.code() + "\"");
  }

  @Test
  void aVisitorHasNoStars() {
    visit("play");

    assertThat(text()).doesNotContain("Keep playing");
    assertThat(html()).doesNotContain("you’ve won");
  }

  @Test
  void anUnfinishedGameGoesOnAndItsChoiceIsRemembered(@Autowired GameService games) {
    var chosen =
        new GameSettings(
            Opponent.SLEEPY_BISHOP,
            SideChoice.EITHER,
            new GameHelp(false, true, false),
            TimeControl.FIFTEEN_MINUTES,
            null,
            false,
            null);
    PlayedGame game = PlayedGame.begin(GameId.random(), chosen);
    if (game.own() == Color.BLACK) {
      game = games.answer(game, new ComputerTurn.Moves(Move.parseUci("e2e4")));
    }
    games.play(game, game.game().position().legalMoves().getFirst());
    visit("play");

    assertThat(text()).contains("Keep playing Sleepy Bishop");
    assertThat(html()).contains("href=\"play/game/" + game.id() + "\"");
    press("Start the game");
    assertThat(query("opponent")).contains("sleepy-bishop");
    assertThat(query("side")).contains("either");
    assertThat(query("help")).contains("warn");
    assertThat(query("clock")).contains("15-10");
  }

  @Test
  void anOpponentThatWasBeatenHasAStar(@Autowired GameService games) {
    PlayedGame game =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.JUMPY_KNIGHT, SideChoice.WHITE));
    for (String move : List.of("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7")) {
      Move next = Move.parseUci(move);
      game =
          game.isOwnTurn()
              ? games.play(game, next)
              : games.answer(game, new ComputerTurn.Moves(next));
    }
    visit("play");

    assertThat(text()).contains("Jumpy Knight, you’ve won").doesNotContain("Hungry Pawn, you’ve");
  }

  private static String name(Opponent opponent) {
    return Arrays.stream(opponent.name().split("_"))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  private static void open(String path, QueryParameters query) {
    UI.getCurrent().navigate(path, query);
  }

  private static String address() {
    return location().getPathWithQueryParameters();
  }

  private static Optional<String> query(String name) {
    return location().getQueryParameters().getSingleParameter(name);
  }

  private static Location location() {
    return UI.getCurrent().getInternals().getActiveViewLocation();
  }

  private String html() {
    return getCurrentView().getElement().getOuterHTML();
  }

  private void startFrom(String fen) {
    choose("A position of your own");
    $(Input.class).id("fen").setValue(fen);
    press("Start the game");
  }

  /** Selects a radio button, as a browser does. */
  private void choose(String label) {
    Element button = control(label);
    Element group = button.getParent().getParent();
    fire(group, "event.target.value", button.getAttribute("value"));
  }

  private void toggle(String label, boolean on) {
    Element box = control(label);
    box.setProperty("checked", on);
    fire(box, "element.checked", String.valueOf(on));
  }

  /** Returns the control whose label starts with these words. */
  private Element control(String label) {
    return $(NativeLabel.class).all().stream()
        .map(NativeLabel::getElement)
        .filter(each -> each.getTextRecursively().startsWith(label))
        .findFirst()
        .orElseThrow()
        .getChild(0);
  }

  private static void fire(Element element, String name, String value) {
    var sent = JsonNodeFactory.instance.objectNode().put(name, value);
    element
        .getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(element, "change", sent));
  }
}
