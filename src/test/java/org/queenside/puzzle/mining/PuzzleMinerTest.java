package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.puzzle.BuiltInCollection;

class PuzzleMinerTest {

  @TempDir private Path folder;

  @Test
  void theSameSeedGivesTheFirstPuzzlesOfTheCollection() {
    List<String> collection = puzzles(BuiltInCollection.lines());

    assertThat(puzzles(PuzzleMiner.mine(1, CollectionGenerator.BATCH).lines().toList()))
        .isEqualTo(collection.subList(0, CollectionGenerator.BATCH));
  }

  @Test
  void theCollectionSaysHowItWasMade() {
    assertThat(BuiltInCollection.lines().get(1))
        .isEqualTo(
            "# ./mvnw -q test-compile exec:exec@mine \"-Dmining=1 %d FILE\"",
            BuiltInCollection.puzzles().size());
  }

  @Test
  void theFileHoldsThePuzzlesAndHowTheyWereMade() throws IOException {
    Path file = folder.resolve("mates.epd");

    PuzzleMiner.main("3", "2", file.toString());

    assertThat(Files.readAllLines(file))
        .hasSize(4)
        .contains("# ./mvnw -q test-compile exec:exec@mine \"-Dmining=3 2 FILE\"")
        .anyMatch(line -> line.endsWith("id \"q0002\";"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1 2", "1 2 file more", "1 0 file", "1 10000 file", "1 many file"})
  void otherArgumentsAreRefused(String arguments) {
    assertThatThrownBy(() -> PuzzleMiner.main(arguments.split(" ", -1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<String> puzzles(List<String> lines) {
    return lines.stream().filter(line -> !line.startsWith("#")).toList();
  }
}
