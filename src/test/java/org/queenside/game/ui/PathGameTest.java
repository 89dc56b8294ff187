package org.queenside.game.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeButton;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.course.model.Course;
import org.queenside.engine.Opponent;
import org.queenside.game.BoardRules;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameHelp;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PlayedGame;
import org.queenside.game.SideChoice;
import org.queenside.game.TimeControl;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.ui.CharacterPicture;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** A game that was started from the path: its end, and the rules that come up in it. */
@SpringBootTest
class PathGameTest extends PageTester {

  private static final List<String> SCHOLARS_MATE =
      List.of("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7");

  @Autowired private GameService games;
  @Autowired private Course course;
  @Autowired private ProgressService progress;
  @Autowired private Clock clock;

  @Test
  void aWinSignsTheBoardAndLeadsOnAlongThePath() {
    PlayedGame game = play(SCHOLARS_MATE);
    visit(address(game) + "?from=path");

    String next = course.path().getFirst().title();
    assertThat(text())
        .contains(
            "You win!", "That square on your path is yours.", "My first win, against Hungry Pawn")
        .contains(new DateFormatter(Locale.ENGLISH).full(LocalDate.now(clock)))
        .contains("Print the board");
    assertThat($view(CharacterPicture.class).all())
        .anyMatch(picture -> picture.getElement().hasAttribute("beaten"));
    assertThat(filled()).containsExactly("Start: " + next);
    assertThat(view().back()).isEqualTo("course");
  }

  @Test
  void onlyTheFirstWinIsSigned() {
    play(SCHOLARS_MATE);
    PlayedGame second = play(SCHOLARS_MATE);
    visit(address(second) + "?from=path");

    assertThat(text())
        .contains("That square on your path is yours.")
        .doesNotContain("My first win");
  }

  @Test
  void afterALossAnotherGameComesFirstAndStaysOnThePath() {
    PlayedGame game = games.resign(play(List.of("e2e4", "e7e5")));
    visit(address(game) + "?from=path");

    assertThat(text()).contains("You lost this one", "Good try.").doesNotContain("That square on");
    assertThat(filled()).containsExactly("Play again");
    assertThat(links()).contains("Start: " + course.path().getFirst().title());
    press("Play again");
    assertThat(view().back()).isEqualTo("course");
  }

  @Test
  void playingOnIsWhatAResigningPlayerSeesFirst() {
    visit(address(play(List.of("e2e4", "e7e5"))));
    press("Resign");
    assertThat(filled()).containsExactly("Play on");
    press("Resign");
    assertThat(text()).contains("You resigned. Hungry Pawn wins. Good try.");
  }

  @Test
  void aNewGameStartsWithAllHelpWhateverTheLastOneHad() {
    var last =
        new GameSettings(
            Opponent.HUNGRY_PAWN,
            SideChoice.WHITE,
            GameHelp.NONE,
            TimeControl.FIVE_MINUTES,
            null,
            false,
            new BoardRules(true, true));
    games.play(PlayedGame.begin(GameId.random(), last), Move.parseUci("e2e4"));
    visit("play?from=path");
    press("Start the game");
    assertThat(buttons()).contains("Hint", "Take back");
    assertThat(board().getState().moveOptions().dots()).isTrue();
    assertThat(text()).doesNotContain("5:00");

    visit(
        GameAddress.of(GameId.random())
            + "?opponent=hungry-pawn&side=white&help=&clock=5-3&board=loses&from=path");
    assertThat(buttons()).contains("Hint", "Take back");
    assertThat(board().getState().moveOptions().dots()).isTrue();
  }

  @Test
  void otherGamesEndAsBefore() {
    PlayedGame game = play(SCHOLARS_MATE);
    visit(address(game));

    assertThat(text()).contains("You win!").doesNotContain("That square on your path is yours.");
    assertThat(filled()).containsExactly("Play again");
    assertThat(view().back()).isEqualTo("play");
  }

  @Test
  void aRuleIsExplainedTheFirstTimeItComesUp() {
    List<String> moves = List.of("e2e4", "a7a6", "g1f3", "a6a5", "f1c4", "a5a4");
    visit(address(play(moves)) + "?from=path");
    assertThat(text()).contains("New rule", "You can castle now");
    press("Show the rule");
    assertThat(text()).contains("Open the rule card", "Got it");

    List<String> more = List.of("e2e4", "a7a6", "g1f3", "a6a5", "f1c4", "a5a4", "d2d3", "a4a3");
    visit(address(play(more)) + "?from=path");
    assertThat(text()).doesNotContain("New rule");
  }

  @Test
  void checkAndEnPassantAreExplainedWhenTheyComeUp() {
    visit(address(play(List.of("e2e4", "d7d5", "f2f3", "d8d6", "a2a3", "d6g3"))) + "?from=path");
    assertThat(text()).contains("You’re in check");

    visit(address(play(List.of("e2e4", "a7a6", "e4e5", "d7d5"))) + "?from=path");
    assertThat(text()).contains("You can take it en passant now.");
  }

  @Test
  void whatALessonTaughtIsNotExplained() {
    String castling = Objects.requireNonNull(course.lesson("castling")).testItem();
    progress.record(Attempt.solved(castling, "5/5", Effort.NONE, Stars.MOST));
    List<String> moves = List.of("e2e4", "a7a6", "g1f3", "a6a5", "f1c4", "a5a4");

    visit(address(play(moves)) + "?from=path");

    assertThat(text()).contains("Your move").doesNotContain("New rule");
  }

  @Test
  void gamesThatAreNotForThePathExplainNoRules() {
    visit(address(play(List.of("e2e4", "a7a6", "e4e5", "d7d5"))));

    assertThat(text()).doesNotContain("New rule");
  }

  private PlayedGame play(List<String> moves) {
    PlayedGame game =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.WHITE));
    for (String move : moves) {
      Move next = Move.parseUci(move);
      game =
          game.isOwnTurn()
              ? games.play(game, next)
              : games.answer(game, new ComputerTurn.Moves(next));
    }
    return game;
  }

  private static String address(PlayedGame game) {
    return GameAddress.of(game.id());
  }

  private GameView view() {
    return (GameView) getCurrentView();
  }

  private List<String> filled() {
    List<String> links =
        $view(Anchor.class).all().stream()
            .filter(link -> link.hasClassName("fill"))
            .map(Anchor::getText)
            .toList();
    return links.isEmpty()
        ? $view(NativeButton.class).all().stream()
            .filter(button -> button.hasClassName("fill"))
            .map(NativeButton::getText)
            .toList()
        : links;
  }

  private List<String> buttons() {
    return $view(NativeButton.class).all().stream().map(NativeButton::getText).toList();
  }

  private List<String> links() {
    return $view(Anchor.class).all().stream().map(Anchor::getText).toList();
  }
}
