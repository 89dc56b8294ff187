package org.queenside.school.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.StatementLog;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class LiveSignalServiceTest {

  private final TestClock clock = new TestClock();
  private final LiveLessonRepository repository;
  private final LiveSignalService signals;
  private final LearnerId pupil;
  private final LearnerId stranger = new LearnerId(UUID.randomUUID());
  private final UUID lesson = UUID.randomUUID();

  LiveSignalServiceTest(TestDatabase database) {
    repository = new LiveLessonRepository(database.jdbc());
    signals = new LiveSignalService(repository, clock);
    TestClasses classes = new TestClasses(database.jdbc());
    ClassId schoolClass = classes.add("5b");
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
  void thousandsOfPupilsCostOneQueryASecond() {
    List<String> sent =
        StatementLog.of(
            () -> {
              for (int each = 0; each < 2000; each++) {
                signals.of(pupil);
                signals.of(stranger);
              }
            });
    assertThat(sent).hasSize(1);
    assertThat(StatementLog.of(this::signal)).hasSize(1);
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
