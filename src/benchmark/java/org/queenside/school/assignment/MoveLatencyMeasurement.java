package org.queenside.school.assignment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * How long pupils who move at once wait for their moves to be judged, over HTTP, by a program that
 * is running on a database of {@link FillSchoolYear}.
 *
 * <p>Run by hand: see docs/reports.md.
 */
final class MoveLatencyMeasurement {

  private static final Duration THINKING = Duration.ofSeconds(1);

  /** A program that has just started is slow; so are its first pages. */
  private static final int WARMING_UP = 15;

  private final String address;
  private final String assignment;
  private final int items;
  private final int moves;

  private MoveLatencyMeasurement(String address, String assignment, int items, int moves) {
    this.address = address;
    this.assignment = assignment;
    this.items = items;
    this.moves = moves;
  }

  /**
   * Measures.
   *
   * @param args the address of the program, the number of the assignment and how many items it has;
   *     then how many pupils and moves, 30 and 60 if nothing is said
   */
  public static void main(String[] args) throws Exception {
    int pupils = args.length < 4 ? 30 : Integer.parseInt(args[3]);
    int moves = args.length < 5 ? 60 : Integer.parseInt(args[4]);
    var moving = new MoveLatencyMeasurement(args[0], args[1], Integer.parseInt(args[2]), moves);
    Percentiles.of("each once a second", moving.all(pupils, false)).print();
    Percentiles.of("all in the same instant", moving.all(pupils, true)).print();
  }

  private List<Long> all(int pupils, boolean together) throws Exception {
    List<Long> waits = new ArrayList<>();
    Random seeds = new Random(1);
    try (ExecutorService hands = Executors.newFixedThreadPool(pupils)) {
      List<Future<List<Long>>> all = new ArrayList<>();
      long start = System.nanoTime() + Duration.ofSeconds(5).toNanos();
      for (int card = 1; card <= pupils; card++) {
        String token = SchoolYear.token(card);
        // Generators with neighbouring seeds would begin alike, and so all pupils at once.
        Random random = new Random(seeds.nextLong());
        long offset = together ? 0 : seeds.nextLong(THINKING.toNanos());
        Callable<List<Long>> hand =
            () ->
                moves(
                    new SimulatedPupil(address, token, assignment, items, random), start + offset);
        all.add(hands.submit(hand));
      }
      for (Future<List<Long>> each : all) {
        waits.addAll(each.get());
      }
    }
    return waits;
  }

  private List<Long> moves(SimulatedPupil pupil, long start) throws Exception {
    List<Long> waits = new ArrayList<>();
    for (int i = 0; i < moves; i++) {
      long due = start + i * THINKING.toNanos();
      // What a browser does is done while all think: here it would take the server's time.
      sleepUntil(due - THINKING.toNanos() / 2);
      pupil.think();
      sleepUntil(due);
      long wait = pupil.move();
      if (i >= WARMING_UP) {
        waits.add(wait);
      }
    }
    return waits;
  }

  private static void sleepUntil(long nanoTime) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, nanoTime - System.nanoTime())));
  }
}
