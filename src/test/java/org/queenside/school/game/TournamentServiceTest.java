package org.queenside.school.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.Player;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.ConflictException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A teacher holds a tournament of the pupils who are here. */
@SpringBootTest
class TournamentServiceTest {

  private final TournamentService tournaments;
  private final ClassmateGameService games;
  private final GameService boards;
  private final AccountRepository accounts;
  private final TestClasses classes;
  private final ClassId schoolClass;
  private final Account teacher;
  private final List<Account> pupils;

  TournamentServiceTest(
      @Autowired TournamentService tournaments,
      @Autowired ClassGameService teaching,
      @Autowired ClassmateGameService games,
      @Autowired GameService boards,
      @Autowired AccountRepository accounts,
      @Autowired JdbcClient jdbc) {
    this.tournaments = tournaments;
    this.games = games;
    this.boards = boards;
    this.accounts = accounts;
    this.classes = new TestClasses(jdbc);
    this.schoolClass = classes.add("5b");
    this.teacher = account(AccountRole.INSTRUCTOR, "Ms Gray");
    classes.addTeacher(schoolClass, teacher.id(), true);
    this.pupils = Stream.of("Amira", "Ben", "Chloé").map(this::pupil).toList();
    ActingAs.run(teacher, () -> teaching.change(schoolClass, new ClassGameSettings(true, null, 3)));
    pupils.forEach(pupil -> ActingAs.run(pupil, games::look));
  }

  private Account account(AccountRole role, String name) {
    return accounts.add(role, name, "a" + UUID.randomUUID());
  }

  private Account pupil(String name) {
    Account pupil = account(AccountRole.LEARNER, name);
    classes.addPupil(schoolClass, pupil.id());
    return pupil;
  }

  private void start(TournamentKind kind) {
    ActingAs.run(teacher, () -> tournaments.start(schoolClass, kind));
  }

  private Tournament running() {
    return requireNonNull(
        ActingAs.<@Nullable Tournament, RuntimeException>call(
            teacher, () -> tournaments.running(schoolClass)));
  }

  /** The player with the lower number wins every game. */
  private void finishRound() {
    Tournament tournament = running();
    for (Account pupil : pupils) {
      GameId begun = ActingAs.<PupilGameNews, RuntimeException>call(pupil, games::look).begun();
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
    start(TournamentKind.ROUND_ROBIN);
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
    // Each has a bye; the first wins twice, the second once.
    assertThat(last.table()).extracting(TournamentPlayer::seed).containsExactly(0, 1, 2);
    assertThat(last.table()).extracting(TournamentPlayer::halfPoints).containsExactly(6, 4, 2);
    assertThatThrownBy(() -> ActingAs.run(teacher, () -> tournaments.next(schoolClass, last)))
        .isInstanceOf(ConflictException.class);
    ActingAs.run(teacher, () -> tournaments.end(schoolClass, last));
    assertThat(
            ActingAs.<@Nullable Tournament, RuntimeException>call(
                teacher, () -> tournaments.running(schoolClass)))
        .isNull();
  }

  @Test
  void onlyOneTournamentRunsAtATime() {
    start(TournamentKind.SWISS);
    assertThatThrownBy(() -> start(TournamentKind.SWISS)).isInstanceOf(ConflictException.class);
  }

  @Test
  void whoeverLeavesIsNotPairedAndDeletedPlayersDisappear() {
    start(TournamentKind.SWISS);
    finishRound();
    classes.removePupil(schoolClass, pupils.getFirst().id());
    Tournament seen = running();
    ActingAs.run(teacher, () -> tournaments.next(schoolClass, seen));
    assertThat(running().rounds()).isEqualTo(2);
    assertThat(running().running()).isEqualTo(1);

    accounts.remove(pupils.getFirst().id());

    assertThat(running().players()).hasSize(2);
  }

  @Test
  void twoPlayersAreTooFew() {
    classes.removePupil(schoolClass, pupils.getFirst().id());
    assertThatThrownBy(() -> start(TournamentKind.SWISS))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
