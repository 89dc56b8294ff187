package org.queenside.school.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.game.GameId;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.school.game.Classmate.State;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Pupils challenge classmates, and the teacher pairs those who are here. */
@SpringBootTest
class ClassmateGameServiceTest {

  private final ClassmateGameService games;
  private final ClassGameService teaching;
  private final AccountRepository accounts;
  private final JdbcClient jdbc;
  private final TestClasses classes;
  private final ClassId schoolClass;
  private final Account teacher;
  private final Account amira;
  private final Account ben;

  ClassmateGameServiceTest(
      @Autowired ClassmateGameService games,
      @Autowired ClassGameService teaching,
      @Autowired AccountRepository accounts,
      @Autowired JdbcClient jdbc) {
    this.games = games;
    this.teaching = teaching;
    this.accounts = accounts;
    this.jdbc = jdbc;
    this.classes = new TestClasses(jdbc);
    this.schoolClass = classes.add("5b");
    this.teacher = account(AccountRole.INSTRUCTOR, "Ms Gray");
    classes.addTeacher(schoolClass, teacher.id(), true);
    this.amira = pupil("Amira");
    this.ben = pupil("Ben");
    open(true);
  }

  private Account account(AccountRole role, String name) {
    return accounts.add(role, name, "a" + UUID.randomUUID());
  }

  private Account pupil(String name) {
    Account pupil = account(AccountRole.LEARNER, name);
    classes.addPupil(schoolClass, pupil.id());
    return pupil;
  }

  private void open(boolean open) {
    ActingAs.run(teacher, () -> teaching.change(schoolClass, new ClassGameSettings(open, null, 3)));
  }

  private static <T extends @Nullable Object> T as(Account account, Supplier<T> action) {
    return ActingAs.<T, RuntimeException>call(account, action::get);
  }

  private PupilGameNews look(Account pupil) {
    return as(pupil, games::look);
  }

  private List<Classmate> classmates(Account pupil) {
    return as(pupil, games::classmates);
  }

  private @Nullable GameId challenge(Account from, Account to) {
    return as(from, () -> games.challenge(schoolClass, to.id()));
  }

  private GameId accept(Account pupil, Account from) {
    return as(pupil, () -> games.accept(schoolClass, from.id()));
  }

  private int running() {
    return as(teacher, () -> teaching.wall(schoolClass)).size();
  }

  @Test
  void nobodyPlaysUntilTheTeacherSwitchesItOn() {
    open(false);
    look(ben);
    assertThat(as(amira, games::mayPlay)).isFalse();
    assertThat(classmates(amira)).isEmpty();
    assertThatThrownBy(() -> challenge(amira, ben)).isInstanceOf(RecordNotFoundException.class);
    open(true);
    assertThat(as(amira, games::mayPlay)).isTrue();
    assertThat(classmates(amira)).extracting(Classmate::name).containsExactly("Ben");
  }

  @Test
  void onlyClassmatesWhoAreHereAreListed() {
    assertThat(classmates(amira)).isEmpty();
    Account other = account(AccountRole.LEARNER, "Other");
    look(ben);
    look(other);
    assertThat(classmates(amira)).extracting(Classmate::name).containsExactly("Ben");
    jdbc.sql("update game_presence set seen_at = timestamp '2026-01-01 00:00:00'").update();
    assertThat(classmates(amira)).isEmpty();
  }

  @Test
  void anAcceptedChallengeBeginsOneGameForBoth() {
    look(ben);
    assertThat(challenge(amira, ben)).isNull();
    assertThat(classmates(amira)).extracting(Classmate::state).containsExactly(State.CHALLENGED);
    assertThat(look(ben).challenges()).extracting(Challenge::name).containsExactly("Amira");

    GameId game = accept(ben, amira);

    assertThat(look(amira).begun()).isEqualTo(game);
    assertThat(look(ben).begun()).isEqualTo(game);
    assertThat(look(ben).challenges()).isEmpty();
    assertThatThrownBy(() -> accept(ben, amira)).isInstanceOf(ConflictException.class);
    assertThat(running()).isEqualTo(1);
  }

  @Test
  void twoWhoChallengeEachOtherPlayOneGame() {
    challenge(amira, ben);
    GameId game = requireNonNull(challenge(ben, amira));
    assertThat(look(amira).begun()).isEqualTo(game);
    assertThatThrownBy(() -> accept(amira, ben)).isInstanceOf(ConflictException.class);
    assertThat(running()).isEqualTo(1);
  }

  @Test
  void aDeclinedChallengeCannotBeRepeatedAtOnce() {
    look(ben);
    challenge(amira, ben);
    as(
        ben,
        () -> {
          games.decline(amira.id());
          return true;
        });
    assertThat(classmates(amira)).extracting(Classmate::state).containsExactly(State.DECLINED);
    challenge(amira, ben);
    assertThat(look(ben).challenges()).isEmpty();
  }

  @Test
  void aThousandChallengesLeaveOne() {
    Account chloe = pupil("Chloé");
    IntStream.range(0, 1000).forEach(each -> challenge(amira, each % 2 == 0 ? chloe : ben));
    assertThat(look(chloe).challenges()).isEmpty();
    assertThat(look(ben).challenges()).hasSize(1);
    assertThat(
            jdbc.sql("select count(*) from game_challenge where learner_id = ?")
                .param(amira.id().value())
                .query(Integer.class)
                .single())
        .isEqualTo(1);
    as(
        amira,
        () -> {
          games.withdraw();
          return true;
        });
    assertThat(look(ben).challenges()).isEmpty();
  }

  @Test
  void onlyClassmatesAreChallenged() {
    Account other = account(AccountRole.LEARNER, "Other");
    assertThatThrownBy(() -> challenge(amira, other)).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> challenge(other, amira)).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> challenge(amira, amira)).isInstanceOf(RecordNotFoundException.class);
    challenge(amira, ben);
    classes.removePupil(schoolClass, amira.id());
    assertThat(look(ben).challenges()).isEmpty();
    assertThatThrownBy(() -> accept(ben, amira)).isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void theTeacherPairsEveryoneWhoIsFree() {
    Account chloe = pupil("Chloé");
    Account david = pupil("David");
    Account emma = pupil("Emma");
    pupil("Absent");
    Stream.of(amira, ben, chloe, david, emma).forEach(this::look);
    challenge(amira, ben);
    GameId first = accept(ben, amira);

    List<GameId> begun = as(teacher, () -> teaching.pair(schoolClass));

    assertThat(begun).hasSize(1);
    assertThat(Stream.of(amira, ben).map(pupil -> look(pupil).begun())).containsOnly(first);
    assertThat(
            Stream.of(chloe, david, emma)
                .map(pupil -> look(pupil).begun())
                .filter(Objects::nonNull))
        .hasSize(2)
        .containsOnly(begun.getFirst());
  }

  @Test
  void runningGamesGoOnAfterGamesAreSwitchedOff() {
    challenge(amira, ben);
    accept(ben, amira);
    open(false);
    assertThat(running()).isEqualTo(1);
    assertThatThrownBy(() -> as(teacher, () -> teaching.pair(schoolClass)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aTimeToWaitOutsideTheRangeIsRefused() {
    assertThatThrownBy(() -> new ClassGameSettings(true, null, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> new ClassGameSettings(true, null, (int) Duration.ofDays(1).toMinutes()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
