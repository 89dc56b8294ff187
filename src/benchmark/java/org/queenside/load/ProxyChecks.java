package org.queenside.load;

import static org.queenside.load.CheckReport.require;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;

/** Checks of the proxy while everything is running. */
final class ProxyChecks {

  private static final int SLOW = 350;
  private static final Duration QUICK = Duration.ofSeconds(2);

  /**
   * More wrong sign-ins than an address may make, but fewer than two separate limits would allow.
   */
  private static final int TRIES = 1_500;

  /** Enough visitors for both programs to get one. */
  private static final int FORMS = 6;

  private final TwoProgramsSetup district;

  ProxyChecks(TwoProgramsSetup district) {
    this.district = district;
  }

  /** Reads from the access log which client address a program saw. */
  String seenAddress(String from, String... forged) throws IOException, InterruptedException {
    String mark = "/seen-" + System.nanoTime() + ".txt";
    HttpRequest.Builder request = HttpRequest.newBuilder(district.address().resolve(mark));
    for (int i = 0; i < forged.length; i += 2) {
      request.header(forged[i], forged[i + 1]);
    }
    district.client(from).send(request.build(), HttpResponse.BodyHandlers.discarding());
    for (int tries = 0; tries < 50; tries++) {
      for (RestartableApplication program : district.programs()) {
        for (String line : Files.readAllLines(program.accessLog())) {
          if (line.endsWith(mark)) {
            return line.substring(0, line.indexOf(' '));
          }
        }
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no program has logged " + mark);
  }

  String forgedAddress() throws IOException, InterruptedException {
    String plain = seenAddress("127.0.0.2");
    require(plain.equals("127.0.0.2"), "a plain request seems to come from " + plain);
    for (String lie : List.of("8.8.8.8", "10.1.2.3", "127.0.0.1", "9.9.9.9, 10.0.0.1", "x")) {
      String seen = seenAddress("127.0.0.2", "X-Forwarded-For", lie, "Forwarded", "for=" + lie);
      require(seen.equals("127.0.0.2"), "forged " + lie + ", the program believes " + seen);
    }
    return "the program sees 127.0.0.2";
  }

  /**
   * The limit of wrong sign-ins counts at both programs together and can't be evaded by a forged
   * address.
   */
  String limitPerAddress(String from, String another) throws IOException, InterruptedException {
    Random random = new Random(1);
    List<SignInForm> forms = new ArrayList<>();
    for (int i = 0; i < FORMS; i++) {
      HttpClientSession liar =
          new HttpClientSession().claiming("X-Forwarded-For", () -> anyAddress(random));
      forms.add(SignInForm.open(district.client(from), district.address(), liar).byCode());
    }
    int tries = 0;
    while (tries < TRIES && forms.get(tries % FORMS).tryCode("ZZZZ%04d".formatted(tries))) {
      tries++;
    }
    require(tries < TRIES, TRIES + " wrong codes, and still no end");
    SignInForm neighbour =
        SignInForm.open(district.client(another), district.address(), new HttpClientSession())
            .byCode();
    require(neighbour.tryCode("YYYYYYYY"), "another address is held too");
    return "no more after " + tries + " wrong codes at both, another address is free";
  }

  private static String anyAddress(Random random) {
    return "8.8.%d.%d".formatted(random.nextInt(256), random.nextInt(256));
  }

  /** Announces a body of 3 MB and waits for the response before sending it. */
  String largeBody() throws IOException {
    String answer =
        overTls(
            """
            POST /?v-r=uidl&v-uiId=0 HTTP/1.1\r
            Host: localhost\r
            Content-Type: application/json\r
            Content-Length: 3145728\r
            Connection: close\r
            \r
            """);
    require(answer.startsWith("HTTP/1.1 413"), "3 MB are answered with " + firstLines(answer));
    return "413 for 3 MB";
  }

  String foreignHost() throws IOException {
    String direct =
        LoopbackNetwork.answer(
            district.programs().getFirst().port(),
            "GET /account HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n");
    require(
        !direct.contains("evil.example"), "the program repeats the name: " + firstLines(direct));
    String through =
        overTls("GET /account HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    require(through.startsWith("HTTP/1.1 421"), "the proxy answers " + firstLines(through));
    String own =
        overTls(
            "GET /account HTTP/1.1\r\nHost: localhost:%d\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n"
                .formatted(district.httpsPort()));
    require(!own.contains("evil.example"), "a forwarded host is believed: " + firstLines(own));
    String plain =
        LoopbackNetwork.answer(
            district.httpPort(), "GET /course HTTP/1.1\r\nHost: evil.example\r\n");
    require(
        plain.startsWith("HTTP/1.1 301")
            && plain.toLowerCase(Locale.ROOT).contains("location: https://localhost/course"),
        "plain HTTP is answered with " + firstLines(plain));
    return "421, and redirects know only our own name";
  }

  private static String firstLines(String answer) {
    return String.join(" | ", answer.lines().limit(6).toList());
  }

  String secureCookies() throws IOException, InterruptedException {
    HttpClient http = district.client("127.0.0.2");
    HttpResponse<Void> page =
        http.send(
            HttpRequest.newBuilder(district.address().resolve("course")).build(),
            HttpResponse.BodyHandlers.discarding());
    List<String> hsts = page.headers().allValues("Strict-Transport-Security");
    require(hsts.size() == 1 && hsts.getFirst().startsWith("max-age=63072000"), "HSTS is " + hsts);
    List<String> cookies = new ArrayList<>(page.headers().allValues("Set-Cookie"));
    var learner = new SimulatedLearner(district.address(), http, BoardExercises.all(), 1);
    learner.open();
    learner.solve();
    cookies.addAll(learner.visitor().received());
    for (String cookie : cookies) {
      require(
          cookie.contains("Secure") && cookie.contains("HttpOnly"),
          "a cookie lacks Secure or HttpOnly: " + cookie);
    }
    String names =
        String.join(
            ", ", cookies.stream().map(each -> each.split("=", 2)[0]).distinct().sorted().toList());
    require(names.contains("guest"), "no cookie for a guest: " + names);
    require(names.contains("__Host-"), "no cookie has the prefix __Host-: " + names);
    return "HSTS, and Secure on " + names;
  }

  /** Each visitor stays with one program, and all of them together use both. */
  String stickySessions() throws IOException, InterruptedException {
    HttpClient http = district.client("127.0.0.4");
    List<BoardExercises.Task> tasks = BoardExercises.all();
    for (int visitor = 0; visitor < 12; visitor++) {
      var learner = new SimulatedLearner(district.address(), http, tasks, visitor);
      learner.open();
      for (int i = 0; i < 6; i++) {
        learner.act();
      }
      require(learner.reloads() == 0, "a visitor was sent to the other program");
    }
    List<Long> shares = new ArrayList<>();
    for (RestartableApplication program : district.programs()) {
      try (var lines = Files.lines(program.accessLog())) {
        shares.add(lines.filter(line -> line.startsWith("127.0.0.4 ")).count());
      }
    }
    require(shares.stream().allMatch(share -> share > 0), "requests of each program: " + shares);
    return "12 visitors stayed where they were, requests of each program: " + shares;
  }

  /** Opens hundreds of connections that send a byte now and then. */
  String slowBodies() throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger open = new AtomicInteger();
    SSLContext trust = district.trust();
    List<Duration> waits = new ArrayList<>();
    HttpClient http = district.client("127.0.0.5");
    var learner = new SimulatedLearner(district.address(), http, BoardExercises.all(), 7);
    learner.open();
    learner.act();
    try (ExecutorService slow = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < SLOW; i++) {
        slow.submit(() -> sendSlowly(trust, over, open));
      }
      for (int tries = 0; tries < 100 && open.get() < SLOW; tries++) {
        Thread.sleep(100);
      }
      int held = open.get();
      for (int i = 0; i < 10; i++) {
        waits.add(time(() -> expect(200, http, "icon.svg")));
        waits.add(time(learner::act));
        for (RestartableApplication program : district.programs()) {
          waits.add(
              time(
                  () ->
                      require(
                          LoopbackNetwork.status(program.port(), "/readyz") == 200,
                          program.name() + " isn't ready")));
        }
        Thread.sleep(300);
      }
      over.set(true);
      Duration longest = waits.stream().max(Duration::compareTo).orElseThrow();
      require(held > SLOW * 8 / 10, "only " + held + " slow connections were open at once");
      require(longest.compareTo(QUICK) < 0, "a request waited for " + longest.toMillis() + " ms");
      return held + " at once, the longest wait of others was " + longest.toMillis() + " ms";
    }
  }

  private void expect(int status, HttpClient http, String path)
      throws IOException, InterruptedException {
    int answered =
        http.send(
                HttpRequest.newBuilder(district.address().resolve(path)).build(),
                HttpResponse.BodyHandlers.discarding())
            .statusCode();
    require(answered == status, path + " answers " + answered);
  }

  /** An action that is timed. */
  private interface Step {
    void run() throws Exception;
  }

  private static Duration time(Step step) throws Exception {
    long begun = System.nanoTime();
    step.run();
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  private void sendSlowly(SSLContext trust, AtomicBoolean over, AtomicInteger open) {
    try (Socket socket = connected(trust)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          """
          POST /?v-r=uidl&v-uiId=0 HTTP/1.1\r
          Host: localhost\r
          Content-Type: application/json\r
          Content-Length: 5000\r
          \r
          {"""
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      open.incrementAndGet();
      while (!over.get()) {
        Thread.sleep(1_000);
        out.write(' ');
        out.flush();
      }
    } catch (IOException e) {
      // The proxy closes the slow connection, as it should.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Socket connected(SSLContext trust) throws IOException {
    Socket socket = trust.getSocketFactory().createSocket();
    socket.setSoTimeout(20_000);
    socket.connect(new InetSocketAddress("127.0.0.1", district.httpsPort()), 10_000);
    return socket;
  }

  private String overTls(String request) throws IOException {
    try (Socket socket = connected(district.trust())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The health checks aren't available from outside. */
  String healthIsOurs() throws IOException, InterruptedException {
    HttpClient http = district.client("127.0.0.2");
    Set<Integer> outside = new HashSet<>();
    for (String path : List.of("livez", "readyz", "actuator/prometheus")) {
      outside.add(
          http.send(
                  HttpRequest.newBuilder(district.address().resolve(path)).build(),
                  HttpResponse.BodyHandlers.discarding())
              .statusCode());
    }
    require(outside.equals(Set.of(404)), "outside they answer " + outside);
    for (RestartableApplication program : district.programs()) {
      for (String path : List.of("/livez", "/readyz")) {
        require(
            LoopbackNetwork.status(program.port(), path) == 200,
            program.name() + path + " doesn't answer");
      }
    }
    return "404 outside, 200 inside";
  }
}
