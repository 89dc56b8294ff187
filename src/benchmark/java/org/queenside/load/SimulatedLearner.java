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
 * A learner who solves exercises of the course, with mistakes, as the server sees one. Does what
 * the program in the browser does when an answer fails: sends the same again at once and then every
 * five seconds, and loads the page again when the server no longer knows it.
 *
 * <p>For one thread at a time.
 */
final class SimulatedLearner {

  private static final Duration RECONNECT = Duration.ofSeconds(5);
  private static final int ATTEMPTS = 24;
  private static final String NOT_SAVED = SignInForm.text("say.unsaved");

  /** What the learner was told is done: it must be in the database for ever. */
  record Acknowledged(String item, String tried, String outcome) {}

  /** Hears what goes wrong on the way. */
  interface Trouble {
    /**
     * Something failed that the learner's browser gets over.
     *
     * @param kind a few words, the same for the same kind
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
   * A learner who hasn't opened anything.
   *
   * @param seed decides what the learner does and where in the course it begins
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

  /** Its cookies. */
  HttpClientSession visitor() {
    return visitor;
  }

  /** What was acknowledged so far. */
  List<Acknowledged> acknowledged() {
    return acknowledged;
  }

  /** How often its page had to be loaded again. */
  int reloads() {
    return reloads;
  }

  /** Closes the browser, if there is one, and opens it again. */
  void open() throws IOException, InterruptedException {
    visitor.closeBrowser();
    loadUntilShown();
  }

  /** Leaves the page, as when the browser is closed. */
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

  /** Solves the present exercise without a mistake. */
  void solve() throws IOException, InterruptedException {
    while (!run.finished()) {
      play(task().solution().get(made));
    }
  }

  /** Does one thing: a right or a wrong move, or on to the next exercise. */
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

  /** A move of a piece to any square, most likely one that the rules forbid. */
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
      // The page was loaded again, or the board doesn't admit the move.
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
      // Another way than ours: over to the next exercise.
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
   * Sends a message until it is answered.
   *
   * @return the answer, or null if the page had to be loaded again
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
    throw new IOException("no answer after " + ATTEMPTS + " attempts");
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
        // A page that changes the program while it loads is loaded again; that is no trouble.
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
