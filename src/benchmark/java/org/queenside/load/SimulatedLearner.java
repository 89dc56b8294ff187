package org.queenside.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import tools.jackson.databind.JsonNode;

/**
 * Simulates the requests of a guest who solves exercises of the course and makes mistakes. After a
 * failed request it does what the client in the browser does: it sends the same message again at
 * once and then every five seconds, and reloads the page when the server no longer knows it.
 *
 * <p>Not thread-safe.
 */
final class SimulatedLearner {

  private static final Duration RECONNECT = Duration.ofSeconds(5);
  private static final int ATTEMPTS = 24;
  private static final String NOT_SAVED =
      ResourceBundle.getBundle("vaadin-i18n.translations", Locale.ROOT).getString("say.unsaved");

  /** An answer as the attempt log has it. */
  record Attempt(String item, String tried, String outcome) {}

  /** A request to the program. */
  private interface Request<T> {
    T run() throws IOException;
  }

  private final HttpConnection connection;
  private final List<BoardExercises.Task> tasks;
  private final Random random;
  private final Consumer<String> trouble;
  private final List<Attempt> acknowledged = new ArrayList<>();
  private final List<Attempt> uncertain = new ArrayList<>();
  private int at;
  private int made;
  private int reloads;
  private @Nullable FlowPage page;
  private ExerciseRun run;

  /**
   * Creates a learner without an open page.
   *
   * @param random decides what the learner does and where in the course it starts
   * @param trouble is told about failures that a browser recovers from, in a few words
   */
  SimulatedLearner(
      HttpConnection connection,
      List<BoardExercises.Task> tasks,
      Random random,
      Consumer<String> trouble) {
    this.connection = connection;
    this.tasks = tasks;
    this.random = random;
    this.trouble = trouble;
    this.at = random.nextInt(tasks.size());
    this.run = ExerciseRun.start(task().exercise());
  }

  HttpConnection connection() {
    return connection;
  }

  /** Returns the answers that came back as saved. */
  List<Attempt> acknowledged() {
    return acknowledged;
  }

  /** Returns the answers that the learner doesn't know about, because the page said nothing. */
  List<Attempt> uncertain() {
    return uncertain;
  }

  /** Returns how often the page had to be reloaded. */
  int reloads() {
    return reloads;
  }

  /** Opens the current exercise. */
  void open() throws IOException, InterruptedException {
    page = persist(() -> FlowPage.open(connection, task().path()));
    begin();
  }

  /** Closes the browser. The next visit needs a new session but finds the guest's progress. */
  void leave() throws IOException {
    page().close();
    connection.closeBrowser();
  }

  /** Makes a right or a wrong move, or goes on to the next exercise. */
  void act() throws IOException, InterruptedException {
    if (run.finished() || made >= task().solution().size() || page().board() == null) {
      at = (at + 1) % tasks.size();
      if (tell(page().navigation(task().path())) != null) {
        begin();
      }
    } else if (random.nextInt(10) < 6) {
      play(anyMove());
    } else {
      play(task().solution().get(made));
    }
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

  /** Moves a piece to a random square, most likely against the rules. */
  private Move anyMove() {
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
    // The learner judges by the same rules as the server, so it knows which moves are recorded.
    AnswerResult step = run.answer(new Answer.Play(move));
    Attempt attempt = attempt(move, step.outcome());
    String message = page().move(board, move.from().toString(), move.to().toString());
    String said = tell(message);
    if (said == null) {
      note(attempt, uncertain);
      return;
    }
    if (!page().saidSomething()) {
      // The board doesn't allow the move, so there was nothing to judge.
      return;
    }
    if (said.contains(NOT_SAVED)) {
      trouble.accept("not saved");
      note(attempt, uncertain);
      return;
    }
    note(attempt, acknowledged);
    if (step.outcome() instanceof AnswerOutcome.Progressed) {
      boolean onTheWay = task().solution().get(made).equals(move);
      // If the exercise took another turn, the learner goes on to the next one.
      made = onTheWay ? made + 1 : Integer.MAX_VALUE;
    }
    run = step.next();
  }

  /** Returns what the log gets for a move, or null if it gets nothing. */
  private @Nullable Attempt attempt(Move move, AnswerOutcome outcome) {
    String logged =
        switch (outcome) {
          case AnswerOutcome.Solved _ -> "solved";
          case AnswerOutcome.Wrong _ -> "wrong";
          case AnswerOutcome.Refused _ -> "refused";
          default -> null;
        };
    return logged == null ? null : new Attempt(task().item(), move.toString(), logged);
  }

  private static void note(@Nullable Attempt attempt, List<Attempt> attempts) {
    if (attempt != null) {
      attempts.add(attempt);
    }
  }

  /**
   * Sends a message until there is an answer.
   *
   * @return the answer, or null if the page had to be reloaded
   */
  private @Nullable String tell(String message) throws IOException, InterruptedException {
    try {
      return persist(
          () -> {
            HttpConnection.Answer answer = page().post(message);
            page().read(answer);
            return answer.text();
          });
    } catch (UnexpectedResponseException e) {
      reloads++;
      open();
      return null;
    }
  }

  /**
   * Repeats a request until it succeeds.
   *
   * @throws UnexpectedResponseException if only a new page can help
   */
  private <T> T persist(Request<T> request) throws IOException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return request.run();
      } catch (UnexpectedResponseException e) {
        if (e.sessionGone()) {
          throw e;
        }
        trouble.accept("status " + e.status());
        if (e.status() == 200 || attempt == ATTEMPTS) {
          throw e;
        }
      } catch (IOException e) {
        trouble.accept(e.getClass().getSimpleName() + " " + e.getMessage());
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
      if (attempt > 1) {
        Thread.sleep(RECONNECT);
      }
    }
  }
}
