package org.queenside.chess;

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

/** Microseconds for one ruling: any piece of the side to move, to any square, in random games. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulingBenchmark {
  private static final int COUNT = 4096;
  private static final int STRIDE = 11;
  private static final int SQUARE_STRIDE = 37;

  private final List<Position> positions = RandomGames.positions(1, COUNT * STRIDE);

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void rule(Blackhole sink) {
    for (int i = 0; i < COUNT; i++) {
      Position position = positions.get(i * STRIDE);
      List<Square> own = position.pieces(position.turn()).stream().toList();
      Square to = Square.at(i * SQUARE_STRIDE % 64);
      sink.consume(Ruling.of(position, Move.of(own.get(i % own.size()), to)));
    }
  }
}
