package org.queenside.school.game.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.game.PlayedGame;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.report.ClassDataExportService;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** What a teacher sees of the games of a class. */
@SpringBootTest
class ClassGamesPagesTest extends PageTester {

  @Autowired private SchoolClassFixture classes;
  @Autowired private PeerGameService peers;
  @Autowired private GameService games;
  @Autowired private ClassGameService classGames;
  @Autowired private ClassDataExportService tables;
  @Autowired private CurrentAccount currentAccount;

  private CreatedClass made;
  private GameId game;

  @BeforeEach
  void play() {
    made = classes.make();
    PeerPair pair = new PeerPair(made.ben().id(), made.mia().id());
    game = peers.start(made.id().value(), List.of(pair), null, Duration.ofMinutes(3)).getFirst();
    play(made.ben(), "e2e4");
    play(made.mia(), "e7e5");
    TestAccounts.signIn(currentAccount, made.teacher());
  }

  private void play(Account pupil, String move) {
    ActingAs.run(pupil, () -> games.play(find(), Move.parseUci(move)));
  }

  private PlayedGame find() {
    return requireNonNull(games.find(game));
  }

  private void resign() {
    ActingAs.run(made.ben(), () -> games.resign(find()));
  }

  private void step(String label) {
    test($(NativeButton.class).withAttribute("aria-label", label).first()).click();
  }

  @Test
  void aGameIsReplayedMoveByMove() {
    resign();
    visit("class/" + made.id() + "/games/" + game);
    assertThat(text()).contains("Ben – Mia", "White resigned");
    assertThat(board().getState().pieces()).containsKey(Square.E5);

    step("One move back");
    assertThat(board().getState().pieces()).doesNotContainKey(Square.E5);
    step("To the start");
    assertThat(board().getState().pieces()).doesNotContainKey(Square.E4);
    step("To the end");
    assertThat(board().getState().pieces()).containsKey(Square.E5);
  }

  @Test
  void pairingEveryoneSwitchesGamesOn() {
    visit("class/" + made.id() + "/games");
    NativeButton pair = $(NativeButton.class).withText("Pair everyone").first();
    assertThat(pair.isEnabled()).as("both are playing").isFalse();
    resign();

    visit("class/" + made.id() + "/games");
    assertThat(text()).contains("pupils are here. Pairing switches games on.");
    press("Pair everyone");

    assertThat(text()).contains("1 game started.");
    assertThat(classes.as(made.teacher(), () -> classGames.poll(made.id())))
        .matches(now -> now.settings().open())
        .matches(now -> now.boards().size() == 2, "the game that is over and the new one");
  }

  @Test
  void finishedGamesAreOnThePageOfThePupil() {
    String page = "class/" + made.id() + "/pupil/" + made.mia().id();
    visit(page);
    assertThat($(PupilGamesSection.class).all()).isEmpty();
    resign();

    visit(page);

    assertThat(text())
        .contains("Games with classmates", "Won against Ben by resignation", "Black, 1 move,");
    assertThat(getCurrentView().getElement().getOuterHTML())
        .contains("class/" + made.id() + "/games/" + game);
  }

  /** Earlier versions started such games for a whole class at once. */
  @Test
  void aGameAgainstTheTeacherGoesOnAndStaysInTheLists() {
    PeerPair pair = new PeerPair(made.teacher().id(), made.ben().id());
    game = peers.start(made.id().value(), List.of(pair), null, Duration.ofMinutes(3)).getFirst();
    visit("play");
    assertThat(text()).contains("My games");
    visit("play/games");
    assertThat(text()).contains("Go on");
    visit("play/game/" + game);
    move("d2d4");
    resign();

    visit("play/game/" + game);
    assertThat(text()).contains("Against Ben", "You win!").doesNotContain("Play a classmate");
    visit("class/" + made.id() + "/pupil/" + made.ben().id());
    assertThat(text()).contains("Lost to Ms Teacher by resignation");
    visit("class/" + made.id() + "/games/" + game);
    assertThat(text()).contains("Ms Teacher – Ben");
  }

  @Test
  void finishedGamesAreInTheTablesOfTheClass() throws IOException {
    resign();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    tables.write(made.id(), Locale.ENGLISH, Locale.ENGLISH, bytes);

    try (var zip = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      while (!requireNonNull(zip.getNextEntry()).getName().equals("games.csv")) {
        zip.closeEntry();
      }
      assertThat(new String(zip.readAllBytes(), StandardCharsets.UTF_8))
          .contains("ended,white,black,result,ending,moves")
          .contains(",Ben,Mia,0-1,resignation,1");
    }
  }
}
