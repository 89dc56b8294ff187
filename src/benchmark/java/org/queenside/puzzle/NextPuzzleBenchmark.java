package org.queenside.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.database.TestDatabase;
import org.queenside.learner.LearnerId;

/**
 * The choice of the next puzzle from a collection of 600,000, for a learner who has met 3,000 of
 * them.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class NextPuzzleBenchmark {

  private static final int PUZZLES = 600_000;
  private static final int BATCH = 5_000;
  private static final int MET = 3_000;

  @Param({"H2", "PostgreSQL"})
  String on = "";

  private TestDatabase database;
  private TestStore store;
  private LearnerId learner;
  private CollectionId collection;

  /** Fills the database. */
  @Setup(Level.Trial)
  public void fill() throws IOException {
    Path folder = Files.createTempDirectory("puzzles");
    database = on.equals("H2") ? TestDatabase.onH2File(folder) : TestDatabase.onPostgreSql();
    store = new TestStore(database, Clock.systemUTC());
    learner = store.newLearner();
    collection = store.collections.begin("600,000");
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
      store.collections.add(collection, batch);
    }
    System.out.printf("%n%s: added in %d ms%n", on, (System.nanoTime() - begun) / 1_000_000);
    begun = System.nanoTime();
    store.collections.finish(collection);
    System.out.printf("%s: finished in %d ms%n", on, (System.nanoTime() - begun) / 1_000_000);
    System.out.println(store.puzzles.counts(Selection.ALL));
    for (int i = 0; i < MET; i++) {
      Puzzle met = store.choice.next(learner, Selection.ALL, 800);
      store.tries.put(learner, met.id(), Encounter.OPEN, Instant.EPOCH.plusSeconds(i));
    }
  }

  private static NewPuzzle puzzle(Position position, Random random) {
    double rating = 900 + 200 * random.nextGaussian();
    MatePattern[] patterns = MatePattern.values();
    double skew = Math.pow(random.nextDouble(), 0.2);
    Labels labels =
        new Labels(
            patterns[(int) (skew * patterns.length)],
            Role.QUEEN,
            position.occupied().size(),
            1 + random.nextInt(8),
            1);
    return new NewPuzzle("x", position, labels, Difficulty.known(rating, 80));
  }

  @Benchmark
  public @Nullable Puzzle all() {
    return store.choice.next(learner, Selection.ALL, 800);
  }

  @Benchmark
  public @Nullable Puzzle asBlack() {
    return store.choice.next(learner, Selection.of(Color.BLACK), 800);
  }

  @Benchmark
  public @Nullable Puzzle fewMen() {
    return store.choice.next(learner, Selection.ofFewMen(), 800);
  }

  @Benchmark
  public @Nullable Puzzle rarePattern() {
    return store.choice.next(learner, Selection.of(MatePattern.EN_PASSANT), 800);
  }

  @Benchmark
  public @Nullable Puzzle commonPatternAsWhiteWithFewMen() {
    return store.choice.next(
        learner, new Selection(MatePattern.OTHER, Color.WHITE, true, collection), 800);
  }

  @Benchmark
  public @Nullable Puzzle farFromAnyRating() {
    return store.choice.next(learner, Selection.of(collection), 3_000);
  }

  /** Deletes it. */
  @TearDown(Level.Trial)
  public void empty() {
    long begun = System.nanoTime();
    store.collections.delete(collection);
    System.out.printf("%n%s: deleted in %d ms%n", on, (System.nanoTime() - begun) / 1_000_000);
    database.close();
  }
}
