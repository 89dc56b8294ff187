package org.queenside.chess;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
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
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.chess.pgn.PgnReader;
import org.queenside.chess.pgn.PgnReading;

/** Millions of moves a second, written and read in the notation of random games. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class NotationBenchmark {
  private static final int COUNT = 1024;
  private static final int GAME = 100;

  private record Written(Position position, Move move, String san) {}

  private final List<Written> moves = moves();
  private final String pgn = pgn();

  private static List<Written> moves() {
    Random random = new Random(1);
    return RandomGames.positions(1, 2 * COUNT).stream()
        .filter(Position::hasLegalMove)
        .limit(COUNT)
        .map(
            position -> {
              List<Move> legal = position.legalMoves();
              Move move = legal.get(random.nextInt(legal.size()));
              return new Written(position, move, San.write(position, move));
            })
        .toList();
  }

  private static String pgn() {
    Random random = new Random(1);
    List<Position> game =
        Stream.iterate(
                Position.START,
                position -> {
                  List<Move> legal = position.legalMoves();
                  return position.play(legal.get(random.nextInt(legal.size())));
                })
            .limit(GAME + 1)
            .toList();
    Random same = new Random(1);
    List<PgnNode> nodes =
        game.stream()
            .limit(GAME)
            .map(
                position -> {
                  List<Move> legal = position.legalMoves();
                  return PgnNode.of(legal.get(same.nextInt(legal.size())));
                })
            .toList();
    return Pgn.write(new PgnGame(Map.of(), Position.START, List.of(), nodes, GameResult.UNDECIDED));
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void sanWritten(Blackhole sink) {
    for (Written written : moves) {
      sink.consume(San.write(written.position, written.move));
    }
  }

  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void sanRead(Blackhole sink) {
    for (Written written : moves) {
      sink.consume(San.read(written.position, written.san));
    }
  }

  /** Reads a game without annotations and plays its moves. */
  @Benchmark
  @OperationsPerInvocation(GAME)
  public PgnReading pgnRead() throws IOException {
    return new PgnReader(pgn).next();
  }
}
