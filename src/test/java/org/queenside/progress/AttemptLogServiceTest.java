package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.NotSavedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.StatementLog;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AttemptLogServiceTest {

  private static final String ITEM = "rook/first-move";

  private final AttemptLogTestStore store;
  private final LearnerId learner;

  AttemptLogServiceTest(TestDatabase database) {
    this.store = new AttemptLogTestStore(database);
    this.learner = store.newLearner();
  }

  @Test
  void everythingAboutAnAttemptIsLogged() {
    Effort effort = new Effort(2, 1, Duration.ofMillis(4321));
    String position = "8/8/8/8/8/8/8/R3K3 w - -";
    Attempt attempt =
        Attempt.refused(ITEM, "a1b3", effort, "rook-shape", "sliders-jump").withPosition(position);

    store.log.record(learner, attempt);

    Map<String, Object> row =
        store
            .database
            .jdbc()
            .sql("select * from attempt where id = ?")
            .param(attempt.id())
            .query()
            .singleRow();
    assertThat(row)
        .containsEntry("learner_id", learner.value())
        .containsEntry("item", ITEM)
        .containsEntry("tried", "a1b3")
        .containsEntry("outcome", "refused")
        .containsEntry("reason", "rook-shape")
        .containsEntry("misconception", "sliders-jump")
        .containsEntry("wrong", 2)
        .containsEntry("hints", 1)
        .containsEntry("millis", 4321)
        .containsEntry("stars", null)
        .containsEntry("position", position);
    assertThat(row.get("made_at")).isNotNull();
  }

  @Test
  void everyOutcomeCanBeLogged() {
    List<Attempt> all =
        List.of(
            Attempt.solved(ITEM, "a1a7", Effort.NONE, 3),
            Attempt.wrong(ITEM, "a1a2", Effort.NONE, null),
            Attempt.refused(ITEM, "a1b2", Effort.NONE, "rook-shape", null),
            Attempt.hint(ITEM, Effort.NONE),
            Attempt.shown(ITEM, Effort.NONE),
            Attempt.skipped(ITEM, Effort.NONE));

    all.forEach(attempt -> store.log.record(learner, attempt));

    assertThat(all).hasSameSizeAs(Attempt.Outcome.values());
    assertThat(store.attempts(learner)).isEqualTo(all.size());
  }

  @Test
  void theLogIsReadInTheOrderOfTheAnswers() {
    store.log.record(learner, Attempt.wrong(ITEM, "a1a2", new Effort(1, 0, Duration.ZERO), null));
    store.log.record(learner, Attempt.solved("rook/b", "a1a7", new Effort(0, 2, Duration.ZERO), 1));
    store.log.record(store.newLearner(), Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    assertThat(store.attempts.of(learner, Area.COURSE))
        .extracting(
            AttemptEntry::item, AttemptEntry::outcome, AttemptEntry::wrong, AttemptEntry::hints)
        .containsExactly(
            tuple(ITEM, Attempt.Outcome.WRONG, 1, 0),
            tuple("rook/b", Attempt.Outcome.SOLVED, 0, 2));
  }

  @Test
  void oddTextIsStored() {
    String odd = "\0'; drop table attempt; --\uD800\uDC00\uDFFF ♞ é \u202E".repeat(10);

    store.log.record(learner, Attempt.wrong(ITEM, odd, Effort.NONE, null));

    assertThat(store.attempts(learner)).isEqualTo(1);
  }

  @Test
  void anAttemptUpdatesTheProgress() {
    store.log.record(learner, Attempt.wrong(ITEM, "a1a2", Effort.NONE, null));
    assertThat(store.progress(learner).isDone(ITEM)).isFalse();

    store.log.record(learner, Attempt.solved(ITEM, "a1a7", Effort.NONE, 2));

    assertThat(store.progress(learner).stars(ITEM)).isEqualTo(2);
    assertThat(store.progress(learner).isDone(ITEM)).isTrue();
    assertThat(store.progress(learner).items().get(ITEM).tries()).isEqualTo(2);
  }

  @Test
  void anAttemptTakesThreeStatements() {
    store.log.record(learner, Attempt.wrong(ITEM, "a1a2", Effort.NONE, null));

    List<String> statements =
        StatementLog.of(
            () -> store.log.record(learner, Attempt.solved(ITEM, "a1a7", Effort.NONE, 2)));

    assertThat(statements)
        .satisfiesExactly(
            lock -> assertThat(lock).startsWith("select last_seen_at from learner"),
            attempt -> assertThat(attempt).startsWith("insert into attempt"),
            progress -> assertThat(progress).startsWith("update progress"));
  }

  @Test
  void theSameAttemptTwiceIsOneAttempt() {
    Attempt attempt = Attempt.solved(ITEM, "a1a7", Effort.NONE, 3);

    store.log.record(learner, attempt);
    Progress once = store.progress(learner);
    store.log.record(learner, attempt);

    assertThat(store.attempts(learner)).isEqualTo(1);
    assertThat(store.progress(learner)).isEqualTo(once);
  }

  @Test
  void learnersDoNotSeeEachOther() {
    LearnerId other = store.newLearner();

    store.log.record(learner, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    assertThat(store.progress(other)).isEqualTo(Progress.NONE);
  }

  @Test
  void answersFromSeveralTabsAtOnceAllCount() throws Exception {
    int tabs = 4;
    int answersEach = 25;

    atTheSameMoment(
        tabs,
        () -> {
          for (int answer = 0; answer < answersEach; answer++) {
            store.log.record(learner, Attempt.solved(ITEM, "a1a7", Effort.NONE, 1));
          }
        });

    assertThat(store.attempts(learner)).isEqualTo(tabs * answersEach);
    assertThat(store.progress(learner).items().get(ITEM).tries()).isEqualTo(tabs * answersEach);
  }

  @Test
  void oneAttemptSentByAllTabsAtOnceCountsOnce() throws Exception {
    Attempt attempt = Attempt.solved(ITEM, "a1a7", Effort.NONE, 3);

    atTheSameMoment(4, () -> store.log.record(learner, attempt));

    assertThat(store.attempts(learner)).isEqualTo(1);
    assertThat(store.progress(learner).items().get(ITEM).tries()).isEqualTo(1);
  }

  @Test
  void progressRebuiltFromTheLogIsUnchanged() {
    Random random = new Random(20261121);
    Map<LearnerId, Progress> before = new HashMap<>();
    for (LearnerId each : List.of(learner, store.newLearner(), store.newLearner())) {
      for (int i = 0; i < 60; i++) {
        store.log.record(each, randomAttempt(random));
      }
      before.put(each, store.progress(each));
    }
    store.database.jdbc().sql("update progress set best_stars = 0, tries = 99").update();
    store.database.jdbc().sql("delete from progress where item = 'item-3'").update();

    store.log.rebuild();

    before.forEach((each, progress) -> assertThat(store.progress(each)).isEqualTo(progress));
  }

  @Test
  void deletingALearnerDeletesEveryRow() {
    store.log.record(learner, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));

    store.learners.forget(learner);

    assertThat(store.attempts(learner)).isZero();
    assertThat(store.progress(learner)).isEqualTo(Progress.NONE);
  }

  @Test
  void anOpenTabDoesNotRestoreADeletedLearner() {
    store.learners.forget(learner);

    assertThatThrownBy(() -> store.log.record(learner, Attempt.hint(ITEM, Effort.NONE)))
        .isInstanceOf(NotSavedException.class);

    assertThat(store.attempts(learner)).isZero();
    assertThat(store.learners.all()).doesNotContain(learner);
  }

  @Test
  void nothingIsLeftOfALearnerDeletedWhileTabsAreAnswering() throws Exception {
    for (int round = 0; round < 10; round++) {
      LearnerId leaving = store.newLearner();
      CyclicBarrier start = new CyclicBarrier(4);
      Callable<Boolean> tab =
          () -> {
            start.await();
            try {
              while (true) {
                store.log.record(leaving, Attempt.wrong(ITEM, "a1a2", Effort.NONE, null));
              }
            } catch (NotSavedException expectedInTheEnd) {
              return true;
            }
          };
      try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
        List<Future<Boolean>> tabs =
            IntStream.range(0, 3).mapToObj(i -> threads.submit(tab)).toList();
        start.await();
        store.learners.forget(leaving);
        for (Future<Boolean> each : tabs) {
          assertThat(each.get()).isTrue();
        }
      }

      assertThat(store.attempts(leaving)).isZero();
      assertThat(store.progress(leaving)).isEqualTo(Progress.NONE);
    }
  }

  private static Attempt randomAttempt(Random random) {
    String item = "item-" + random.nextInt(5);
    return switch (Attempt.Outcome.values()[random.nextInt(Attempt.Outcome.values().length)]) {
      case SOLVED -> Attempt.solved(item, "a1a7", Effort.NONE, 1 + random.nextInt(3));
      case WRONG -> Attempt.wrong(item, "a1a2", Effort.NONE, null);
      case REFUSED -> Attempt.refused(item, "a1b2", Effort.NONE, "rook-shape", null);
      case HINT -> Attempt.hint(item, Effort.NONE);
      case SHOWN -> Attempt.shown(item, Effort.NONE);
      case SKIPPED -> Attempt.skipped(item, Effort.NONE);
    };
  }

  private static void atTheSameMoment(int tabs, Runnable action)
      throws InterruptedException, ExecutionException {
    CyclicBarrier start = new CyclicBarrier(tabs);
    Callable<Void> tab =
        () -> {
          start.await();
          action.run();
          return null;
        };
    try (ExecutorService threads = Executors.newFixedThreadPool(tabs)) {
      List<Future<Void>> running =
          IntStream.range(0, tabs).mapToObj(i -> threads.submit(tab)).toList();
      for (Future<Void> each : running) {
        each.get();
      }
    }
  }
}
