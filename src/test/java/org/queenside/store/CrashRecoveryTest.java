package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.store.RecordingFilePath.Step;
import org.queenside.store.RecordingFilePath.Write;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The program is killed, or the power fails, between any two steps on the file or during one. At
 * the next start the file can be opened, and everything that had been confirmed is there. Learners
 * are added one by one, or four at once.
 *
 * <p>Gaps in the file are filled again at once, as they are in a program that has run for longer
 * than 45 seconds. And a file may be compacted while learners are added.
 */
@Tag("slow")
@ParameterizedClass
@CsvSource({"1, false", "4, false", "4, true"})
class CrashRecoveryTest {

  private static final int LEARNERS = 4;

  /** So many in one commit leave a large gap when the next commit writes their page again. */
  private static final int LEARNERS_AT_ONCE = 200;

  private static final int SECTOR = 512;

  /** A learner whose row was confirmed, and the number of disk steps by then. */
  private record Confirmed(UUID learner, int steps) {}

  private final Queue<Confirmed> confirmed = new ConcurrentLinkedQueue<>();
  private final int threads;
  private final boolean compacted;

  @TempDir private Path folder;
  private byte[] before = {};
  private List<Step> steps = List.of();
  private int files;

  CrashRecoveryTest(int threads, boolean compacted) {
    this.threads = threads;
    this.compacted = compacted;
  }

  @BeforeEach
  void writeOnARecordedDisk() throws Exception {
    // Small, because every one of many ends is a file of its own.
    try (TestDatabase database = TestDatabase.onH2File(folder)) {
      compact(database);
    }
    before = Files.readAllBytes(folder.resolve("queenside.mv.db"));
    RecordingFilePath.mount();
    try (TestDatabase database = TestDatabase.onRecordedDisk(folder)) {
      fillGapsAtOnce(database);
      addInOneCommit(LEARNERS_AT_ONCE, database);
      inAllThreads(() -> addInOneCommit(1, database));
      if (compacted) {
        compactMeanwhile(
            database,
            () -> {
              inAllThreads(() -> addInOneCommit(1, database));
              return null;
            });
      }
      steps = RecordingFilePath.steps();
    }
  }

  /** Not by a setting, which would be kept in the file and apply after the crash too. */
  private static void fillGapsAtOnce(TestDatabase database) throws SQLException {
    try (Connection connection = database.dataSource().getConnection()) {
      H2CompactionJob.store(connection).setRetentionTime(0);
    }
  }

  private void addInOneCommit(int learners, TestDatabase database) {
    List<UUID> added = Stream.generate(UUID::randomUUID).limit(learners).toList();
    database
        .transactions()
        .executeWithoutResult(_ -> added.forEach(learner -> add(learner, database.jdbc())));
    int steps = RecordingFilePath.steps().size();
    added.forEach(learner -> confirmed.add(new Confirmed(learner, steps)));
  }

  private void inAllThreads(Runnable addLearner) throws Exception {
    var start = new CyclicBarrier(threads);
    Callable<Void> each =
        () -> {
          start.await();
          for (int i = 0; i < LEARNERS / threads; i++) {
            addLearner.run();
          }
          return null;
        };
    try (ExecutorService all =
        Executors.newFixedThreadPool(threads, Thread.ofPlatform().name("commits ", 1).factory())) {
      for (Future<Void> done : all.invokeAll(Collections.nCopies(threads, each))) {
        done.get();
      }
    }
  }

  /** Compacts the file as the program does from time to time, while others commit. */
  private static void compactMeanwhile(TestDatabase database, Callable<Void> work)
      throws Exception {
    try (ExecutorService job =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("commits moved").factory())) {
      Future<Void> compaction =
          job.submit(
              () -> {
                compact(database);
                return null;
              });
      work.call();
      compaction.get();
    }
  }

  private static void compact(TestDatabase database) throws SQLException {
    try (Connection connection = database.dataSource().getConnection()) {
      H2CompactionJob.compact(connection);
    }
  }

  private static void add(UUID learner, JdbcClient jdbc) {
    jdbc.sql(
            "insert into learner (id, token_hash, created_at, last_seen_at)"
                + " values (?, ?, current_timestamp, current_timestamp)")
        .params(learner, learner.toString().getBytes(StandardCharsets.US_ASCII))
        .update();
  }

  /**
   * A background thread of H2 would write while another statement is confirmed, in its own order.
   */
  @Test
  void onlyThreadsThatOpenOrCommitWrite() {
    String opens = Thread.currentThread().getName();

    assertThat(steps)
        .extracting(Step::thread)
        .allMatch(thread -> thread.equals(opens) || thread.startsWith("commits"));
  }

  /** Otherwise a power cut could lose one step but keep those that came after it. */
  @Test
  void everyStepIsOnTheDiskBeforeTheNextBegins() {
    assertThat(steps).isNotEmpty().allMatch(Step::through);
  }

  @Test
  void anEndBetweenAnyTwoStepsLosesNothingThatWasConfirmed() throws Exception {
    for (int end = 0; end <= steps.size(); end++) {
      assertAllThere(RecordingFilePath.after(before, steps.subList(0, end)), end);
    }
  }

  /** Any sectors of the write during which the power fails may be on the disk. */
  @Test
  void aPowerCutInTheMidstOfAStepLosesNothingThatWasConfirmed() throws Exception {
    for (Write write : writes()) {
      int step = steps.indexOf(write);
      byte[] done = RecordingFilePath.after(before, steps.subList(0, step + 1));
      byte[] undone =
          Arrays.copyOf(RecordingFilePath.after(before, steps.subList(0, step)), done.length);
      int from = (int) write.position();
      int middle = from + write.bytes().length / 2;
      assertAllThere(joined(done, undone, middle), step);
      assertAllThere(joined(undone, done, middle), step);
      assertAllThere(joined(undone, done, from + SECTOR), step);
    }
  }

  private List<Write> writes() {
    return steps.stream()
        .flatMap(step -> step instanceof Write write ? Stream.of(write) : Stream.empty())
        .toList();
  }

  /** The beginning of one block and the rest of another. */
  private static byte[] joined(byte[] first, byte[] second, int at) {
    byte[] joined = second.clone();
    System.arraycopy(first, 0, joined, 0, at);
    return joined;
  }

  /** Starts as the program does, with such a file. */
  private void assertAllThere(byte[] file, int afterSteps) throws IOException, SQLException {
    Path place = folder.resolve("left-" + files++);
    Path path = Path.of(place + ".mv.db");
    Files.write(path, file);
    String url = "jdbc:h2:durable:" + place + ";" + ApplicationProperties.h2Options();

    DatabaseStartupCheck.check(url, new Properties());

    Set<UUID> found = learners(url);
    assertThat(confirmed)
        .as("after step %d of %d", afterSteps, steps.size())
        .filteredOn(each -> each.steps() <= afterSteps)
        .noneMatch(each -> !found.contains(each.learner()));
    Files.delete(path);
  }

  private static Set<UUID> learners(String url) throws SQLException {
    Set<UUID> learners = new HashSet<>();
    try (Connection connection = DriverManager.getConnection(url);
        ResultSet rows = connection.createStatement().executeQuery("select id from learner")) {
      while (rows.next()) {
        learners.add(rows.getObject(1, UUID.class));
      }
    }
    return learners;
  }
}
