package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MineTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    return Mine.run(
        List.of(args),
        new PrintStream(out, false, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void theRecipeGivesTheFirstPuzzlesOfTheCollectionAgain() {
    List<String> collection =
        MatesInOne.lines().stream().filter(line -> !line.startsWith("#")).toList();

    assertThat(run("--seed", "1", "--count", String.valueOf(Recipe.LOT))).isZero();

    assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#")))
        .containsExactlyElementsOf(collection.subList(0, Recipe.LOT));
  }

  @ParameterizedTest
  @CsvSource({
    "--sead 1, no option is called --sead",
    "--count, a number is missing after --count",
    "--count many, '--count needs a whole number, not many'",
    "--count 0, '--count goes from 1 to 9999, not 0'",
  })
  void wrongArgumentsAreNamed(String args, String problem) {
    assertThat(run(args.split(" "))).isEqualTo(2);

    assertThat(err.toString(StandardCharsets.UTF_8)).contains(problem).contains("Use: mine");
    assertThat(out.size()).isZero();
  }
}
