package org.queenside.puzzle.trainer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.InitialRating;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.Rating;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.queenside.store.TestDatabase;

/**
 * The choice of the next puzzle from a collection of 600,000, for a learner who has met 3,000 of
 * them. Everything runs in one process, because filling a database takes much longer than a
 * measurement.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(0)
public class NextPuzzleBenchmark {

  private static final int PUZZLES = 600_000;
  private static final int BATCH = 5_000;
  private static final int MET = 3_000;
  private static final Map<String, Filled> FILLED = new ConcurrentHashMap<>();

  /** The database. */
  @Param({"H2", "PostgreSQL"})
  public String on = "";

  private @Nullable Filled filled;

  private record Filled(TestPuzzleStore store, LearnerId learner) {}

  /** Fills the database the first time. */
  @Setup(Level.Trial)
  public void fill() {
    filled = FILLED.computeIfAbsent(on, NextPuzzleBenchmark::filled);
  }

  private static Filled filled(String on) {
    TestPuzzleStore store = new TestPuzzleStore(database(on), Clock.systemUTC());
    PuzzleCollectionId collection = store.collections.begin("600,000");
    Random random = new Random(4);
    Position position = Position.START;
    long begun = System.nanoTime();
    for (int done = 0; done < PUZZLES; done += BATCH) {
      List<NewPuzzle> batch = new ArrayList<>();
      while (batch.size() < BATCH) {
        List<Move> moves = position.legalMoves();
        position =
            moves.isEmpty() || position.halfmoveClock() > 90
                ? Position.START
                : position.play(moves.get(random.nextInt(moves.size())));
        batch.add(puzzle(position, random));
      }
      store.add(collection, batch);
    }
    say(on, "added", begun);
    begun = System.nanoTime();
    store.collections.finish(collection);
    say(on, "finished", begun);
    LearnerId learner = store.newLearner();
    for (int i = 0; i < MET; i++) {
      Puzzle met = Objects.requireNonNull(store.choice.next(learner, PuzzleFilter.ALL, 800));
      store.tries.put(learner, met.id(), PuzzleProgress.OPEN, Instant.EPOCH.plusSeconds(i));
    }
    return new Filled(store, learner);
  }

  private static TestDatabase database(String on) {
    try {
      return on.equals("H2")
          ? TestDatabase.onH2File(Files.createTempDirectory("puzzles"))
          : TestDatabase.onPostgreSql();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void say(String on, String what, long begun) {
    System.out.printf("%n%s: %s in %d ms%n", on, what, (System.nanoTime() - begun) / 1_000_000);
  }

  /** Returns patterns with realistic frequencies, the last one most often. */
  private static NewPuzzle puzzle(Position position, Random random) {
    MatePattern[] patterns = MatePattern.values();
    PuzzleLabels labels =
        new PuzzleLabels(
            patterns[(int) (Math.pow(random.nextDouble(), 0.2) * patterns.length)],
            Role.QUEEN,
            position.occupied().size(),
            1 + random.nextInt(8),
            1);
    Rating rating = InitialRating.known(900 + 200 * random.nextGaussian(), 80);
    return new NewPuzzle("x", position, labels, rating);
  }

  /** Chooses any puzzle. */
  @Benchmark
  public @Nullable Puzzle all() {
    return next(PuzzleFilter.ALL, 800);
  }

  /** Chooses from one half of all puzzles. */
  @Benchmark
  public @Nullable Puzzle asBlack() {
    return next(PuzzleFilter.of(Color.BLACK), 800);
  }

  /** Chooses a puzzle with few pieces. */
  @Benchmark
  public @Nullable Puzzle fewMen() {
    return next(PuzzleFilter.ofFewMen(), 800);
  }

  /** Chooses a rare pattern. */
  @Benchmark
  public @Nullable Puzzle rarePattern() {
    return next(PuzzleFilter.of(MatePattern.UNDERPROMOTION), 800);
  }

  /** Chooses with three conditions at once. */
  @Benchmark
  public @Nullable Puzzle otherAsWhiteWithFewMen() {
    return next(new PuzzleFilter(MatePattern.OTHER, Color.WHITE, true, null), 800);
  }

  /** Chooses for a learner far stronger than any puzzle. */
  @Benchmark
  public @Nullable Puzzle farFromAnyRating() {
    return next(PuzzleFilter.ALL, 3_000);
  }

  private @Nullable Puzzle next(PuzzleFilter selection, double aim) {
    Filled here = Objects.requireNonNull(filled);
    return here.store().choice.next(here.learner(), selection, aim);
  }
}
