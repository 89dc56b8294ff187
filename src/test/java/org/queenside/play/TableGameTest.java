package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Claim;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Outcome;
import org.queenside.chess.Position;

/** A game that is kept as a text and played again from it. */
class TableGameTest {
  private static final String KNIGHTS_OUT_AND_BACK = "g1f3.g8f6.f3g1.f6g8";

  private static TableGame read(String deeds) {
    return TableGame.read(Position.START, deeds);
  }

  @Test
  void movesComeBackFromTheText() {
    TableGame table = TableGame.from(Position.START).play(Move.parseUci("e2e4"));
    assertEquals("e2e4", table.deeds());
    assertEquals(table.game().position(), read("e2e4").game().position());
    assertEquals(Move.parseUci("e2e4"), table.lastMove());
    assertNull(TableGame.from(Position.START).lastMove());
  }

  @Test
  void everyWayToEndAGameComesBackFromTheText() {
    assertEquals(
        new Outcome.Resignation(Color.BLACK, false),
        read(TableGame.from(Position.START).resign(Color.BLACK).deeds()).game().outcome());
    assertEquals(new Outcome.Agreement(), read(read("e2e4.e7e5").agree().deeds()).game().outcome());
    TableGame third = read(KNIGHTS_OUT_AND_BACK + "." + KNIGHTS_OUT_AND_BACK);
    assertEquals(
        new Outcome.ThreefoldRepetition(Color.WHITE),
        read(third.claim(Claim.THREEFOLD_REPETITION).deeds()).game().outcome());
  }

  @Test
  void aClaimWithADeclaredMoveEndsTheGameWithoutThatMove() {
    TableGame before = read(KNIGHTS_OUT_AND_BACK + ".g1f3.g8f6.f3g1");
    TableGame after = before.claim(Claim.THREEFOLD_REPETITION, Move.parseUci("f6g8"));
    assertEquals(new Outcome.ThreefoldRepetition(Color.BLACK), after.game().outcome());
    assertEquals(7, after.game().moves().size());
    assertEquals(after.game().outcome(), read(after.deeds()).game().outcome());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e2e5",
        "e2e4.e2e4",
        "rubbish",
        ".",
        "e2e4.",
        "draw",
        "threefold-repetition",
        "fifty-moves-e2e4",
        "resigns-x",
        "resigns-w.e2e4"
      })
  void whatIsAgainstTheRulesIsNotPlayedAgain(String deeds) {
    assertThrows(IllegalArgumentException.class, () -> read(deeds));
  }

  @Test
  void aTextOfAnyLengthIsAnswered() {
    assertThrows(IllegalArgumentException.class, () -> read("e2e4.".repeat(100_000)));
  }
}
