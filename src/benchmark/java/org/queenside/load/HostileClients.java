package org.queenside.load;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Clients that send hostile requests at a steady rate. */
final class HostileClients {

  private static final int MANY_EVENTS = 2_000;
  private static final int BIG_BODY = 1_500_000;
  private static final int PAGES_AT_ONCE = 10;
  private static final int PAGES_OF_A_SESSION = 200;
  private static final int SLOW_SECONDS = 15;

  /** Limits the slow requests, which pile up. */
  private static final int MOST_AT_ONCE = 150;

  /** What one client sends on a new connection; returns the status of the answer. */
  private interface Attack {
    int run(HttpConnection connection) throws IOException;
  }

  /**
   * A kind of attack.
   *
   * @param requests the number of requests it needs
   */
  private record Kind(String name, int requests, Attack attack) {}

  private final Supplier<HttpConnection> connections;
  private final Map<String, Map<String, Integer>> answers = new TreeMap<>();
  private final Random random = new Random(5);
  private final Semaphore atOnce = new Semaphore(MOST_AT_ONCE);
  private final List<Kind> kinds =
      List.of(
          new Kind("2,000 events in one request", 2, this::manyEvents),
          new Kind("a body of 1.5 MB", 2, this::bigBody),
          new Kind("pages opened and never closed", PAGES_AT_ONCE, _ -> openPages()),
          new Kind("a session without cookies", 1, browser -> browser.get("course", "").status()),
          new Kind("forged headers", 1, this::forgedHeaders),
          new Kind("a body byte by byte", 1, this::slowBody),
          new Kind("unknown addresses", 1, this::unknownAddress));
  private @Nullable HttpConnection opener;
  private int opened;

  HostileClients(Supplier<HttpConnection> connections) {
    this.connections = connections;
  }

  /**
   * Runs until it is interrupted. Each kind sends about as many requests as the others.
   *
   * @param perSecond the total number of requests a second
   */
  void run(double perSecond) {
    if (perSecond == 0) {
      return;
    }
    int most = kinds.stream().mapToInt(Kind::requests).max().orElseThrow();
    try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
      while (!Thread.interrupted()) {
        Kind kind = kinds.get(random.nextInt(kinds.size()));
        if (random.nextInt(most) < most / kind.requests()) {
          atOnce.acquire();
          clients.execute(() -> attack(kind));
          Thread.sleep((long) (1_000 * kind.requests() / perSecond));
        }
      }
    } catch (InterruptedException e) {
      // The load test is over.
    }
  }

  private void attack(Kind kind) {
    try (HttpConnection connection = connections.get()) {
      int status = kind.attack().run(connection);
      count(kind, status == 0 ? "held for " + SLOW_SECONDS + " s" : "status " + status);
    } catch (UnexpectedResponseException e) {
      count(kind, "status " + e.status());
    } catch (IOException | RuntimeException e) {
      count(kind, e.getClass().getSimpleName());
    } finally {
      atOnce.release();
    }
  }

  private synchronized void count(Kind kind, String answer) {
    answers.computeIfAbsent(kind.name(), _ -> new TreeMap<>()).merge(answer, 1, Integer::sum);
  }

  /** Prints how the attacks were answered. */
  synchronized void report() {
    answers.forEach((kind, counts) -> System.out.println("hostile: " + kind + ": " + counts));
  }

  private int manyEvents(HttpConnection browser) throws IOException {
    FlowPage page = FlowPage.open(browser, "course");
    Map<String, Object> event = FlowPage.navigationEvent("course");
    return page.post(page.message(Collections.nCopies(MANY_EVENTS, event))).status();
  }

  private int bigBody(HttpConnection browser) throws IOException {
    FlowPage page = FlowPage.open(browser, "course");
    Map<String, Object> event = FlowPage.event(1, "x".repeat(BIG_BODY), Map.of());
    return page.post(page.message(List.of(event))).status();
  }

  /** Opens pages one by one in a session that other attacks of this kind use too. */
  private synchronized int openPages() throws IOException {
    for (int i = 0; i < PAGES_AT_ONCE; i++) {
      if (opener == null || opened++ % PAGES_OF_A_SESSION == 0) {
        opener = connections.get();
      }
      FlowPage.open(opener, "course");
    }
    return 200;
  }

  private int forgedHeaders(HttpConnection browser) throws IOException {
    String headers =
        """
        X-Forwarded-For: 8.8.8.%d\r
        X-Forwarded-Host: evil.example\r
        Forwarded: for=9.9.9.9;host=evil.example;proto=http\r
        """
            .formatted(random.nextInt(256));
    return browser.get("account", headers).status();
  }

  private int slowBody(HttpConnection browser) throws IOException {
    return browser.postSlowly("?v-r=uidl&v-uiId=0", SLOW_SECONDS);
  }

  private int unknownAddress(HttpConnection browser) throws IOException {
    return browser.get("wp-admin/" + random.nextInt() + ".php", "").status();
  }
}
