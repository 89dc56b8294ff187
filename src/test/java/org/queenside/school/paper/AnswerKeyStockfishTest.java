package org.queenside.school.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Goal;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.source.CourseLoader;

/** Compares the answer keys of mates with an independent engine. */
class AnswerKeyStockfishTest {

  @Test
  void stockfishKnowsTheSameMates() throws IOException {
    Optional<Path> stockfish = program();
    assumeTrue(stockfish.isPresent(), "Stockfish is not installed");
    Process process =
        new ProcessBuilder(stockfish.orElseThrow().toString()).redirectErrorStream(true).start();
    try (Writer commands = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader answers = process.inputReader(StandardCharsets.UTF_8)) {
      commands.write("setoption name MultiPV value 250\n");
      for (Exercise.ReachGoal goal : mates()) {
        commands.write("position fen " + goal.position() + "\ngo depth 2\n");
        commands.flush();
        Set<String> expected = mates(answers);
        Set<String> found =
            ((AnswerKey.OneOf) TestWorksheetTasks.task(goal).answerKey())
                .answers().stream()
                    .map(san -> San.read(goal.position(), san).toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        assertThat(found).as(goal.id()).isEqualTo(expected);
      }
      commands.write("quit\n");
    } finally {
      process.destroy();
    }
  }

  private static Iterable<Exercise.ReachGoal> mates() {
    return CourseLoader.load(null).course().lessons().stream()
            .flatMap(lesson -> lesson.exercises().stream())
            .filter(Exercise.ReachGoal.class::isInstance)
            .map(Exercise.ReachGoal.class::cast)
            .filter(goal -> goal.goal() instanceof Goal.Mate && goal.moves() == 1)
            .filter(goal -> hasKings(goal.position()))
        ::iterator;
  }

  private static boolean hasKings(Position position) {
    return position.king(Color.WHITE) != null && position.king(Color.BLACK) != null;
  }

  /** Returns the mates in one that Stockfish finds. */
  private static Set<String> mates(BufferedReader lines) throws IOException {
    Set<String> mates = new TreeSet<>();
    while (true) {
      String line = Objects.requireNonNull(lines.readLine(), "Stockfish ended");
      if (line.contains(" score mate 1 ")) {
        mates.add(line.substring(line.indexOf(" pv ") + 4).split(" ")[0]);
      }
      if (line.startsWith("bestmove ")) {
        return mates;
      }
    }
  }

  private static Optional<Path> program() {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.concat(Stream.of("/usr/games"), Arrays.stream(path.split(":")))
        .map(folder -> Path.of(folder, "stockfish"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
