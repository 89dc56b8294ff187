package org.queenside.load;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalTime;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/** Clients that send hostile requests at a steady rate. */
final class HostileClients {

  private static final int MANY_EVENTS = 2_000;
  private static final int BIG_BODY = 1_500_000;
  private static final int LONG_NAME = 100_000;
  private static final int PAGES_AT_ONCE = 10;
  private static final int PAGES_OF_A_SESSION = 200;
  private static final Duration SLOW = Duration.ofSeconds(15);

  /** Limits the slow requests, which pile up. */
  private static final int MOST_AT_ONCE = 150;

  /** An attack. */
  private interface Attack {
    /** Runs the attack and returns the server's response. */
    String run() throws IOException, InterruptedException;
  }

  /**
   * A kind of attack.
   *
   * @param requests the number of requests it needs
   */
  private record Kind(String name, int requests, Attack attack) {}

  private final URI address;
  private final int port;
  private final SSLContext trust;
  private final HttpClient http;
  private final double perSecond;
  private final AtomicBoolean over;
  private final BiConsumer<String, String> count;
  private final Random random = new Random(5);
  private final Semaphore atOnce = new Semaphore(MOST_AT_ONCE);
  private @Nullable HttpClientSession opener;
  private int opened;

  /**
   * Creates the clients without starting them.
   *
   * @param perSecond the total number of requests a second
   * @param count is called with the kind and the response of each attack
   */
  HostileClients(
      TwoProgramsSetup district,
      double perSecond,
      AtomicBoolean over,
      BiConsumer<String, String> count)
      throws IOException {
    this.address = district.address();
    this.port = district.httpsPort();
    this.trust = district.trust();
    this.http = district.client("127.0.3.1");
    this.perSecond = perSecond;
    this.over = over;
    this.count = count;
  }

  private List<Kind> kinds() {
    return List.of(
        new Kind("2,000 events in one request", 3, this::manyEvents),
        new Kind("a body of 1.5 MB", 3, this::bigBody),
        new Kind("pages opened and never closed", PAGES_AT_ONCE, this::openPages),
        new Kind("sessions without cookies", 1, () -> get("course")),
        new Kind("sign-in names of 100,000 letters", 4, this::longName),
        new Kind("forged headers", 1, this::forgedHeaders),
        new Kind("a body byte by byte", 1, this::slowBody),
        new Kind("unknown addresses", 1, () -> get("wp-admin/" + random.nextInt() + ".php")));
  }

  /** Runs until the end. */
  Void run() throws InterruptedException {
    if (perSecond <= 0) {
      return null;
    }
    List<Kind> kinds = kinds();
    // Each kind gets the same share of the requests.
    int most = kinds.stream().mapToInt(Kind::requests).max().orElseThrow();
    try (ExecutorService visitors = Executors.newVirtualThreadPerTaskExecutor()) {
      while (!over.get()) {
        Kind kind = kinds.get(random.nextInt(kinds.size()));
        if (random.nextInt(most) >= most / kind.requests()) {
          continue;
        }
        atOnce.acquire();
        visitors.submit(() -> attack(kind));
        Thread.sleep((long) (1_000 * kind.requests() / perSecond));
      }
    }
    return null;
  }

  private void attack(Kind kind) {
    try {
      count.accept(kind.name(), kind.attack().run());
    } catch (UnexpectedResponseException e) {
      count.accept(kind.name(), "status " + e.status());
    } catch (IOException | RuntimeException e) {
      count.accept(kind.name(), e.getClass().getSimpleName());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      atOnce.release();
    }
  }

  private String manyEvents() throws IOException, InterruptedException {
    FlowPage page = FlowPage.open(http, address, new HttpClientSession(), "course");
    return status(
        page.post(
            page.message(Collections.nCopies(MANY_EVENTS, FlowPage.navigationEvent("course")))));
  }

  private String bigBody() throws IOException, InterruptedException {
    FlowPage page = FlowPage.open(http, address, new HttpClientSession(), "course");
    return status(
        page.post(page.message(List.of(FlowPage.event(1, "x".repeat(BIG_BODY), Map.of())))));
  }

  private String openPages() throws IOException, InterruptedException {
    String last = "";
    for (int i = 0; i < PAGES_AT_ONCE; i++) {
      FlowPage.open(http, address, opener());
      last = "status 200";
    }
    return last;
  }

  private synchronized HttpClientSession opener() {
    if (opener == null || opened++ % PAGES_OF_A_SESSION == 0) {
      opener = new HttpClientSession();
    }
    return opener;
  }

  private String longName() throws IOException, InterruptedException {
    SignInForm form = SignInForm.open(http, address, new HttpClientSession());
    String name = random.nextInt() + "x".repeat(LONG_NAME);
    return status(form.send(Map.of("name", name, "password", "secret")));
  }

  private String forgedHeaders() throws IOException, InterruptedException {
    return status(
        http.send(
            HttpRequest.newBuilder(address.resolve("account"))
                .header("X-Forwarded-For", "8.8.8." + random.nextInt(256))
                .header("X-Forwarded-Host", "evil.example")
                .header("Forwarded", "for=9.9.9.9;host=evil.example;proto=http")
                .build(),
            HttpResponse.BodyHandlers.ofByteArray()));
  }

  private String get(String path) throws IOException, InterruptedException {
    return status(
        http.send(
            HttpRequest.newBuilder(address.resolve(path)).header("Accept", "text/html").build(),
            HttpResponse.BodyHandlers.ofByteArray()));
  }

  private String slowBody() throws IOException, InterruptedException {
    LocalTime begun = LocalTime.now();
    try (Socket socket = trust.getSocketFactory().createSocket()) {
      socket.setSoTimeout(1_000);
      socket.connect(new InetSocketAddress("127.0.0.1", port), 5_000);
      OutputStream out = socket.getOutputStream();
      out.write(
          ("POST /?v-r=uidl&v-uiId=0 HTTP/1.1\r\nHost: localhost\r\n"
                  + "Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{")
              .getBytes(StandardCharsets.US_ASCII));
      long end = System.nanoTime() + SLOW.toNanos();
      while (System.nanoTime() < end && !over.get()) {
        out.write(' ');
        out.flush();
        byte[] line = line(socket);
        if (line.length >= 12) {
          return "status " + new String(line, 9, 3, StandardCharsets.US_ASCII);
        }
      }
      if (over.get()) {
        return "still sending at the end";
      }
      return "held for %d s from %tT".formatted(SLOW.toSeconds(), begun);
    } catch (java.net.SocketException e) {
      return "closed";
    }
  }

  /** Returns what arrives within a second: the start of a response, or nothing. */
  private static byte[] line(Socket socket) throws IOException {
    try {
      byte[] begin = socket.getInputStream().readNBytes(12);
      if (begin.length < 12) {
        throw new java.net.SocketException("closed");
      }
      return begin;
    } catch (java.net.SocketTimeoutException e) {
      return new byte[0];
    }
  }

  private static String status(HttpResponse<?> answer) {
    return "status " + answer.statusCode();
  }
}
