package org.queenside.school.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.school.game.TestPlayingPupils;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.StatementLog;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;

@OnEveryDatabase
class LiveSignalServiceTest {

  private final TestClock clock = new TestClock();
  private final LiveLessonRepository repository;
  private final LiveSignalService signals;
  private final LearnerRepository learners;
  private final JdbcClient jdbc;
  private final ClassId schoolClass;
  private final LearnerId pupil;
  private final LearnerId stranger = new LearnerId(UUID.randomUUID());
  private final UUID lesson = UUID.randomUUID();

  LiveSignalServiceTest(TestDatabase database) {
    repository = new LiveLessonRepository(database.jdbc());
    signals = new LiveSignalService(repository, TestPlayingPupils.reader(database, clock), clock);
    learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    jdbc = database.jdbc();
    TestClasses classes = new TestClasses(jdbc);
    schoolClass = classes.add("5b");
    pupil =
        new AccountRepository(database.jdbc(), database.transactions(), clock)
            .add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID())
            .id();
    classes.addPupil(schoolClass, pupil);
    repository.insert(lesson, schoolClass, List.of("puzzle/1"), clock.instant());
  }

  private String signal() {
    clock.advance(Duration.ofMillis(1001));
    return signals.of(pupil).text();
  }

  @Test
  void thousandsOfPupilsCostTwoQueriesASecond() {
    List<String> sent =
        StatementLog.of(
            () -> {
              for (int each = 0; each < 2000; each++) {
                signals.of(pupil);
                signals.mayPlay(stranger);
              }
            });
    assertThat(sent).hasSize(2);
    assertThat(StatementLog.of(this::signal)).hasSize(2);
  }

  @Test
  void aPupilOnAnOpenPageHearsWhenGamesAreSwitchedOnAndOff() {
    learners.see(pupil);
    signal();
    assertThat(signals.mayPlay(pupil)).isFalse();

    switchGames(true);
    signal();
    assertThat(signals.mayPlay(pupil)).isTrue();
    assertThat(signals.mayPlay(stranger)).isFalse();

    switchGames(false);
    signal();
    assertThat(signals.mayPlay(pupil)).isFalse();
  }

  private void switchGames(boolean on) {
    JdbcUpsert.into("class_games")
        .key("class_id", schoolClass.value())
        .set("is_open", on)
        .set("claim_minutes", 3)
        .run(jdbc);
  }

  @Test
  void theSignalChangesWithEveryStepAndWhenTheTeacherIsAway() {
    String first = signal();
    assertThat(first).isNotEmpty();
    assertThat(signal()).isEqualTo(first);
    assertThat(signals.of(stranger)).isEqualTo(LiveSignal.NONE);

    LiveStep step = new LiveStep(lesson, 0);
    repository.show(step, clock.instant());
    String shown = signal();
    assertThat(shown).isNotEqualTo(first);

    clock.advance(LiveLesson.AWAY);
    String away = signal();
    assertThat(away).isNotEqualTo(shown);
    repository.touch(lesson, clock.instant());
    assertThat(signal()).isEqualTo(shown);

    repository.end(step, clock.instant());
    assertThat(signal()).isEmpty();
  }
}
