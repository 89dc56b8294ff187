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
 * Measures over HTTP how long pupils who move at the same time wait for the result. The program
 * must be running on a database of {@link FillSchoolYear}.
 *
 * <p>Run by hand: see docs/reports.md.
 */
final class MoveLatencyMeasurement {

  private static final Duration THINKING = Duration.ofSeconds(1);

  /** The first moves are slow and not counted. */
  private static final int WARM_UP_MOVES = 15;

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
   * Runs the measurement.
   *
   * @param args the address of the program, the id of the assignment and its number of items; then
   *     the numbers of pupils and moves, by default 30 and 60
   */
  public static void main(String[] args) throws Exception {
    int pupils = args.length < 4 ? 30 : Integer.parseInt(args[3]);
    int moves = args.length < 5 ? 60 : Integer.parseInt(args[4]);
    var measurement =
        new MoveLatencyMeasurement(args[0], args[1], Integer.parseInt(args[2]), moves);
    Percentiles.of("each once a second", measurement.all(pupils, false)).print();
    Percentiles.of("all in the same instant", measurement.all(pupils, true)).print();
  }

  private List<Long> all(int pupils, boolean together) throws Exception {
    List<Long> waits = new ArrayList<>();
    Random seeds = new Random(1);
    try (ExecutorService executor = Executors.newFixedThreadPool(pupils)) {
      List<Future<List<Long>>> all = new ArrayList<>();
      long start = System.nanoTime() + Duration.ofSeconds(5).toNanos();
      for (int card = 1; card <= pupils; card++) {
        String token = SchoolYear.token(card);
        // Similar seeds would make all generators start alike, and all pupils at once.
        Random random = new Random(seeds.nextLong());
        long offset = together ? 0 : seeds.nextLong(THINKING.toNanos());
        Callable<List<Long>> task =
            () ->
                moves(
                    new SimulatedPupil(address, token, assignment, items, random), start + offset);
        all.add(executor.submit(task));
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
      // The browser's work is simulated while the pupils think, so that it takes no server time.
      sleepUntil(due - THINKING.toNanos() / 2);
      pupil.think();
      sleepUntil(due);
      long wait = pupil.move();
      if (i >= WARM_UP_MOVES) {
        waits.add(wait);
      }
    }
    return waits;
  }

  private static void sleepUntil(long nanoTime) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, nanoTime - System.nanoTime())));
  }
}
