package org.queenside.practice.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.course.ui.RunAddress;
import org.queenside.puzzle.PuzzleId;

/**
 * The address of a page with a drill task. It keeps what was drawn at random for the task, so a
 * reload restores the same task at the same step.
 *
 * @param path the address of the page without what was drawn
 * @param query the parameters of the address when the page was opened. They aren't trusted
 */
record TaskAddress(String path, QueryParameters query) {

  private static final String SEED = "seed";
  private static final String SQUARES = "squares";
  private static final String PUZZLE = "puzzle";

  /** Returns the seed in the address, or another one if it has none. */
  long seed(long otherwise) {
    String seed = value(SEED);
    return seed.matches("[0-9]{1,18}") ? Long.parseLong(seed) : otherwise;
  }

  /** Returns the squares in the address; none unless there are exactly as many as wanted. */
  List<Square> squares(int wanted) {
    String squares = value(SQUARES);
    return squares.matches("([a-h][1-8]){" + wanted + "}")
        ? IntStream.range(0, wanted)
            .mapToObj(at -> Square.parse(squares.substring(2 * at, 2 * at + 2)))
            .toList()
        : List.of();
  }

  /** Returns the number of the puzzle in the address, or null. */
  @Nullable PuzzleId puzzle() {
    return PuzzleId.parse(value(PUZZLE));
  }

  private String value(String name) {
    return query.getSingleParameter(name).orElse("");
  }

  /** Returns this with a seed added to the address. */
  TaskAddress with(long seed) {
    return with(SEED, String.valueOf(seed));
  }

  /** Returns this with squares added to the address. */
  TaskAddress with(List<Square> squares) {
    return with(SQUARES, squares.stream().map(Square::toString).collect(Collectors.joining()));
  }

  /** Returns this with a puzzle's number added to the address. */
  TaskAddress with(PuzzleId puzzle) {
    return with(PUZZLE, puzzle.toString());
  }

  private TaskAddress with(String name, String value) {
    char before = path.contains("?") ? '&' : '?';
    return new TaskAddress(path + before + name + "=" + value, query);
  }

  /** Returns the address of the running task. */
  RunAddress run() {
    return RunAddress.of(path, query);
  }
}
