package org.queenside.course.path.ui;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the path's squares are on one continuous strip of board. The strip has a few lanes and as
 * many ranks as it needs; the ranks are below each other on a phone and side by side on a wide
 * screen. Every part begins with a square that has empty lanes beside it for the part's name, and
 * then zigzags through the following ranks.
 *
 * @param ranks the number of ranks, including the one with the first part's name
 */
record PathLayout(int lanes, int ranks, List<Part> parts) {

  /** The minimum number of lanes, which leaves room for the names of the parts. */
  static final int MIN_LANES = 4;

  PathLayout {
    parts = List.copyOf(parts);
  }

  /** One square. Ranks and lanes are counted from 1. */
  record Cell(int rank, int lane) {

    /** Returns which way the path goes from here to a neighbour. */
    Step to(Cell next) {
      if (next.rank != rank) {
        return Step.ONWARD;
      }
      return next.lane > lane ? Step.UP : Step.DOWN;
    }
  }

  /** Which way the path goes: to the next rank, or to a lane with a higher or a lower number. */
  enum Step {
    ONWARD,
    UP,
    DOWN
  }

  /** The empty cells for a part's name: some lanes of one rank, starting at the given cell. */
  record Heading(Cell cell, int lanes) {}

  /** One part of the course. */
  record Part(Heading heading, List<Cell> squares) {
    Part {
      squares = List.copyOf(squares);
    }
  }

  /**
   * Lays out a path.
   *
   * @param sizes the number of squares of each part, at least 1 each
   * @param lanes at least {@link #MIN_LANES}
   */
  static PathLayout of(List<Integer> sizes, int lanes) {
    List<Part> parts = new ArrayList<>();
    for (int size : sizes) {
      parts.add(parts.isEmpty() ? first(size, lanes) : after(parts.getLast(), size, lanes));
    }
    int ranks = parts.isEmpty() ? 0 : parts.getLast().squares().getLast().rank();
    return new PathLayout(lanes, ranks, parts);
  }

  /**
   * Lays out a path with as few lanes as possible.
   *
   * @param ranks the preferred maximum number of ranks; a course of many tiny parts may still need
   *     more
   */
  static PathLayout within(List<Integer> sizes, int ranks) {
    PathLayout best = of(sizes, MIN_LANES);
    int longest = sizes.stream().mapToInt(Integer::intValue).max().orElse(0);
    for (int lanes = MIN_LANES + 1; best.ranks > ranks && lanes <= longest; lanes++) {
      PathLayout wider = of(sizes, lanes);
      best = wider.ranks < best.ranks ? wider : best;
    }
    return best;
  }

  /**
   * Lays out the first part: its name comes before it, and it starts where it will end at the edge.
   */
  private static Part first(int size, int lanes) {
    int rest = size % lanes;
    int start = rest == 0 ? 1 : lanes - rest + 1;
    List<Cell> squares = new ArrayList<>();
    fill(squares, new Cell(2, start), 1, size, lanes);
    int lane = Math.min(start, lanes - 2);
    return new Part(new Heading(new Cell(1, lane), lanes - lane + 1), squares);
  }

  private static Part after(Part before, int size, int lanes) {
    Cell last = before.squares().getLast();
    var connector = new Cell(last.rank() + 1, last.lane());
    Part up = part(connector, 1, size, lanes);
    Part down = part(connector, -1, size, lanes);
    return rating(up, lanes) <= rating(down, lanes) ? up : down;
  }

  private static Part part(Cell connector, int direction, int size, int lanes) {
    List<Cell> squares = new ArrayList<>();
    squares.add(connector);
    fill(squares, new Cell(connector.rank() + 1, connector.lane()), direction, size - 1, lanes);
    int below = connector.lane() - 1;
    int above = lanes - connector.lane();
    return new Part(
        above >= below
            ? new Heading(new Cell(connector.rank(), connector.lane() + 1), above)
            : new Heading(new Cell(connector.rank(), 1), below),
        squares);
  }

  /** Prefers few ranks, then an end at the edge, which leaves the most room for the next name. */
  private static int rating(Part part, int lanes) {
    Cell last = part.squares().getLast();
    boolean atEdge = last.lane() == 1 || last.lane() == lanes;
    return 2 * last.rank() + (atEdge ? 0 : 1);
  }

  /** Adds squares from a cell to the edge, then zigzags. */
  private static void fill(List<Cell> squares, Cell from, int direction, int number, int lanes) {
    int rank = from.rank();
    int lane = from.lane();
    int way = direction;
    for (int added = 0; added < number; added++) {
      squares.add(new Cell(rank, lane));
      if (lane + way < 1 || lane + way > lanes) {
        rank++;
        way = -way;
      } else {
        lane += way;
      }
    }
  }
}
