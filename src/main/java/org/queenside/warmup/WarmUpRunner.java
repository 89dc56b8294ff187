package org.queenside.warmup;

import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.kind.DryRun;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.ApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/**
 * Plays exercises over HTTP before the program reports that it is ready. Java compiles the code
 * that learners need while it plays, and a cache written in a training run remembers which code
 * that is.
 *
 * <p>The guests who play are deleted. If the warm-up fails, the program is only slower at first.
 */
@Component
@EnableConfigurationProperties(WarmUpProperties.class)
@ConditionalOnProperty(name = "server.ssl.enabled", havingValue = "false", matchIfMissing = true)
record WarmUpRunner(
    WarmUpProperties properties,
    Course course,
    LearnerRepository learners,
    ApplicationContext program,
    Environment environment)
    implements ApplicationRunner {

  private static final Logger LOG = LoggerFactory.getLogger(WarmUpRunner.class);

  /** One for each core of the smallest machine. */
  private static final int GUESTS = 2;

  private record Task(String path, Exercise exercise) {}

  @Override
  public void run(ApplicationArguments arguments) {
    if (properties.time().isPositive()) {
      long end = System.nanoTime() + properties.time().toNanos();
      List<Task> tasks = tasks();
      var played = new LongAdder();
      try (var guests = Executors.newFixedThreadPool(GUESTS)) {
        for (int guest = 0; guest < GUESTS; guest++) {
          int first = guest * tasks.size() / GUESTS;
          guests.execute(() -> played.add(play(tasks, first, end)));
        }
      }
      LOG.info("Warmed up by playing {} exercises", played);
    }
    if (properties.exit()) {
      SpringApplication.exit(program);
    }
  }

  private List<Task> tasks() {
    return course.path().stream()
        .flatMap(lesson -> lesson.path().stream().map(exercise -> task(lesson, exercise)))
        .filter(task -> task.exercise() instanceof Exercise.ReachGoal)
        .toList();
  }

  private static Task task(Lesson lesson, Exercise exercise) {
    return new Task("learn/" + lesson.id() + "/" + exercise.id(), exercise);
  }

  /** Returns how many exercises were played. */
  private int play(List<Task> tasks, int first, long end) {
    int played = 0;
    var cookies = new CookieManager();
    try (HttpClient http =
        HttpClient.newBuilder()
            .cookieHandler(cookies)
            .connectTimeout(Duration.ofSeconds(5))
            .build()) {
      @Nullable WarmUpPage page = null;
      for (; System.nanoTime() < end && !tasks.isEmpty(); played++) {
        Task task = tasks.get((first + played) % tasks.size());
        if (page == null || played % 20 == 0) {
          page = WarmUpPage.open(http, address(), task.path());
        } else {
          page.navigate(task.path());
        }
        for (Move move : DryRun.of(task.exercise()).solutionMoves()) {
          // Moving straight back is nearly always illegal, so this exercises the refusal too.
          page.play(Move.of(move.to(), move.from()));
          page.play(move);
        }
      }
    } catch (IOException | RuntimeException e) {
      LOG.info("The warm-up ended early: {}", e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      cookies.getCookieStore().getCookies().forEach(this::forget);
    }
    return played;
  }

  private URI address() {
    String host = environment.getProperty("server.address", "127.0.0.1");
    String path = environment.getProperty("server.servlet.context-path", "");
    int port = environment.getProperty("local.server.port", Integer.class, 0);
    return URI.create("http://" + host + ":" + port + path + "/");
  }

  private void forget(HttpCookie cookie) {
    Token token = Token.parse(cookie.getValue());
    LearnerId learner = token == null ? null : learners.find(token);
    if (learner != null) {
      learners.forget(learner);
    }
  }
}
