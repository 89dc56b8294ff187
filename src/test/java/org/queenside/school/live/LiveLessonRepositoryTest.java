package org.queenside.school.live;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class LiveLessonRepositoryTest {

  private final TestDatabase database;
  private final LiveLessonRepository repository;
  private final TestClock clock = new TestClock();
  private final TestClasses classes;
  private final ClassId schoolClass;
  private final LearnerId ada;
  private final LearnerId ben;
  private final Instant now = clock.instant();

  LiveLessonRepositoryTest(TestDatabase database) {
    this.database = database;
    repository = new LiveLessonRepository(database.jdbc());
    classes = new TestClasses(database.jdbc());
    schoolClass = classes.add("5b");
    ada = pupil("Ada");
    ben = pupil("Ben");
  }

  private LearnerId pupil(String name) {
    LearnerId pupil =
        new AccountRepository(database.jdbc(), database.transactions(), clock)
            .add(AccountRole.LEARNER, name, name + "-" + UUID.randomUUID())
            .id();
    classes.addPupil(schoolClass, pupil);
    return pupil;
  }

  private LiveLesson start(String... items) {
    assertThat(repository.insert(UUID.randomUUID(), schoolClass, List.of(items), now)).isTrue();
    return lesson();
  }

  private LiveLesson lesson() {
    return requireNonNull(repository.find(schoolClass));
  }

  @Test
  void aClassHasOneLessonAndItsQuestionsStayInOrder() {
    LiveLesson lesson = start("puzzle/3", "puzzle/1", "rook/first-move");
    assertThat(lesson.items()).containsExactly("puzzle/3", "puzzle/1", "rook/first-move");
    assertThat(repository.insert(UUID.randomUUID(), schoolClass, List.of("puzzle/1"), now))
        .isFalse();

    repository.addQuestions(lesson.id(), 3, List.of("puzzle/9"));
    assertThat(lesson().items()).hasSize(4).endsWith("puzzle/9");
  }

  @Test
  void onlyTheStepOnTheScreensCanBeChanged() {
    LiveStep first = start("puzzle/1", "puzzle/2").step();
    assertThat(repository.show(first, now)).isTrue();
    assertThat(lesson().isShown()).isTrue();
    assertThat(repository.next(first, now)).isTrue();
    assertThat(lesson()).matches(each -> each.question() == 1 && !each.isShown());
    assertThat(repository.next(first, now)).isFalse();
    assertThat(repository.pause(lesson().step(), true, now)).isTrue();
    assertThat(lesson()).matches(each -> each.isPaused() && each.revision() == 3);
    assertThat(repository.end(lesson().step(), now)).isTrue();
    assertThat(repository.pause(lesson().step(), false, now)).isFalse();
  }

  @Test
  void anAnswerReplacesTheOneBeforeAndGoesWithThePupil() {
    LiveStep step = start("puzzle/1", "puzzle/2").step();
    repository.save(step, new LiveAnswer(ada, "e2e4", false), now);
    repository.save(step, new LiveAnswer(ben, "d2d4", false), now);
    repository.save(step, new LiveAnswer(ada, "f3f7", true), now.plusSeconds(1));
    assertThat(repository.answers(step))
        .containsExactly(new LiveAnswer(ben, "d2d4", false), new LiveAnswer(ada, "f3f7", true));
    assertThat(repository.results(step.lesson()))
        .containsExactly(new LiveQuestionResult(0, "puzzle/1", 2, 1));
    assertThat(requireNonNull(repository.findFor(ada, now.minusSeconds(1))))
        .extracting(row -> requireNonNull(row.answer()).answer())
        .isEqualTo("f3f7");

    database.jdbc().sql("delete from learner where id = ?").param(ada.value()).update();
    assertThat(repository.answers(step)).extracting(LiveAnswer::learner).containsExactly(ben);
  }

  @Test
  void oldLessonsAreDeleted() {
    LiveStep step = start("puzzle/1").step();
    repository.save(step, new LiveAnswer(ada, "e2e4", false), now);
    repository.deleteOld(now);
    assertThat(repository.find(schoolClass)).isNotNull();
    repository.deleteOld(now.plusSeconds(1));
    assertThat(repository.find(schoolClass)).isNull();
    assertThat(repository.answers(step)).isEmpty();
  }

  @Test
  void pupilsFollowARunningLessonOfTheirClassOnly() {
    LearnerId other = pupil("Cleo");
    database
        .jdbc()
        .sql("delete from class_pupil where learner_id = ?")
        .param(other.value())
        .update();
    LiveStep step = start("puzzle/1").step();
    Instant before = now.minusSeconds(1);
    assertThat(repository.findFor(ada, before)).matches(row -> row.of() == 1);
    assertThat(repository.findFor(other, before)).isNull();
    assertThat(repository.findFor(ada, now)).as("the teacher has gone").isNull();
    assertThat(repository.signals(before, now)).containsKeys(ada, ben).doesNotContainKey(other);

    repository.end(step, now);
    assertThat(repository.findFor(ada, before)).isNull();
    assertThat(repository.signals(before, now)).doesNotContainKeys(ada, ben);
  }
}
