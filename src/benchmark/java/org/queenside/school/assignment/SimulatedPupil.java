package org.queenside.school.assignment;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.queenside.load.FlowPage;
import org.queenside.load.HttpConnection;
import tools.jackson.databind.JsonNode;

/** Simulates a pupil's browser: sends the same requests as the client of the program. */
final class SimulatedPupil {

  private final FlowPage page;
  private final String work;
  private final int items;
  private final Random random;

  private @Nullable String next;
  private HttpConnection.@Nullable Answer answer;

  /**
   * Opens a page of the program.
   *
   * @param address the address of the program, ending in a slash
   * @param token the pupil's sign-in token
   * @param assignment the id of the pupil's assignment
   * @param items its number of items
   * @param random chooses items and moves
   */
  SimulatedPupil(String address, String token, String assignment, int items, Random random)
      throws IOException {
    this.work = "work/" + assignment + "/";
    this.items = items;
    this.random = random;
    var connection = new HttpConnection(URI.create(address)).with("queenside-sign-in", token);
    this.page = FlowPage.open(connection, "course");
  }

  /**
   * Reads the response to the last move and chooses the next one, on another item if this one is
   * finished.
   */
  void think() throws IOException {
    if (answer != null) {
      page.read(answer);
      answer = null;
    }
    if (page.board() == null) {
      openTask();
    }
    next = nextMove();
  }

  /** Opens a random item with a board that takes moves. */
  private void openTask() throws IOException {
    for (int tries = 0; tries < 50; tries++) {
      page.read(page.post(page.navigation(work + (1 + random.nextInt(items)))));
      if (page.board() != null) {
        return;
      }
    }
    throw new IllegalStateException("no board found in 50 items");
  }

  /**
   * Sends the chosen move.
   *
   * @return the time until the response, in nanoseconds
   */
  long move() throws IOException {
    String move = Objects.requireNonNull(next, "think first");
    long begun = System.nanoTime();
    answer = page.post(move);
    return System.nanoTime() - begun;
  }

  private String nextMove() {
    Map.Entry<Integer, JsonNode> board = Objects.requireNonNull(page.board(), "no board");
    JsonNode state = board.getValue();
    List<String> movable = new ArrayList<>(state.path("movable").propertyNames());
    List<String> pieces = new ArrayList<>(state.path("pieces").propertyNames());
    String from = one(movable.isEmpty() ? pieces : movable);
    List<String> targets = new ArrayList<>();
    state.path("movable").path(from).forEach(target -> targets.add(target.asString()));
    String anywhere = (char) ('a' + random.nextInt(8)) + "" + (1 + random.nextInt(8));
    String to = targets.isEmpty() || state.path("free").asBoolean() ? anywhere : one(targets);
    return page.move(board, from, to);
  }

  private String one(List<String> all) {
    return all.get(random.nextInt(all.size()));
  }
}
