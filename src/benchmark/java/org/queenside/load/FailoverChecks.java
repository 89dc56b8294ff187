package org.queenside.load;

import static org.queenside.load.CheckReport.require;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.queenside.chess.Move;

/** Checks what users notice when a program dies or is stopped. */
final class FailoverChecks {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration PROMISED = Duration.ofSeconds(5);
  private static final Duration STOPPING = Duration.ofMinutes(1);
  private static final int PEOPLE = 20;

  private final TwoProgramsSetup district;

  FailoverChecks(TwoProgramsSetup district) {
    this.district = district;
  }

  /** Solves an exercise in a real browser, kills the program, and makes the next move. */
  String killedInABrowser() throws Exception {
    List<BoardExercises.Task> tasks =
        BoardExercises.all().stream().filter(task -> task.solution().size() == 1).toList();
    BoardExercises.Task first = tasks.getFirst();
    BoardExercises.Task second =
        tasks.stream()
            .filter(task -> task.lesson().equals(first.lesson()) && task != first)
            .findFirst()
            .orElseThrow();
    ChromeDriver browser = chromium();
    try {
      open(browser, first);
      move(browser, first.solution().getFirst());
      await(browser, "return !!document.querySelector('.answer-box.right, .answered')");
      open(browser, second);
      RestartableApplication host = host(browser);
      browser.executeScript("window.before = true");
      host.kill();
      long killed = System.nanoTime();
      move(browser, second.solution().getFirst());
      await(
          browser,
          "return !window.before && document.readyState === 'complete'"
              + " && !!document.querySelector('queenside-board [role=gridcell]')");
      Duration back = Duration.ofNanos(System.nanoTime() - killed);
      require(
          browser.getCurrentUrl().endsWith(second.path()),
          "the page is now " + browser.getCurrentUrl());
      Object done = browser.executeScript("return document.querySelectorAll('.dots .done').length");
      require(done instanceof Long count && count >= 1, "the progress isn't there: " + done);
      require(back.compareTo(PROMISED) < 0, "the page came back after " + back.toMillis() + " ms");
      return "the page came back after " + back.toMillis() + " ms with its progress";
    } finally {
      browser.quit();
      revive();
    }
  }

  /** Returns the program with the browser's page: the one that logs the next request. */
  private RestartableApplication host(ChromeDriver browser)
      throws IOException, InterruptedException {
    String mark = "/host-" + System.nanoTime() + ".txt";
    browser.executeAsyncScript(
        "const done = arguments[1]; fetch(arguments[0]).then(done, done)", mark);
    for (int tries = 0; tries < 50; tries++) {
      for (RestartableApplication program : district.programs()) {
        if (Files.readString(program.accessLog()).contains(mark)) {
          return program;
        }
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no program has logged " + mark);
  }

  private void open(ChromeDriver browser, BoardExercises.Task task) {
    browser.get(district.address().resolve(task.path()).toString());
    await(browser, "return !!document.querySelector('queenside-board [role=gridcell]')");
  }

  private static void move(ChromeDriver browser, Move move) {
    for (var square : List.of(move.from(), move.to())) {
      browser.findElement(By.cssSelector("[role=gridcell][data-square=" + square + "]")).click();
    }
  }

  private static void await(ChromeDriver browser, String script) {
    new WebDriverWait(browser, PATIENCE, Duration.ofMillis(20))
        .ignoring(WebDriverException.class)
        .withMessage("never true: " + script)
        .until(_ -> Boolean.TRUE.equals(browser.executeScript(script)));
  }

  private static ChromeDriver chromium() {
    var options = new ChromeOptions();
    options.setAcceptInsecureCerts(true);
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--force-prefers-reduced-motion",
        "--lang=en-US",
        "--window-size=1280,900");
    // Configured, so that Selenium doesn't search the network.
    options.setBinary(TwoProgramsSetup.onPath("chromium").orElseThrow().toFile());
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(TwoProgramsSetup.onPath("chromedriver").orElseThrow().toFile())
            .build();
    return new ChromeDriver(service, options);
  }

  /** Stops a program while both are in use, and counts what users notice. */
  String drained() throws Exception {
    Map<String, AtomicInteger> troubles = new ConcurrentHashMap<>();
    AtomicInteger acts = new AtomicInteger();
    AtomicInteger reloads = new AtomicInteger();
    AtomicBoolean over = new AtomicBoolean();
    HttpClient http = district.client("127.0.0.6");
    List<BoardExercises.Task> tasks = BoardExercises.all();
    RestartableApplication stopped = district.programs().getFirst();
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < PEOPLE; i++) {
        var learner =
            new SimulatedLearner(district.address(), http, tasks, 100 + i)
                .telling(kind -> count(troubles, kind));
        all.add(
            people.submit(
                () -> {
                  learner.open();
                  while (!over.get()) {
                    learner.act();
                    acts.incrementAndGet();
                    Thread.sleep(250);
                  }
                  reloads.addAndGet(learner.reloads());
                  return null;
                }));
      }
      all.add(people.submit(() -> visit(http, over, troubles)));
      Thread.sleep(4_000);
      stopped.terminate();
      boolean ended = stopped.awaitEnd(STOPPING);
      Thread.sleep(2_000);
      over.set(true);
      for (Future<?> each : all) {
        each.get();
      }
      require(ended, "the program was still there after " + STOPPING.toSeconds() + " s");
      require(troubles.isEmpty(), "failed requests: " + troubles);
      require(reloads.get() > 0, "no user was on the stopped program");
      return acts + " requests, none failed; " + reloads + " pages moved to the other program";
    } finally {
      over.set(true);
      revive();
    }
  }

  /** Opens pages, one after the other. */
  private Void visit(HttpClient http, AtomicBoolean over, Map<String, AtomicInteger> troubles)
      throws InterruptedException {
    URI course = district.address().resolve("course");
    while (!over.get()) {
      try {
        int status =
            http.send(
                    HttpRequest.newBuilder(course).timeout(PATIENCE).build(),
                    HttpResponse.BodyHandlers.discarding())
                .statusCode();
        if (status != 200) {
          count(troubles, "GET with status " + status);
        }
      } catch (IOException e) {
        count(troubles, "GET with " + e.getMessage());
      }
      Thread.sleep(50);
    }
    return null;
  }

  private static void count(Map<String, AtomicInteger> troubles, String kind) {
    troubles.computeIfAbsent(kind, _ -> new AtomicInteger()).incrementAndGet();
  }

  /** Stops PostgreSQL: open pages stay open and say that nothing is saved. */
  String databaseAway() throws Exception {
    Map<String, AtomicInteger> troubles = new ConcurrentHashMap<>();
    HttpClient http = district.client("127.0.0.7");
    var learner =
        new SimulatedLearner(district.address(), http, BoardExercises.all(), 70)
            .telling(kind -> count(troubles, kind));
    learner.open();
    learner.solve();
    // Go on to an exercise with a board.
    learner.act();
    int before = learner.acknowledged().size();
    district.database().stop();
    try {
      // Long enough for the proxy to notice that no program is ready.
      for (int i = 0; i < 12; i++) {
        learner.act();
        Thread.sleep(1_000);
      }
    } finally {
      district.database().startAgain();
    }
    require(
        troubles.keySet().equals(Set.of("not saved")),
        "besides not saved answers there were " + troubles);
    require(learner.reloads() == 0, "the page was loaded again");
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (learner.acknowledged().size() == before && System.nanoTime() < end) {
      learner.act();
      Thread.sleep(500);
    }
    require(learner.acknowledged().size() > before, "nothing is saved when it is back");
    return "the page stays, answers aren't saved for a while, and then they are";
  }

  /** Restarts what was killed or stopped, for the next checks. */
  private void revive() throws IOException, InterruptedException {
    for (RestartableApplication program : district.programs()) {
      if (!program.isAlive()) {
        program.start();
        program.awaitReady();
      }
    }
    // The proxy checks about every second whether the program is back.
    Thread.sleep(6_000);
  }
}
