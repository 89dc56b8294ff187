package org.queenside.chess;

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

/** Millions of moves a second, all made, or the last ones only counted. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBenchmark {
  private static final int START_DEPTH_5 = 4_865_609;
  private static final int KIWIPETE_DEPTH_4 = 4_085_603;

  private final Position start = Position.START;
  private final Position kiwipete =
      Position.fromFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

  @Benchmark
  @OperationsPerInvocation(START_DEPTH_5)
  public long eachFromStart() {
    return Perft.countEach(start, 5);
  }

  @Benchmark
  @OperationsPerInvocation(KIWIPETE_DEPTH_4)
  public long eachFromKiwipete() {
    return Perft.countEach(kiwipete, 4);
  }

  @Benchmark
  @OperationsPerInvocation(START_DEPTH_5)
  public long bulkFromStart() {
    return Perft.count(start, 5);
  }

  @Benchmark
  @OperationsPerInvocation(KIWIPETE_DEPTH_4)
  public long bulkFromKiwipete() {
    return Perft.count(kiwipete, 4);
  }
}
