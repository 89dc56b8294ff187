package org.queenside.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.queenside.school.assignment.SchoolYear;
import org.queenside.store.TestDatabase;

/**
 * A soak test: learners work on two programs behind a proxy, together with hostile clients, while
 * one program is killed and PostgreSQL is restarted. {@code docs/proxy/soak.sh} runs it;
 * docs/load.md describes it and its report.
 */
final class Soak {

  private static final Set<String> KNOWN =
      Set.of(
          "minutes",
          "learners",
          "signed-in",
          "pause",
          "hostile",
          "proxy",
          "heap",
          "session",
          "kill-at",
          "database-at");

  private static final Duration OPENING = Duration.ofSeconds(40);
  private static final Duration PROGRAM_AWAY = Duration.ofSeconds(20);
  private static final int MOST_STARTS = 4;
  private static final Duration DATABASE_AWAY = Duration.ofSeconds(3);
  private static final Duration LAST_ANSWERS = Duration.ofSeconds(10);
  private static final double LONGEST_MINUTES = 180;

  /** Minutes until a restarted program has as many sessions as before. */
  private static final double FULL_AGAIN = 8;

  private final TwoProgramsSetup district;
  private final Plan plan;
  private final SoakReport report = new SoakReport();
  private final AtomicBoolean over = new AtomicBoolean();

  /**
   * The plan of the test.
   *
   * @param learners the number of simultaneous learners
   * @param signedIn how many of them have an account; the others are guests
   * @param pause how long a learner thinks, on average
   * @param hostile how many of a hundred requests are hostile
   * @param killAt when a program is killed, in minutes from the start
   * @param databaseAt when PostgreSQL is restarted, in minutes from the start
   */
  private record Plan(
      double minutes,
      int learners,
      int signedIn,
      Duration pause,
      double hostile,
      double killAt,
      double databaseAt) {

    static Plan of(LoadTestArguments settings) {
      double minutes = settings.number("minutes", 30);
      if (minutes < 2 || minutes > LONGEST_MINUTES) {
        throw new IllegalArgumentException("--minutes must be 2 to " + (int) LONGEST_MINUTES);
      }
      int learners = (int) settings.number("learners", 500);
      return new Plan(
          minutes,
          learners,
          (int) settings.number("signed-in", learners / 10),
          Duration.ofMillis((long) (1_000 * settings.number("pause", 5))),
          settings.number("hostile", 5),
          settings.number("kill-at", minutes / 3),
          settings.number("database-at", minutes * 2 / 3));
    }

    /** When memory is first measured, to compare with the end: some time after the kill. */
    double middle() {
      return Math.min(Math.max(minutes / 2, killAt + FULL_AGAIN), minutes * 3 / 4);
    }

    double hostilePerSecond() {
      return learners * 1_000.0 / pause.toMillis() * hostile / (100 - hostile);
    }
  }

  private Soak(TwoProgramsSetup district, Plan plan) {
    this.district = district;
    this.plan = plan;
  }

  /**
   * Runs the test; exits with 0 if nothing was lost and responses were fast enough, otherwise with
   * 1.
   *
   * @param args see docs/load.md
   */
  public static void main(String[] args) throws Exception {
    LoadTestArguments settings;
    Plan plan;
    ProxyProcess.Kind kind;
    try {
      settings = new LoadTestArguments(args, KNOWN);
      plan = Plan.of(settings);
      kind = ProxyProcess.Kind.named(settings.text("proxy", "haproxy"));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    List<String> missing = TwoProgramsSetup.missing(kind.program(), "openssl");
    if (!missing.isEmpty()) {
      System.err.println("Please install " + String.join(", ", missing) + " first.");
      System.exit(2);
    }
    // Shorter than the proxies' timeout, so that no message uses a connection about to close.
    System.setProperty("jdk.httpclient.keepalive.timeout", "10");
    boolean held;
    String session = "--server.servlet.session.timeout=" + settings.text("session", "5m");
    try (var district = new TwoProgramsSetup(settings.text("heap", "400m"), List.of(session))) {
      district.use(kind, false);
      held = new Soak(district, plan).run();
    }
    System.exit(held ? 0 : 1);
  }

  private boolean run() throws Exception {
    System.out.printf(
        Locale.ROOT,
        "%d learners, %d of them signed in, one act every %.1f s each, %.1f hostile requests a"
            + " second, for %.1f minutes%n",
        plan.learners(),
        plan.signedIn(),
        plan.pause().toMillis() / 1e3,
        plan.hostilePerSecond(),
        plan.minutes());
    List<SoakLearner> learners = learners();
    report.begin();
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
        ScheduledExecutorService clock = Executors.newScheduledThreadPool(2)) {
      for (int i = 0; i < learners.size(); i++) {
        SoakLearner learner = learners.get(i);
        Duration wait = OPENING.multipliedBy(i).dividedBy(learners.size());
        people.submit(() -> learner.learn(wait, over));
      }
      var hostile =
          new HostileClients(district, plan.hostilePerSecond(), over, report::countHostile);
      people.submit(hostile::run);
      at(clock, Math.min(1, plan.killAt() * 0.8), () -> remember("start"));
      at(clock, plan.middle(), () -> remember("middle"));
      at(clock, plan.killAt(), this::killProgram);
      at(clock, plan.databaseAt(), this::restartDatabase);
      clock.scheduleAtFixedRate(report::printMinute, 60_100, 60_000, TimeUnit.MILLISECONDS);
      Thread.sleep(Duration.ofMillis((long) (plan.minutes() * 60_000)));
      remember("end");
      over.set(true);
      clock.shutdownNow();
      people.shutdown();
      if (!people.awaitTermination(LAST_ANSWERS.toSeconds(), TimeUnit.SECONDS)) {
        people.shutdownNow();
      }
    }
    for (SoakLearner learner : learners) {
      report.addLearner(learner);
    }
    try (TestDatabase database = TestDatabase.at(district.database().url())) {
      report.compare(learners, database.jdbc());
    }
    return report.print();
  }

  private List<SoakLearner> learners() throws IOException {
    List<String> addresses = List.of("127.0.2.1", "127.0.2.2", "127.0.2.3", "127.0.2.4");
    List<HttpClient> clients = new ArrayList<>();
    for (String address : addresses) {
      clients.add(district.client(address));
    }
    List<BoardExercises.Task> tasks = BoardExercises.all();
    List<SoakLearner> learners = new ArrayList<>();
    Random random = new Random(13);
    SchoolYear year;
    try (TestDatabase database = TestDatabase.at(district.database().url())) {
      year = SchoolYear.fill(database, Math.max(1, plan.signedIn()), 20, plan.signedIn() * 100 + 1);
    }
    for (int i = 0; i < plan.learners(); i++) {
      var learner =
          new SimulatedLearner(
                  district.address(), clients.get(i % clients.size()), tasks, random.nextLong())
              .telling(report::countTrouble);
      SoakLearner soak =
          i < plan.signedIn()
              ? SoakLearner.signedIn(learner, year.pupils().get(i), SchoolYear.token(i + 1))
              : SoakLearner.guest(learner);
      learners.add(soak.working(plan.pause(), new Random(random.nextLong()), report));
    }
    return learners;
  }

  /** An event at a given time. */
  private interface Event {
    void happen() throws Exception;
  }

  private void at(ScheduledExecutorService clock, double minute, Event event) {
    clock.schedule(
        () -> {
          try {
            event.happen();
          } catch (Exception e) {
            report.countTrouble("the soak itself: " + e);
          }
        },
        (long) (minute * 60_000),
        TimeUnit.MILLISECONDS);
  }

  private void remember(String when) throws IOException, InterruptedException {
    for (RestartableApplication program : district.programs()) {
      report.addMemory(when, program.name(), program.memory());
    }
  }

  private void killProgram() throws IOException, InterruptedException {
    RestartableApplication killed = district.programs().getFirst();
    report.addFault("program " + killed.name() + " killed");
    killed.kill();
    Thread.sleep(PROGRAM_AWAY);
    report.note("program " + killed.name() + " is back" + started(killed));
  }

  /** Starts a program as a container would: again if it exits because PostgreSQL is down. */
  private static String started(RestartableApplication program)
      throws IOException, InterruptedException {
    for (int start = 1; start < MOST_STARTS; start++) {
      program.start();
      try {
        program.awaitReady();
        return start == 1 ? "" : " at the start number " + start;
      } catch (IOException e) {
        program.kill();
        Thread.sleep(PROGRAM_AWAY);
      }
    }
    program.start();
    program.awaitReady();
    return " at the last try";
  }

  private void restartDatabase() throws IOException, InterruptedException {
    report.addFault("PostgreSQL stopped");
    district.database().restart(DATABASE_AWAY);
    // Nothing works until PostgreSQL is back, so the recovery time starts now.
    report.addFault("PostgreSQL back");
  }
}
