package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.puzzle.Rating;

/** The expected values are from the worked example in Glickman's paper. */
class Glicko2Test {

  @Test
  void theExampleOfThePaperComesOutAsPublished() {
    Rating player = new Rating(1500, 200, 0.06);

    Rating after =
        Glicko2.after(
            player,
            List.of(
                new Glicko2.Result(new Rating(1400, 30, 0.06), true),
                new Glicko2.Result(new Rating(1550, 100, 0.06), false),
                new Glicko2.Result(new Rating(1700, 300, 0.06), false)));

    assertThat(after.value()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
  }
}
