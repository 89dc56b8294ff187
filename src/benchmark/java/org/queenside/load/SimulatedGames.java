package org.queenside.load;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Percentiles;
import tools.jackson.databind.JsonNode;

/**
 * Whole games beside the learners of a load measurement: visitors against the strongest opponent,
 * and pairs of visitors with a code. They play any legal moves, one every few seconds.
 */
final class SimulatedGames {

  /** A page waits so long before it asks for the computer's move. */
  private static final Duration BEFORE_ANSWER = Duration.ofMillis(500);

  /** Pages of games between people ask so often while they wait, and while their player thinks. */
  private static final Duration WAITING = Duration.ofMillis(200);

  private static final Duration THINKING = Duration.ofMillis(1500);

  private static final int SHORTEST_PAUSE = 2_000;
  private static final int PAUSE_RANGE = 4_000;
  private static final Pattern GAME = Pattern.compile("play/game/[0-9a-f-]{36}");
  private static final Pattern CODE = Pattern.compile("[A-Z0-9]( [A-Z0-9]){4}");

  /** A move that isn't sent yet. */
  private record Chosen(Map.Entry<Integer, JsonNode> board, String from, String to) {
    String message(FlowPage page) {
      return page.move(board, from, to);
    }
  }

  private final URI address;
  private final long end;
  private final Consumer<String> troubles;
  private final Queue<Long> moves = new ConcurrentLinkedQueue<>();
  private final Queue<Long> answers = new ConcurrentLinkedQueue<>();
  private final Queue<Long> seen = new ConcurrentLinkedQueue<>();

  /**
   * Prepares games that go on until a time.
   *
   * @param end as {@link System#nanoTime} tells it
   * @param troubles is told what went wrong
   */
  SimulatedGames(URI address, long end, Consumer<String> troubles) {
    this.address = address;
    this.end = end;
    this.troubles = troubles;
  }

  /** Plays one game after the other against the computer. */
  void playComputer(Random random) {
    try {
      while (isTime()) {
        var page =
            open("play/game/" + UUID.randomUUID() + "?opponent=full-army&side=white&help=moves");
        while (isTime() && goOn(page, random)) {
          // The game goes on.
        }
      }
    } catch (IOException | RuntimeException e) {
      troubles.accept("game against the computer: " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Makes a move or asks for the computer's, and returns whether the game isn't over. */
  private boolean goOn(FlowPage page, Random random) throws IOException, InterruptedException {
    Integer due = page.takeExpectedEvent("answer-due");
    if (due != null) {
      Thread.sleep(BEFORE_ANSWER);
      send(page, page.message(List.of(FlowPage.event(due, "answer-due", Map.of()))), answers);
      return true;
    }
    Chosen move = choose(page, random);
    if (move == null) {
      return false;
    }
    think(random);
    send(page, move.message(page), moves);
    return true;
  }

  /** Plays one game after the other between two visitors. */
  void playPeers(Random random) {
    try {
      while (isTime()) {
        playGame(random);
      }
    } catch (IOException | RuntimeException e) {
      troubles.accept("game between people: " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void playGame(Random random) throws IOException, InterruptedException {
    var first = new HttpClientSession();
    var second = new HttpClientSession();
    String game = begin(first, second);
    var changed = new AtomicLong();
    Thread other =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    play(open(second, game), new Random(random.nextLong()), changed);
                  } catch (IOException e) {
                    troubles.accept("game between people: " + e);
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    play(open(first, game), random, changed);
    other.join();
  }

  /** Gets a code for one visitor, lets the other type it, and returns the address of the game. */
  private String begin(HttpClientSession first, HttpClientSession second)
      throws IOException, InterruptedException {
    FlowPage waiting = open(first, "play/guest");
    int create =
        Objects.requireNonNull(
            waiting.nodeOfButton(SignInForm.text("guest-game.create")), "no button for a code");
    waiting.send(waiting.message(List.of(FlowPage.click(create))));
    String code =
        waiting.texts().stream()
            .filter(text -> CODE.matcher(text).matches())
            .findFirst()
            .orElseThrow();
    FlowPage joining = open(second, "play/guest");
    int field = Objects.requireNonNull(joining.node("game-code"), "no field for a code");
    int form = Objects.requireNonNull(joining.around(field, "form"), "no form for a code");
    var answer =
        joining.post(
            joining.message(
                List.of(
                    FlowPage.value(field, code),
                    FlowPage.event(field, "change", Map.of()),
                    FlowPage.event(form, "submit", Map.of()))));
    Matcher address = GAME.matcher(new String(answer.body(), StandardCharsets.UTF_8));
    if (!address.find()) {
      throw new IOException("the code doesn't begin a game");
    }
    return address.group();
  }

  /**
   * Plays one side of a game.
   *
   * @param changed when the last move was sent, or 0 if the other side has seen it
   */
  private void play(FlowPage page, Random random, AtomicLong changed)
      throws IOException, InterruptedException {
    long moveAt = 0;
    while (isTime()) {
      Chosen move = choose(page, random);
      if (move != null && moveAt == 0) {
        long sent = changed.getAndSet(0);
        if (sent != 0) {
          seen.add(System.nanoTime() - sent);
        }
        moveAt = System.nanoTime() + pause(random).toNanos();
      }
      if (move != null && System.nanoTime() >= moveAt) {
        moveAt = 0;
        changed.set(System.nanoTime());
        send(page, move.message(page), moves);
        continue;
      }
      Thread.sleep(move == null ? WAITING : THINKING);
      Integer poll = page.nodeOfTag("queenside-poll");
      if (poll == null || page.board() == null) {
        return;
      }
      page.send(page.message(List.of(FlowPage.event(poll, "poll", Map.of()))));
    }
  }

  /** Chooses any move of the player if it is their turn; null otherwise. */
  private static @Nullable Chosen choose(FlowPage page, Random random) {
    Map.Entry<Integer, JsonNode> board = page.board();
    if (board == null) {
      return null;
    }
    JsonNode state = board.getValue();
    List<Chosen> all = new ArrayList<>();
    state
        .path("movable")
        .forEachEntry(
            (from, targets) ->
                targets.forEach(
                    to -> {
                      if (!promotes(state, from, to.asString())) {
                        all.add(new Chosen(board, from, to.asString()));
                      }
                    }));
    return all.isEmpty() ? null : all.get(random.nextInt(all.size()));
  }

  private static boolean promotes(JsonNode state, String from, String to) {
    boolean pawn = state.path("pieces").path(from).asString("").equalsIgnoreCase("p");
    return pawn && (to.endsWith("8") || to.endsWith("1"));
  }

  private static void send(FlowPage page, String message, Queue<Long> times)
      throws IOException, InterruptedException {
    long begun = System.nanoTime();
    page.send(message);
    times.add(System.nanoTime() - begun);
  }

  private FlowPage open(String path) throws IOException, InterruptedException {
    return open(new HttpClientSession(), path);
  }

  private FlowPage open(HttpClientSession visitor, String path)
      throws IOException, InterruptedException {
    return FlowPage.open(new OneConnectionClient(), address, visitor, path);
  }

  private boolean isTime() {
    return System.nanoTime() < end;
  }

  private static void think(Random random) throws InterruptedException {
    Thread.sleep(pause(random));
  }

  private static Duration pause(Random random) {
    return Duration.ofMillis(SHORTEST_PAUSE + random.nextInt(PAUSE_RANGE));
  }

  /** Prints how long moves took. */
  void report() {
    System.out.println(Percentiles.of("moves in games", List.copyOf(moves)));
    System.out.println(Percentiles.of("the computer's answers", List.copyOf(answers)));
    System.out.println(Percentiles.of("until the other person sees a move", List.copyOf(seen)));
  }
}
