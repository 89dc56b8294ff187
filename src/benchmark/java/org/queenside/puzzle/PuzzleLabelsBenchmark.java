package org.queenside.puzzle;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;

/** Microseconds to label a puzzle of the built-in collection, as an import does with each row. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class PuzzleLabelsBenchmark {
  private static final int COUNT = 2048;

  private final List<Position> puzzles =
      BuiltInCollection.puzzles().stream().limit(COUNT).map(NewPuzzle::position).toList();

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void labels(Blackhole hole) {
    for (Position puzzle : puzzles) {
      hole.consume(PuzzleLabels.of(puzzle));
    }
  }
}
