package org.queenside.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Percentiles;

/**
 * A short load measurement: many learners act on one new program, and the report says how long
 * their actions took and what they cost. {@code docs/proxy/measure.sh} runs it; docs/load.md
 * describes it.
 */
final class LoadMeasurement {

  private static final Set<String> KNOWN =
      Set.of(
          "learners",
          "pause",
          "arrive",
          "minutes",
          "database",
          "heap",
          "profile",
          "computer-games",
          "peer-games");

  private static final double LONGEST_MINUTES = 30;
  private static final int MOST_LEARNERS = 20_000;
  private static final long WINDOW = Duration.ofSeconds(10).toNanos();
  private static final double PROMISED_P95 = 50;
  private static final double PROMISED_P99 = 150;

  private record Act(long begun, long nanos) {}

  /**
   * The plan of the measurement.
   *
   * @param pause how long a learner thinks, on average
   * @param arrive how long it takes until all learners have arrived
   * @param measured how long they are measured afterwards
   * @param computerGames how many other visitors play against the computer
   * @param peerGames how many pairs of visitors play each other
   */
  private record Plan(
      int learners,
      Duration pause,
      Duration arrive,
      Duration measured,
      int computerGames,
      int peerGames) {

    static Plan of(LoadTestArguments settings) {
      double minutes = settings.number("minutes", 2);
      int learners = (int) settings.number("learners", 2_000);
      double pause = settings.number("pause", 2.5);
      if (minutes <= 0 || minutes > LONGEST_MINUTES) {
        throw new IllegalArgumentException("--minutes must be at most " + LONGEST_MINUTES);
      }
      if (learners < 1 || learners > MOST_LEARNERS || pause < 0.1) {
        throw new IllegalArgumentException(
            "--learners must be 1 to %d, and --pause at least 0.1".formatted(MOST_LEARNERS));
      }
      return new Plan(
          learners,
          seconds(pause),
          seconds(settings.number("arrive", 30)),
          seconds(minutes * 60),
          (int) settings.number("computer-games", 0),
          (int) settings.number("peer-games", 0));
    }

    private static Duration seconds(double seconds) {
      return Duration.ofMillis((long) (seconds * 1_000));
    }
  }

  private final Plan plan;
  private final URI address;
  private final long begun = System.nanoTime();
  private final ConcurrentLinkedQueue<Act> acts = new ConcurrentLinkedQueue<>();
  private final Map<String, AtomicInteger> troubles = new ConcurrentHashMap<>();
  private final List<SimulatedLearner> learners = new ArrayList<>();
  private final List<OneConnectionClient> clients = new ArrayList<>();

  private LoadMeasurement(Plan plan, URI address) {
    this.plan = plan;
    this.address = address;
  }

  /**
   * Runs the measurement; exits with 0 if the promises of docs/load.md were kept, otherwise with 1.
   *
   * @param args see docs/load.md
   */
  public static void main(String[] args) throws Exception {
    LoadTestArguments settings;
    Plan plan;
    boolean postgreSql;
    try {
      settings = new LoadTestArguments(args, KNOWN);
      plan = Plan.of(settings);
      postgreSql =
          switch (settings.text("database", "h2")) {
            case "h2" -> false;
            case "postgresql" -> true;
            default -> throw new IllegalArgumentException("--database is h2 or postgresql");
          };
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    Path folder = Files.createTempDirectory("queenside-load");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
    boolean kept;
    try (RestartablePostgreSql database =
        postgreSql
            ? new RestartablePostgreSql(folder.resolve("postgresql"), LoopbackNetwork.freePort())
            : null) {
      List<String> options = new ArrayList<>();
      String profile = settings.text("profile", "");
      if (!profile.isEmpty()) {
        options.add("-XX:FlightRecorderOptions=stackdepth=256");
        options.add("-XX:StartFlightRecording=settings=profile,filename=" + profile);
      }
      List<String> arguments = new ArrayList<>(List.of("--queenside.guest-games=true"));
      if (database != null) {
        arguments.add("--spring.datasource.url=" + database.url());
      }
      int port = LoopbackNetwork.freePort();
      try (var program =
          new RestartableApplication(
              "program", port, folder, settings.text("heap", "1g"), options, arguments)) {
        program.awaitReady();
        var measurement = new LoadMeasurement(plan, URI.create("http://127.0.0.1:" + port + "/"));
        kept = measurement.run(program, database, folder.resolve("program/queenside.mv.db"));
        if (!profile.isEmpty()) {
          program.terminate();
          program.awaitEnd(Duration.ofMinutes(1));
        }
      }
    }
    System.exit(kept ? 0 : 1);
  }

  private boolean run(
      RestartableApplication program, @Nullable RestartablePostgreSql database, Path file)
      throws Exception {
    System.out.printf(
        Locale.ROOT,
        "%d learners, one action every %.2f s each, so %.0f actions a second%n",
        plan.learners(),
        plan.pause().toMillis() / 1e3,
        plan.learners() * 1_000.0 / plan.pause().toMillis());
    List<BoardExercises.Task> tasks = BoardExercises.all();
    var random = new Random(13);
    for (int i = 0; i < plan.learners(); i++) {
      var client = new OneConnectionClient();
      clients.add(client);
      learners.add(
          new SimulatedLearner(address, client, tasks, random.nextLong()).telling(this::count));
    }
    RestartableApplication.Memory idle = program.memory();
    long end = begun + plan.arrive().plus(plan.measured()).toNanos();
    var games = new SimulatedGames(address, end, this::count);
    ProcessorTime before;
    long size;
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < plan.learners(); i++) {
        SimulatedLearner learner = learners.get(i);
        long arrives = begun + plan.arrive().multipliedBy(i).dividedBy(plan.learners()).toNanos();
        long seed = random.nextLong();
        people.submit(() -> learn(learner, new Random(seed), arrives, end));
      }
      for (int i = 0; i < plan.computerGames(); i++) {
        var chance = new Random(random.nextLong());
        people.submit(() -> games.playComputer(chance));
      }
      for (int i = 0; i < plan.peerGames(); i++) {
        var chance = new Random(random.nextLong());
        people.submit(() -> games.playPeers(chance));
      }
      sleepUntil(begun + plan.arrive().toNanos());
      before = ProcessorTime.of(program, database);
      size = Files.exists(file) ? Files.size(file) : 0;
      for (long window = begun; window + WINDOW <= end; window += WINDOW) {
        sleepUntil(window + WINDOW);
        System.out.println(
            percentiles(
                "%3d s".formatted((window - begun) / 1_000_000_000), window, window + WINDOW));
      }
      sleepUntil(end);
      people.shutdown();
      if (!people.awaitTermination(20, TimeUnit.SECONDS)) {
        people.shutdownNow();
      }
    }
    games.report();
    return report(program, idle, ProcessorTime.of(program, database), before, size, file);
  }

  private Void learn(SimulatedLearner learner, Random random, long arrives, long end)
      throws InterruptedException {
    sleepUntil(arrives);
    try {
      learner.open();
      while (true) {
        long pause = plan.pause().toNanos();
        Thread.sleep(Duration.ofNanos(pause / 2 + random.nextLong(pause)));
        if (System.nanoTime() >= end) {
          return null;
        }
        long act = System.nanoTime();
        learner.act();
        acts.add(new Act(act, System.nanoTime() - act));
      }
    } catch (IOException | RuntimeException e) {
      count("gave up: " + e);
      return null;
    }
  }

  private boolean report(
      RestartableApplication program,
      RestartableApplication.Memory idle,
      ProcessorTime after,
      ProcessorTime before,
      long size,
      Path file)
      throws IOException, InterruptedException {
    long from = begun + plan.arrive().toNanos();
    Percentiles all = percentiles("acts", from, Long.MAX_VALUE);
    int reloads = learners.stream().mapToInt(SimulatedLearner::reloads).sum();
    System.out.println();
    System.out.println(percentiles("while learners arrived", begun, from));
    System.out.println(all);
    System.out.printf(
        Locale.ROOT, "%.0f actions a second%n", all.count() * 1e9 / plan.measured().toNanos());
    System.out.println("processor time for 1,000 acts: " + after.since(before, all.count()));
    System.out.printf(
        Locale.ROOT,
        "an answer has %.0f bytes%n",
        clients.stream()
            .flatMap(client -> client.sizes().stream())
            .mapToInt(Integer::intValue)
            .average()
            .orElse(0));
    RestartableApplication.Memory memory = program.memory();
    System.out.printf(
        Locale.ROOT,
        "heap after a collection %d MB, memory of the process %d MB; before the learners came %d MB"
            + " and %d MB; heap of a learner %.0f KB%n",
        memory.heap(),
        memory.resident(),
        idle.heap(),
        idle.resident(),
        (memory.heap() - idle.heap()) * 1e3 / plan.learners());
    if (Files.exists(file)) {
      long attempts = learners.stream().mapToLong(each -> each.acknowledged().size()).sum();
      System.out.printf(
          Locale.ROOT,
          "H2's file: %.1f MB when all had arrived, %.1f MB at the end, %d attempts in all%n",
          size / 1e6,
          Files.size(file) / 1e6,
          attempts);
    }
    System.out.println("failures: " + (troubles.isEmpty() ? "none" : troubles));
    System.out.println("pages that had to load again: " + reloads);
    boolean kept =
        all.p95() < PROMISED_P95 && all.p99() < PROMISED_P99 && troubles.isEmpty() && reloads == 0;
    System.out.printf(
        Locale.ROOT,
        "%s 95 %% within %.0f ms, 99 %% within %.0f ms, no failure%n",
        kept ? "ok     " : "FAILED ",
        PROMISED_P95,
        PROMISED_P99);
    return kept;
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
    troubles.computeIfAbsent(trouble, _ -> new AtomicInteger()).incrementAndGet();
  }

  private static void sleepUntil(long time) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, time - System.nanoTime())));
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      System.err.println("could not delete " + folder + ": " + e.getMessage());
    }
  }

  /** How long processors have worked for the program, PostgreSQL and the learners. */
  private record ProcessorTime(Duration program, Duration database, Duration learners) {

    static ProcessorTime of(
        RestartableApplication program, @Nullable RestartablePostgreSql database)
        throws IOException {
      return new ProcessorTime(
          program.processorTime(),
          database == null ? Duration.ZERO : database.processorTime(),
          ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO));
    }

    String since(ProcessorTime before, int acts) {
      return String.format(
          Locale.ROOT,
          "program %.2f s, PostgreSQL %.2f s, learners %.2f s",
          perThousand(program.minus(before.program), acts),
          perThousand(database.minus(before.database), acts),
          perThousand(learners.minus(before.learners), acts));
    }

    private static double perThousand(Duration time, int acts) {
      return time.toMillis() / (double) Math.max(1, acts);
    }
  }
}
