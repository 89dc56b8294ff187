package org.queenside.chess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Game;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.TestGames;

class PgnWriterTest {
  @Test
  void theSevenTagsComeFirstAndThenTheOthers() {
    Game game = TestGames.played(Game.START, "f3 e5 g4 Qh4");
    assertEquals(
        """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [White "A \\"quoted\\" name"]
        [Black "?"]
        [Result "0-1"]
        [ECO "A00"]

        1. f3 e5 2. g4 Qh4# 0-1
        """,
        Pgn.write(PgnGame.of(game, Map.of("ECO", "A00", "White", "A \"quoted\" name"))));
  }

  @Test
  void anotherStartingPositionIsWritten() {
    Game game = TestGames.played(TestGames.from("4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"), "Kd7 e4");
    assertTrue(
        Pgn.write(PgnGame.of(game, Map.of()))
            .endsWith(
                """
                [Result "*"]
                [SetUp "1"]
                [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]

                40... Kd7 41. e4 *
                """));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 *",
        "{first} 1. e4 $1 $14 {good} {very good} 1... e5 (1... c5 {Sicilian} 2. Nf3 (2. c3) 2... d6)"
            + " (1... c6) 2. Nf3 {end} 1-0",
        "1. e4 (1. d4 d5 (1... Nf6)) {later} 1... e5 1/2-1/2",
        "{no moves at all} 0-1"
      })
  void annotationsAreWrittenInTheirPlaces(String movetext) {
    String written = Pgn.write(Pgn.read(movetext).getFirst());
    assertEquals(movetext, written.substring(written.indexOf("\n\n")).strip().replace('\n', ' '));
  }

  @Test
  void aCommentWithAClosingBraceIsWrittenWithASemicolon() {
    PgnGame game = Pgn.read("1. e4 ; a } brace\ne5 *").getFirst();
    assertEquals(game.moves(), Pgn.read(Pgn.write(game)).getFirst().moves());
  }

  @Test
  void noLineIsLongerThanEightyColumnsOrLooksLikeATag() {
    String comment = "[Event \"x\"] % word ".repeat(60).strip();
    String shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(3).strip();
    PgnNode noted =
        new PgnNode(Move.parseUci("e2e4"), List.of(comment), List.of(), List.of(), List.of());
    for (PgnGame game :
        List.of(
            new PgnGame(Map.of(), Position.START, List.of(), List.of(noted), GameResult.UNDECIDED),
            PgnGame.of(TestGames.played(Game.START, shuffle), Map.of()))) {
      String written = Pgn.write(game);
      assertTrue(written.lines().allMatch(line -> line.length() <= 80 + " [Event".length()));
      assertEquals(game.moves(), Pgn.read(written).getFirst().moves());
    }
  }
}
