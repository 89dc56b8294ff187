package org.queenside.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Percentiles;
import org.queenside.store.TestDatabase;

/**
 * Many learners open pages and answer, and some attackers may join them. The report says how long
 * answers took, what they cost, and whether each one that was acknowledged is in the database
 * exactly once. {@code docs/proxy/measure.sh} runs it; docs/operating.md describes it.
 */
final class LoadTest {

  private static final long WINDOW = Duration.ofSeconds(10).toNanos();
  private static final double PROMISED_P95 = 50;
  private static final double PROMISED_P99 = 150;

  /** A visit has 40 to 100 actions. */
  private static final int SHORTEST_VISIT = 40;

  private static final int LONGER_BY = 60;

  /** An action of a learner. */
  private record Act(long begun, long nanos) {}

  private final LoadSettings settings;
  private final @Nullable ProgramUnderTest program;
  private final HostileClients hostile;
  private final List<SimulatedLearner> learners = new ArrayList<>();
  private final ConcurrentLinkedQueue<Act> acts = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> troubles = new TreeMap<>();
  private final Random random = new Random(13);
  private final long begun = System.nanoTime();
  private final long arrived;
  private final long end;

  private LoadTest(LoadSettings settings, URI address, @Nullable ProgramUnderTest program) {
    this.settings = settings;
    this.program = program;
    this.hostile = new HostileClients(() -> new HttpConnection(address));
    this.arrived = begun + settings.arrive().toNanos();
    this.end = arrived + settings.measured().toNanos();
    List<BoardExercises.Task> tasks = BoardExercises.all();
    for (int i = 0; i < settings.learners(); i++) {
      var chance = new Random(random.nextLong());
      learners.add(new SimulatedLearner(new HttpConnection(address), tasks, chance, this::count));
    }
  }

  /**
   * Runs the test. It exits with 0 if the answers were fast enough and none was lost, with 1 if
   * not, and with 2 if it couldn't start.
   *
   * @param args see docs/operating.md
   */
  public static void main(String[] args) throws Exception {
    boolean kept;
    try {
      var settings = new LoadSettings(args);
      kept = settings.url().isEmpty() ? onNewProgram(settings) : onUrl(settings);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    System.exit(kept ? 0 : 1);
  }

  private static boolean onNewProgram(LoadSettings settings) throws Exception {
    try (var program =
        new ProgramUnderTest(settings.heap(), settings.javaOptions(), settings.database())) {
      var test = new LoadTest(settings, program.address(), program);
      boolean fast = test.run();
      try (TestDatabase database = program.stopAndOpenDatabase()) {
        return test.verify(database) && fast;
      }
    }
  }

  private static boolean onUrl(LoadSettings settings) throws Exception {
    var test = new LoadTest(settings, URI.create(settings.url()), null);
    boolean fast = test.run();
    if (settings.database().isEmpty()) {
      System.out.println("not compared with the database: --database=jdbc:… does that");
      return fast;
    }
    try (TestDatabase database = TestDatabase.at(settings.database())) {
      return test.verify(database) && fast;
    }
  }

  private boolean run() throws InterruptedException {
    System.out.printf(
        Locale.ROOT,
        "%d learners, %.0f actions and %.1f hostile requests a second%n",
        settings.learners(),
        settings.actionsPerSecond(),
        settings.hostilePerSecond());
    Duration before;
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < learners.size(); i++) {
        SimulatedLearner learner = learners.get(i);
        long arrives = begun + (arrived - begun) / learners.size() * i;
        var chance = new Random(random.nextLong());
        people.submit(() -> learn(learner, chance, arrives));
      }
      Future<?> attackers = people.submit(() -> hostile.run(settings.hostilePerSecond()));
      sleepUntil(arrived);
      before = processorTime();
      for (long window = begun; window + WINDOW <= end; window += WINDOW) {
        sleepUntil(window + WINDOW);
        String time = "%3d s".formatted((window - begun) / 1_000_000_000);
        System.out.println(percentiles(time, window, window + WINDOW));
      }
      sleepUntil(end);
      attackers.cancel(true);
      people.shutdown();
      if (!people.awaitTermination(20, TimeUnit.SECONDS)) {
        people.shutdownNow();
      }
    }
    return report(processorTime().minus(before));
  }

  /** A learner thinks, acts, and sometimes closes the browser and comes back. */
  private @Nullable Void learn(SimulatedLearner learner, Random chance, long arrives)
      throws InterruptedException {
    sleepUntil(arrives);
    try {
      while (System.nanoTime() < end) {
        learner.open();
        int visit = SHORTEST_VISIT + chance.nextInt(LONGER_BY);
        for (int i = 0; i < visit; i++) {
          long pause = settings.pause().toNanos();
          Thread.sleep(Duration.ofNanos(pause / 2 + chance.nextLong(pause)));
          if (System.nanoTime() >= end) {
            return null;
          }
          long act = System.nanoTime();
          learner.act();
          acts.add(new Act(act, System.nanoTime() - act));
        }
        learner.leave();
      }
    } catch (IOException | RuntimeException e) {
      count("gave up: " + e);
    }
    return null;
  }

  /** Returns the processor time of the program, if the test started it. */
  private Duration processorTime() {
    return program == null ? Duration.ZERO : program.processorTime();
  }

  private boolean report(Duration processorTime) {
    Percentiles measured = percentiles("actions", arrived, Long.MAX_VALUE);
    int count = Math.max(1, measured.count());
    System.out.println();
    System.out.println(percentiles("while learners arrived", begun, arrived));
    System.out.println(measured);
    System.out.printf(
        Locale.ROOT, "%.0f actions a second%n", count * 1e9 / settings.measured().toNanos());
    if (program != null) {
      System.out.printf(
          Locale.ROOT,
          "processor time of an action: %.2f ms%n",
          processorTime.toNanos() / 1e6 / count);
    }
    long answers = learners.stream().mapToLong(each -> each.connection().posts()).sum();
    long bytes = learners.stream().mapToLong(each -> each.connection().postBytes()).sum();
    System.out.println("bytes of an answer: " + bytes / Math.max(1, answers));
    hostile.report();
    int reloads = learners.stream().mapToInt(SimulatedLearner::reloads).sum();
    System.out.println("pages that had to load again: " + reloads);
    synchronized (troubles) {
      System.out.println("failures: " + (troubles.isEmpty() ? "none" : troubles));
      boolean kept =
          measured.p95() < PROMISED_P95
              && measured.p99() < PROMISED_P99
              && troubles.isEmpty()
              && reloads == 0;
      say(
          kept,
          "95 %% within %.0f ms, 99 %% within %.0f ms, and no failure"
              .formatted(PROMISED_P95, PROMISED_P99));
      return kept;
    }
  }

  private boolean verify(TestDatabase database) {
    AnswerVerification found = AnswerVerification.of(learners, database.jdbc());
    boolean right = found.lost() == 0 && found.doubled() == 0;
    say(
        right,
        "%d acknowledged answers: %d of them lost, %d stored too often"
            .formatted(found.acknowledged(), found.lost(), found.doubled()));
    return right;
  }

  private static void say(boolean holds, String what) {
    System.out.println((holds ? "ok      " : "FAILED  ") + what);
  }

  private Percentiles percentiles(String name, long from, long to) {
    return Percentiles.of(
        name,
        acts.stream()
            .filter(act -> act.begun() >= from && act.begun() < to)
            .map(Act::nanos)
            .toList());
  }

  private void count(String trouble) {
    synchronized (troubles) {
      troubles.merge(trouble, 1, Integer::sum);
    }
  }

  private static void sleepUntil(long time) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, time - System.nanoTime())));
  }
}
