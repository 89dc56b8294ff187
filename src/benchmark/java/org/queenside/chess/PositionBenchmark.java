package org.queenside.chess;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/** Millions of positions a second, from random games including mates. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class PositionBenchmark {
  private static final int COUNT = 1024;
  private static final int STRIDE = 7;

  private final List<Position> positions = positions();
  private final List<String> fens = positions.stream().map(Fen::write).toList();

  /** Three quarters of the positions at regular distances, one quarter with a mate in one. */
  private static List<Position> positions() {
    List<Position> games = RandomGames.positions(1, 50_000);
    List<Position> mixed =
        IntStream.range(0, COUNT * 3 / 4).mapToObj(i -> games.get(i * STRIDE)).toList();
    List<Position> mates =
        games.stream()
            .filter(position -> !position.matesInOne().isEmpty())
            .limit(COUNT / 4)
            .toList();
    return Stream.concat(mixed.stream(), mates.stream()).toList();
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void matesInOne(Blackhole sink) {
    for (Position position : positions) {
      sink.consume(position.matesInOne());
    }
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void legalMoves(Blackhole sink) {
    for (Position position : positions) {
      sink.consume(position.legalMoves());
    }
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void fenRead(Blackhole sink) {
    for (String fen : fens) {
      sink.consume(Fen.read(fen));
    }
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void fenReadAndChecked(Blackhole sink) {
    for (String fen : fens) {
      sink.consume(Fen.read(fen).position());
    }
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void fenWritten(Blackhole sink) {
    for (Position position : positions) {
      sink.consume(Fen.write(position));
    }
  }
}
