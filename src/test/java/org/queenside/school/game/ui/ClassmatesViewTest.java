package org.queenside.school.game.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.game.ClassGameSettings;
import org.queenside.school.game.ClassmateGameService;
import org.queenside.school.game.OwnTournament;
import org.queenside.school.game.TournamentPlayer;
import org.queenside.school.game.TournamentRound;
import org.queenside.school.game.TournamentRound.Meeting;
import org.queenside.school.game.TournamentService;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.store.StatementLog;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** A pupil's page about games with classmates, and the news on every page. */
@SpringBootTest
class ClassmatesViewTest extends PageTester {

  @Autowired private SchoolClassFixture classes;
  @Autowired private ClassGameService teaching;
  @Autowired private ClassmateGameService games;
  @Autowired private TournamentService tournaments;
  @Autowired private CurrentAccount currentAccount;

  private CreatedClass made;

  @BeforeEach
  void make() {
    made = classes.make();
  }

  private void open(boolean open) {
    ActingAs.run(
        made.teacher(), () -> teaching.change(made.id(), new ClassGameSettings(open, null, 3)));
  }

  /** Starts a tournament of three pupils, and signs in one of them. */
  private OwnTournament playTournament(Predicate<TournamentPlayer> wanted) {
    open(true);
    List<Account> pupils = List.of(made.ben(), made.mia(), classes.join(made.id(), "Chloé"));
    pupils.forEach(classes::see);
    ActingAs.run(made.teacher(), () -> tournaments.start(made.id()));
    for (Account pupil : pupils) {
      OwnTournament own = classes.as(pupil, games::tournaments).getFirst();
      if (wanted.test(own.own())) {
        TestAccounts.signIn(currentAccount, pupil);
        return own;
      }
    }
    throw new AssertionError("no such player");
  }

  @Test
  void gamesThatAreOffAreExplained() {
    TestAccounts.signIn(currentAccount, made.ben());
    visit("play/classmates");
    assertThat(text()).contains("You can play classmates once your teacher switches it on.");
  }

  @Test
  void aPlayerSeesTheOwnGameAndTheTable() {
    OwnTournament own = playTournament(player -> player.round(0) instanceof Meeting);
    visit("play/classmates");

    Meeting meeting = (Meeting) requireNonNull(own.round());
    String side = meeting.color() == Color.WHITE ? "White" : "Black";
    String opponent = requireNonNull(own.opponent(meeting)).name();
    assertThat(text())
        .contains("Round robin, round 1", "You have " + side + " against " + opponent)
        .contains(own.own().name() + " (you)", "R1", "bye", "playing");
    assertThat($(Anchor.class).all())
        .extracting(Anchor::getHref)
        .contains("play/game/" + meeting.game());
  }

  @Test
  void aByeIsExplained() {
    playTournament(player -> player.round(0) instanceof TournamentRound.Bye);
    visit("play/classmates");
    assertThat(text()).contains("so you get a point without a game").doesNotContain("Go to the");
  }

  @Test
  void aPageThatIsNotAboutGamesAsksAtMostOnceAMinuteWhetherAPupilMayPlay() {
    TestAccounts.signIn(currentAccount, made.ben());
    visit("course");
    assertThat(questions("rules")).isZero();
    assertThat(questions("play/classmates")).isPositive();

    open(true);
    ActingAs.run(made.mia(), () -> games.challenge(made.id(), made.ben().id()));
    visit("play");

    assertThat($(GameNewsPanel.class).single().getElement().getTextRecursively())
        .contains("Mia wants to play you.");
  }

  private static long questions(String address) {
    return StatementLog.of(() -> visit(address)).stream()
        .filter(sql -> sql.contains("class_games"))
        .count();
  }
}
