package org.queenside.school.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.Player;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.ActingAs;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.ConflictException;
import org.queenside.store.StatementLog;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A teacher holds a tournament of the pupils who are here. */
@Tag("slow")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class TournamentServiceTest {

  private final TournamentService tournaments;
  private final ClassGameService teaching;
  private final ClassmateGameService games;
  private final GameService boards;
  private final AccountRepository accounts;
  private final SchoolClassFixture classes;
  private final JdbcClient jdbc;
  private final ClassId schoolClass;
  private final Account teacher;
  private final List<Account> pupils;

  TournamentServiceTest(
      @Autowired TournamentService tournaments,
      @Autowired ClassGameService teaching,
      @Autowired ClassmateGameService games,
      @Autowired GameService boards,
      @Autowired AccountRepository accounts,
      @Autowired SchoolClassFixture classes,
      @Autowired JdbcClient jdbc) {
    this.tournaments = tournaments;
    this.teaching = teaching;
    this.games = games;
    this.boards = boards;
    this.accounts = accounts;
    this.classes = classes;
    this.jdbc = jdbc;
    CreatedClass made = classes.make();
    this.schoolClass = made.id();
    this.teacher = made.teacher();
    this.pupils = List.of(made.ben(), made.mia(), classes.join(schoolClass, "Chloé"));
    ActingAs.run(teacher, () -> teaching.change(schoolClass, new ClassGameSettings(true, null, 3)));
    pupils.forEach(classes::see);
  }

  private void start() {
    ActingAs.run(teacher, () -> tournaments.start(schoolClass));
  }

  private Tournament running() {
    return requireNonNull(classes.as(teacher, () -> teaching.poll(schoolClass)).tournament());
  }

  /** The player with the lower number wins every game. */
  private void finishRound() {
    Tournament tournament = running();
    for (Account pupil : pupils) {
      GameId begun = classes.as(pupil, games::poll).begun();
      if (begun != null) {
        ActingAs.run(pupil, () -> resignUnlessLower(tournament, pupil, begun));
      }
    }
  }

  private void resignUnlessLower(Tournament tournament, Account pupil, GameId id) {
    var game = requireNonNull(boards.find(id));
    String other = requireNonNull(((Player.Person) game.other()).name());
    if (!game.game().isOver() && seed(tournament, pupil.name()) > seed(tournament, other)) {
      boards.resign(game);
    }
  }

  private static int seed(Tournament tournament, String name) {
    return tournament.players().stream()
        .filter(player -> player.name().equals(name))
        .findFirst()
        .orElseThrow()
        .seed();
  }

  @Test
  void everybodyMeetsEverybodyAndTheTableCountsPoints() {
    start();
    assertThat(running().running()).isEqualTo(1);
    Tournament early = running();
    assertThatThrownBy(() -> ActingAs.run(teacher, () -> tournaments.next(schoolClass, early)))
        .isInstanceOf(ConflictException.class);

    for (int round = 1; round < 3; round++) {
      finishRound();
      Tournament seen = running();
      assertThat(seen.running()).isZero();
      ActingAs.run(teacher, () -> tournaments.next(schoolClass, seen));
    }
    finishRound();

    Tournament last = running();
    assertThat(last.isComplete()).isTrue();
    // Each has a bye; the first player wins twice, the second once.
    assertThat(last.table()).extracting(TournamentPlayer::seed).containsExactly(0, 1, 2);
    assertThat(last.table()).extracting(TournamentPlayer::halfPoints).containsExactly(6, 4, 2);
    assertThatThrownBy(() -> ActingAs.run(teacher, () -> tournaments.next(schoolClass, last)))
        .isInstanceOf(ConflictException.class);
    ActingAs.run(teacher, () -> tournaments.end(schoolClass, last));
    assertThat(classes.as(teacher, () -> teaching.poll(schoolClass)).tournament()).isNull();
  }

  @Test
  void aSwissTournamentOfAnEarlierVersionKeepsItsTableAndGetsNoMoreRounds() {
    start();
    finishRound();
    jdbc.sql("update tournament set kind = 'swiss' where class_id = ?")
        .param(schoolClass.value())
        .update();

    Tournament swiss = running();

    assertThat(swiss.isSwiss()).isTrue();
    assertThat(swiss.table()).extracting(TournamentPlayer::halfPoints).containsExactly(2, 2, 0);
    assertThat(classes.as(pupils.getFirst(), games::tournaments)).hasSize(1);
    assertThatThrownBy(() -> ActingAs.run(teacher, () -> tournaments.next(schoolClass, swiss)))
        .isInstanceOf(ConflictException.class);
    ActingAs.run(teacher, () -> tournaments.end(schoolClass, swiss));
    start();
    assertThat(running().isSwiss()).isFalse();
  }

  /** The teacher's page polls every second. */
  @Test
  void aLookOpensTheClassOnceAndAPairingCleansUpOnce() {
    start();
    List<String> poll =
        StatementLog.of(() -> ActingAs.run(teacher, () -> teaching.poll(schoolClass)));
    assertThat(poll).hasSizeLessThanOrEqualTo(8);
    assertThat(poll).filteredOn(sql -> sql.contains("join school_class c")).hasSize(1);
    finishRound();
    pupils.forEach(pupil -> classes.join(schoolClass, "Another " + pupil.name()));

    List<String> pairing =
        StatementLog.of(() -> ActingAs.run(teacher, () -> teaching.pair(schoolClass)));

    assertThat(pairing).filteredOn(sql -> sql.contains("delete from game\n")).hasSize(1);
  }

  @Test
  void onlyOneTournamentRunsAtATime() {
    start();
    assertThatThrownBy(() -> start()).isInstanceOf(ConflictException.class);
  }

  @Test
  void whoeverLeavesIsNotPairedAndDeletedPlayersDisappear() {
    start();
    finishRound();
    new TestClasses(jdbc).removePupil(schoolClass, pupils.getFirst().id());
    Tournament seen = running();
    ActingAs.run(teacher, () -> tournaments.next(schoolClass, seen));
    assertThat(running().rounds()).isEqualTo(2);
    assertThat(running().players())
        .allSatisfy(player -> assertThat(player.round(1) != null).isEqualTo(player.isInClass()));

    accounts.remove(pupils.getFirst().id());

    assertThat(running().players()).hasSize(2);
  }

  @Test
  void twoPlayersAreTooFew() {
    new TestClasses(jdbc).removePupil(schoolClass, pupils.getFirst().id());
    assertThatThrownBy(() -> start()).isInstanceOf(IllegalArgumentException.class);
  }
}
