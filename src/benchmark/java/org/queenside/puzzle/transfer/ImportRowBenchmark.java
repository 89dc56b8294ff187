package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.puzzle.format.PuzzleFileReader;

/** Microseconds to parse, check, label and rate one row of the Lichess format. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ImportRowBenchmark {
  private static final int ROWS = 1000;

  private PuzzleFileReader.Section section;

  @Setup
  public void readRows() throws IOException {
    Path file = Files.createTempFile("rows", ".csv");
    LichessFileGenerator.write(ROWS, 1, file);
    try (PuzzleFileReader puzzles = PuzzleFileReader.open(file, Locale.ENGLISH)) {
      section = Objects.requireNonNull(puzzles.next(ROWS));
    } finally {
      Files.delete(file);
    }
  }

  @Benchmark
  @OperationsPerInvocation(ROWS)
  public Object provenRow() {
    return VerifiedSection.of(section, 0);
  }
}
