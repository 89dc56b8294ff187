package org.queenside.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MineCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... arguments) {
    return CommandRunner.run(
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        arguments);
  }

  @Test
  void puzzlesArePrintedWithHowTheyWereMade() {
    assertThat(run("mine", "--seed=3", "--count=2")).isZero();

    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .hasSize(4)
        .contains("# java -jar queenside.jar mine --seed=3 --count=2")
        .anyMatch(line -> line.endsWith("id \"q0002\";"));
    assertThat(err.size()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "--count=0, '--count needs a whole number from 1 to 9999, not 0.'",
    "--count=many, '--count needs a whole number from 1 to 9999, not many.'",
    "--sead=1, This command has no option --sead=1.",
    "gold, 'Too many arguments: gold isn''t expected here.'",
  })
  void whatMakesNoSenseIsNamed(String argument, String problem) {
    assertThat(run("mine", argument)).isEqualTo(2);

    assertThat(err.toString(StandardCharsets.UTF_8)).contains(problem).contains("mine --help");
    assertThat(out.size()).isZero();
  }
}
