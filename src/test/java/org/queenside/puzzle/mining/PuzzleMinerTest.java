package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleMinerTest {

  private static List<String> mined(long seed, int count) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PuzzleMiner.mine(seed, count, new PrintStream(out, false, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static List<String> puzzles(List<String> lines) {
    return lines.stream().filter(line -> !line.startsWith("#")).toList();
  }

  @Test
  void theRecipeGivesTheFirstPuzzlesOfTheCollectionAgain() {
    List<String> collection = puzzles(BuiltInCollection.lines());

    assertThat(puzzles(mined(1, CollectionGenerator.LOT)))
        .isEqualTo(collection.subList(0, CollectionGenerator.LOT));
  }

  @Test
  void theCollectionSaysHowItWasMade() {
    assertThat(BuiltInCollection.lines().get(1))
        .isEqualTo(
            "# java -jar queenside.jar mine --seed=1 --count="
                + BuiltInCollection.entries().size());
  }
}
