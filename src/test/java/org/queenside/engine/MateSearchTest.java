package org.queenside.engine;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** The strongest opponent finds short mates, which are proven by trying every legal move. */
class MateSearchTest {

  /** How many of a hundred mates in two may be missed. */
  private static final int MISSED = 5;

  @Test
  void everyBuiltInMateInOneIsFound() throws IOException {
    List<Position> mates = positions("/org/queenside/puzzle/mates-in-one.epd");
    assertThat(mates).hasSizeGreaterThan(2_000);
    assertThat(mates).allMatch(position -> position.play(fullArmy(position)).isCheckmate());
  }

  @Test
  void nearlyEveryMateInTwoIsFound() throws IOException {
    List<Position> mates = positions("/org/queenside/engine/mates-in-two.txt");
    assertThat(mates).hasSize(100).allMatch(MateProof::isMateInTwo);
    List<Position> missed =
        mates.stream()
            .filter(position -> !MateProof.forcesMateInTwo(position, fullArmy(position)))
            .toList();
    assertThat(missed).hasSizeLessThanOrEqualTo(MISSED);
  }

  private static Move fullArmy(Position position) {
    return ComputerPlayer.choose(Game.from(position), Opponent.FULL_ARMY, 1, () -> false);
  }

  /** Reads the position at the start of each line; other lines are comments. */
  private static List<Position> positions(String file) throws IOException {
    try (InputStream in = requireNonNull(MateSearchTest.class.getResourceAsStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> String.join(" ", List.of(line.split(" ", -1)).subList(0, 4)))
          .map(Position::fromFen)
          .toList();
    }
  }
}
