package org.queenside.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import tools.jackson.databind.JsonNode;

/**
 * Simulates the requests of a learner who solves exercises of the course and makes mistakes. After
 * a failed request it does what the client in the browser does: it sends the same message again at
 * once and then every five seconds, and reloads the page when the server no longer knows it.
 *
 * <p>Not thread-safe.
 */
final class SimulatedLearner {

  private static final Duration RECONNECT = Duration.ofSeconds(5);
  private static final int ATTEMPTS = 24;
  private static final String NOT_SAVED = SignInForm.text("say.unsaved");

  /** The acknowledged answers, which must be in the database. */
  record Acknowledged(String item, String tried, String outcome) {}

  /** Is notified about failures. */
  interface Trouble {
    /**
     * Called after a failure that the learner's browser recovers from.
     *
     * @param kind the kind of failure, in a few words
     */
    void met(String kind);
  }

  private final URI address;
  private final HttpClient http;
  private final List<BoardExercises.Task> tasks;
  private final Random random;
  private final HttpClientSession visitor = new HttpClientSession();
  private final List<Acknowledged> acknowledged = new ArrayList<>();
  private Trouble trouble = _ -> {};
  private int at;
  private int made;
  private int reloads;
  private @Nullable FlowPage page;
  private ExerciseRun run;

  /**
   * Creates a learner without an open page.
   *
   * @param seed decides what the learner does and where in the course it starts
   */
  SimulatedLearner(URI address, HttpClient http, List<BoardExercises.Task> tasks, long seed) {
    this.address = address;
    this.http = http;
    this.tasks = tasks;
    this.random = new Random(seed * 7_919 + 17);
    this.at = random.nextInt(tasks.size());
    this.run = ExerciseRun.start(task().exercise());
  }

  SimulatedLearner telling(Trouble trouble) {
    this.trouble = trouble;
    return this;
  }

  /** Returns the learner's cookies. */
  HttpClientSession visitor() {
    return visitor;
  }

  /** Returns the answers acknowledged so far. */
  List<Acknowledged> acknowledged() {
    return acknowledged;
  }

  /** Returns how often the page had to be reloaded. */
  int reloads() {
    return reloads;
  }

  /** Closes the browser if it is open, and opens it again. */
  void open() throws IOException, InterruptedException {
    visitor.closeBrowser();
    loadUntilShown();
  }

  /** Closes the page, as closing the browser does. */
  void leave() throws IOException, InterruptedException {
    page().close();
  }

  private void load() throws IOException, InterruptedException {
    page = FlowPage.open(http, address, visitor, task().path());
    begin();
  }

  private void begin() {
    run = ExerciseRun.start(task().exercise());
    made = 0;
  }

  private BoardExercises.Task task() {
    return tasks.get(at);
  }

  private FlowPage page() {
    if (page == null) {
      throw new IllegalStateException("open a page first");
    }
    return page;
  }

  /** Solves the current exercise without a mistake. */
  void solve() throws IOException, InterruptedException {
    while (!run.finished()) {
      play(task().solution().get(made));
    }
  }

  /** Makes a right or a wrong move, or goes on to the next exercise. */
  void act() throws IOException, InterruptedException {
    if (run.finished() || made >= task().solution().size() || page().board() == null) {
      at = (at + 1) % tasks.size();
      if (tell(page().navigation(task().path())) != null) {
        begin();
      }
    } else if (random.nextInt(10) < 6) {
      play(wrong());
    } else {
      play(task().solution().get(made));
    }
  }

  /** Moves a piece to a random square, most likely against the rules. */
  private Move wrong() {
    List<Square> from = new ArrayList<>(run.scene().pieces().keySet());
    Square start = from.get(random.nextInt(from.size()));
    Square end = start;
    while (end == start) {
      end = Square.values()[random.nextInt(64)];
    }
    return Move.of(start, end);
  }

  private void play(Move move) throws IOException, InterruptedException {
    Map.Entry<Integer, JsonNode> board = page().board();
    if (board == null) {
      throw new IOException("no board at " + task().path());
    }
    String said = tell(page().move(board, move.from().toString(), move.to().toString()));
    if (said == null || !page().saidSomething()) {
      // The page was reloaded, or the board doesn't allow the move.
      return;
    }
    if (said.contains(NOT_SAVED)) {
      trouble.met("not saved");
      return;
    }
    AnswerResult step = run.answer(new Answer.Play(move));
    run = step.next();
    switch (step.outcome()) {
      case AnswerOutcome.Solved _ -> acknowledge(move, "solved");
      case AnswerOutcome.Wrong _ -> acknowledge(move, "wrong");
      case AnswerOutcome.Refused _ -> acknowledge(move, "refused");
      case AnswerOutcome.Progressed _ -> made++;
      default -> {}
    }
    if (step.outcome() instanceof AnswerOutcome.Progressed && !onTheWay(move)) {
      // The exercise continued differently; go on to the next one.
      made = Integer.MAX_VALUE;
    }
  }

  private boolean onTheWay(Move move) {
    return task().solution().get(made - 1).equals(move);
  }

  private void acknowledge(Move move, String outcome) {
    acknowledged.add(new Acknowledged(task().item(), move.toString(), outcome));
  }

  /**
   * Sends a message until there is a response.
   *
   * @return the response, or null if the page had to be reloaded
   */
  private @Nullable String tell(String message) throws IOException, InterruptedException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 1) {
        Thread.sleep(RECONNECT);
      }
      try {
        HttpResponse<byte[]> answer = page().post(message);
        page().read(answer);
        return new String(answer.body(), StandardCharsets.UTF_8);
      } catch (UnexpectedResponseException e) {
        if (e.sessionGone()) {
          return reload();
        }
        trouble.met("status " + e.status());
        if (e.status() == 200) {
          return reload();
        }
      } catch (IOException e) {
        trouble.met(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    throw new IOException("no response after " + ATTEMPTS + " attempts");
  }

  private @Nullable String reload() throws IOException, InterruptedException {
    reloads++;
    loadUntilShown();
    return null;
  }

  private void loadUntilShown() throws IOException, InterruptedException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 1) {
        Thread.sleep(RECONNECT);
      }
      try {
        load();
        return;
      } catch (UnexpectedResponseException e) {
        // A page that moves to the other program while it loads is reloaded, which isn't a failure.
        if (!e.sessionGone()) {
          trouble.met("page with status " + e.status());
        }
      } catch (IOException e) {
        trouble.met("page: " + e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    throw new IOException("the page doesn't come back");
  }
}
