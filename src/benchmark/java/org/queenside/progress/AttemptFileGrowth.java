package org.queenside.progress;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.queenside.store.DurableFilePath;
import org.queenside.store.TestDatabase;

/**
 * Measures how much an H2 file grows while learners answer: the program prints the size after each
 * quarter of the attempts, and after the file was closed. docs/database.md has the figures.
 */
final class AttemptFileGrowth {

  private static final String OPTIONS =
      "MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;WRITE_DELAY=0;TRACE_LEVEL_FILE=0";

  private static final int ITEMS = 200;
  private static final int QUARTERS = 4;

  private final AttemptLogService log;
  private final List<LearnerId> learners = new ArrayList<>();
  private final Path file;

  private AttemptFileGrowth(TestDatabase database, Path file, int learners) {
    Clock clock = Clock.systemUTC();
    this.file = file;
    var repository = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.log = ProgressFixture.log(database, repository, clock);
    for (int i = 0; i < learners; i++) {
      this.learners.add(repository.add(Token.random()));
    }
  }

  /**
   * Runs the measurement.
   *
   * @param args the number of attempts, of learners, of threads, and further options of the
   *     database such as {@code COMPRESS=TRUE}
   */
  public static void main(String[] args) throws Exception {
    int attempts = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
    int learners = args.length > 1 ? Integer.parseInt(args[1]) : 500;
    int threads = args.length > 2 ? Integer.parseInt(args[2]) : 8;
    String more = args.length > 3 ? ";" + args[3] : "";
    Path folder = Files.createTempDirectory("queenside-growth");
    Path file = folder.resolve("queenside.mv.db");
    DurableFilePath.mount();
    String url = "jdbc:h2:durable:" + folder.resolve("queenside") + ";" + OPTIONS + more;
    try {
      try (TestDatabase database = TestDatabase.at(url)) {
        new AttemptFileGrowth(database, file, learners).run(attempts, threads);
      }
      System.out.printf(Locale.ROOT, "closed: %.1f MB%n", Files.size(file) / 1e6);
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }

  private void run(int attempts, int threads) throws Exception {
    long empty = Files.size(file);
    System.out.printf(Locale.ROOT, "empty: %.1f MB%n", empty / 1e6);
    for (int quarter = 1; quarter <= QUARTERS; quarter++) {
      long begun = System.nanoTime();
      record(attempts / QUARTERS, threads, quarter);
      Duration took = Duration.ofNanos(System.nanoTime() - begun);
      long done = (long) attempts / QUARTERS * quarter;
      System.out.printf(
          Locale.ROOT,
          "%d attempts: %.1f MB, %.1f KB each, %d a second%n",
          done,
          Files.size(file) / 1e6,
          (Files.size(file) - empty) / 1e3 / done,
          attempts / QUARTERS * 1_000L / Math.max(1, took.toMillis()));
    }
  }

  private void record(int attempts, int threads, int seed) throws Exception {
    AtomicInteger left = new AtomicInteger(attempts);
    List<Future<?>> all = new ArrayList<>();
    try (ExecutorService people = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        var random = new Random(seed * 1_000L + i);
        all.add(
            people.submit(
                () -> {
                  while (left.decrementAndGet() >= 0) {
                    log.record(learners.get(random.nextInt(learners.size())), attempt(random));
                  }
                }));
      }
      for (Future<?> each : all) {
        each.get();
      }
    }
  }

  private static Attempt attempt(Random random) {
    String item = "rook/exercise-" + random.nextInt(ITEMS);
    Attempt attempt =
        random.nextInt(10) < 6
            ? Attempt.refused(item, "a1b2", Effort.NONE, "rook-shape", null)
            : Attempt.solved(item, "a1a7", Effort.NONE, 1 + random.nextInt(3));
    return attempt.withPosition("8/8/8/8/8/8/8/R3K2R w KQ -");
  }
}
