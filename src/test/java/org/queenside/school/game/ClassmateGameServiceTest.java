package org.queenside.school.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.queenside.game.GameId;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAs;
import org.queenside.school.game.Classmate.State;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Pupils challenge classmates, and the teacher pairs those who are here. */
@Tag("slow")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class ClassmateGameServiceTest {

  private final ClassmateGameService games;
  private final ClassGameService teaching;
  private final SchoolClassFixture classes;
  private final JdbcClient jdbc;
  private final ClassId schoolClass;
  private final Account teacher;
  private final Account mia;
  private final Account ben;

  ClassmateGameServiceTest(
      @Autowired ClassmateGameService games,
      @Autowired ClassGameService teaching,
      @Autowired SchoolClassFixture classes,
      @Autowired JdbcClient jdbc) {
    this.games = games;
    this.teaching = teaching;
    this.classes = classes;
    this.jdbc = jdbc;
    CreatedClass made = classes.make();
    this.schoolClass = made.id();
    this.teacher = made.teacher();
    this.mia = made.mia();
    this.ben = made.ben();
    open(true);
  }

  private void open(boolean open) {
    ActingAs.run(teacher, () -> teaching.change(schoolClass, new ClassGameSettings(open, null, 3)));
  }

  private PupilGameNews poll(Account pupil) {
    return classes.as(pupil, games::poll);
  }

  private List<Classmate> classmates(Account pupil) {
    return classes.as(pupil, games::classmates);
  }

  private @Nullable GameId challenge(Account from, Account to) {
    return classes.as(from, () -> games.challenge(schoolClass, to.id()));
  }

  private GameId accept(Account pupil, Account from) {
    return classes.as(pupil, () -> games.accept(schoolClass, from.id()));
  }

  private int running() {
    return classes.as(teacher, () -> teaching.poll(schoolClass)).boards().size();
  }

  @Test
  void nobodyPlaysUntilTheTeacherSwitchesItOn() {
    open(false);
    classes.see(ben);
    assertThat(classes.as(mia, games::mayPlay)).isFalse();
    assertThat(classmates(mia)).isEmpty();
    assertThatThrownBy(() -> challenge(mia, ben)).isInstanceOf(RecordNotFoundException.class);
    open(true);
    assertThat(classes.as(mia, games::mayPlay)).isTrue();
    assertThat(classmates(mia)).extracting(Classmate::name).containsExactly("Ben");
  }

  @Test
  void onlyClassmatesWhoAreHereAreListed() {
    assertThat(classmates(mia)).isEmpty();
    Account other = classes.make().mia();
    classes.see(ben);
    classes.see(other);
    assertThat(classmates(mia)).extracting(Classmate::name).containsExactly("Ben");
    jdbc.sql("update learner set last_seen_at = timestamp '2026-01-01 00:00:00' where id = ?")
        .param(ben.id().value())
        .update();
    assertThat(classmates(mia)).isEmpty();
  }

  @Test
  void anAcceptedChallengeBeginsOneGameForBoth() {
    classes.see(ben);
    assertThat(challenge(mia, ben)).isNull();
    assertThat(classmates(mia)).extracting(Classmate::state).containsExactly(State.CHALLENGED);
    assertThat(poll(ben).challenges()).extracting(Challenge::name).containsExactly("Mia");

    GameId game = accept(ben, mia);

    assertThat(poll(mia).begun()).isEqualTo(game);
    assertThat(poll(ben).begun()).isEqualTo(game);
    assertThat(poll(ben).challenges()).isEmpty();
    assertThatThrownBy(() -> accept(ben, mia)).isInstanceOf(ConflictException.class);
    assertThat(running()).isEqualTo(1);
  }

  @Test
  void twoWhoChallengeEachOtherPlayOneGame() {
    challenge(mia, ben);
    GameId game = requireNonNull(challenge(ben, mia));
    assertThat(poll(mia).begun()).isEqualTo(game);
    assertThatThrownBy(() -> accept(mia, ben)).isInstanceOf(ConflictException.class);
    assertThat(running()).isEqualTo(1);
  }

  @Test
  void aDeclinedChallengeCannotBeRepeatedAtOnce() {
    classes.see(ben);
    challenge(mia, ben);
    classes.as(
        ben,
        () -> {
          games.decline(mia.id());
          return true;
        });
    assertThat(classmates(mia)).extracting(Classmate::state).containsExactly(State.DECLINED);
    challenge(mia, ben);
    assertThat(poll(ben).challenges()).isEmpty();
  }

  @Test
  void aThousandChallengesLeaveOne() {
    Account chloe = classes.join(schoolClass, "Chloé");
    IntStream.range(0, 1000).forEach(each -> challenge(mia, each % 2 == 0 ? chloe : ben));
    assertThat(poll(chloe).challenges()).isEmpty();
    assertThat(poll(ben).challenges()).hasSize(1);
    assertThat(
            jdbc.sql("select count(*) from game_challenge where learner_id = ?")
                .param(mia.id().value())
                .query(Integer.class)
                .single())
        .isEqualTo(1);
    classes.as(
        mia,
        () -> {
          games.withdraw();
          return true;
        });
    assertThat(poll(ben).challenges()).isEmpty();
  }

  @Test
  void onlyClassmatesAreChallenged() {
    Account other = classes.make().mia();
    assertThatThrownBy(() -> challenge(mia, other)).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> challenge(other, mia)).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> challenge(mia, mia)).isInstanceOf(RecordNotFoundException.class);
    challenge(mia, ben);
    new TestClasses(jdbc).removePupil(schoolClass, mia.id());
    assertThat(poll(ben).challenges()).isEmpty();
    assertThatThrownBy(() -> accept(ben, mia)).isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void theTeacherPairsEveryoneWhoIsFree() {
    Account chloe = classes.join(schoolClass, "Chloé");
    Account david = classes.join(schoolClass, "David");
    Account emma = classes.join(schoolClass, "Emma");
    classes.join(schoolClass, "Absent");
    classes.see(mia, ben, chloe, david, emma);
    challenge(mia, ben);
    GameId first = accept(ben, mia);

    List<GameId> begun = classes.as(teacher, () -> teaching.pair(schoolClass));

    assertThat(begun).hasSize(1);
    assertThat(Stream.of(mia, ben).map(pupil -> poll(pupil).begun())).containsOnly(first);
    assertThat(
            Stream.of(chloe, david, emma)
                .map(pupil -> poll(pupil).begun())
                .filter(Objects::nonNull))
        .hasSize(2)
        .containsOnly(begun.getFirst());
  }

  @Test
  void runningGamesGoOnAfterGamesAreSwitchedOff() {
    challenge(mia, ben);
    accept(ben, mia);
    open(false);
    assertThat(running()).isEqualTo(1);
    assertThatThrownBy(() -> classes.as(teacher, () -> teaching.pair(schoolClass)))
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
