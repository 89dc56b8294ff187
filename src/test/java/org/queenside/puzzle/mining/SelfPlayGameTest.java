package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Position;

class SelfPlayGameTest {
  private static final int GAMES = 12;

  private static SelfPlayGame game(int number) {
    return SelfPlayGame.from(OpeningBook.read().get(number), CollectionGenerator.random(7, number));
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    assertThat(game(3).positions()).isEqualTo(game(3).positions());
    assertThat(game(3).candidates()).isEqualTo(game(3).candidates());
  }

  @Test
  void aGameFollowsTheRules() {
    List<Position> positions = game(1).positions();

    for (int i = 1; i < positions.size(); i++) {
      Position before = positions.get(i - 1);
      assertThat(before.legalMoves().stream().map(before::play)).contains(positions.get(i));
    }
  }

  @Test
  void everyCandidateFollowsAnAvoidableBlunder() {
    List<SelfPlayGame> games = IntStream.range(0, GAMES).mapToObj(SelfPlayGameTest::game).toList();

    assertThat(games.stream().mapToInt(game -> game.candidates().size()).sum()).isPositive();
    for (SelfPlayGame game : games) {
      for (PuzzleCandidate find : game.candidates()) {
        assertThat(find.position().matesInOne()).isNotEmpty();
        assertThat(game.positions())
            .anyMatch(before -> leadsTo(before, find.position()) && canBeSafe(before));
      }
    }
  }

  private static boolean leadsTo(Position before, Position find) {
    return before.legalMoves().stream().anyMatch(move -> before.play(move).samePosition(find));
  }

  private static boolean canBeSafe(Position before) {
    return before.legalMoves().stream().anyMatch(move -> before.play(move).matesInOne().isEmpty());
  }
}
