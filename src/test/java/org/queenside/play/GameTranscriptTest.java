package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Games are stored as transcripts and replayed from them. */
class GameTranscriptTest {
  private static final String KNIGHTS_OUT_AND_BACK = "g1f3.g8f6.f3g1.f6g8";

  private static GameTranscript read(String transcript) {
    return GameTranscript.read(Position.START, transcript);
  }

  @Test
  void movesAreReplayedFromTheTranscript() {
    GameTranscript game = GameTranscript.from(Position.START).play(Move.parseUci("e2e4"));
    assertEquals("e2e4", game.transcript());
    assertEquals(game.game().position(), read("e2e4").game().position());
    assertEquals(Move.parseUci("e2e4"), game.lastMove());
    assertNull(GameTranscript.from(Position.START).lastMove());
  }

  @Test
  void everyEndOfAGameIsReplayedFromTheTranscript() {
    assertEquals(
        new GameOutcome.Resignation(Color.BLACK, false),
        read(GameTranscript.from(Position.START).resign(Color.BLACK).transcript())
            .game()
            .outcome());
    assertEquals(
        new GameOutcome.Agreement(), read(read("e2e4.e7e5").agree().transcript()).game().outcome());
    GameTranscript third = read(KNIGHTS_OUT_AND_BACK + "." + KNIGHTS_OUT_AND_BACK);
    assertEquals(
        new GameOutcome.ThreefoldRepetition(Color.WHITE),
        read(third.claim(DrawClaim.THREEFOLD_REPETITION).transcript()).game().outcome());
  }

  @Test
  void aClaimWithADeclaredMoveEndsTheGameWithoutThatMove() {
    GameTranscript before = read(KNIGHTS_OUT_AND_BACK + ".g1f3.g8f6.f3g1");
    GameTranscript after = before.claim(DrawClaim.THREEFOLD_REPETITION, Move.parseUci("f6g8"));
    assertEquals(new GameOutcome.ThreefoldRepetition(Color.BLACK), after.game().outcome());
    assertEquals(7, after.game().moves().size());
    assertEquals(after.game().outcome(), read(after.transcript()).game().outcome());
  }

  @Test
  void illegalMovesAreNotedBetweenTheMovesAndMayLoseTheGame() {
    Move first = Move.parseUci("e2e5");
    Move second = Move.parseUci("e4e6");
    GameTranscript game =
        read("").tried(first).play(Move.parseUci("e2e4")).play(Move.parseUci("e7e5")).tried(second);
    GameTranscript lost = read(game.forfeit(Color.WHITE).transcript());
    assertEquals(
        List.of(new GameTranscript.IllegalTry(0, first), new GameTranscript.IllegalTry(2, second)),
        lost.tries());
    assertEquals(2, lost.game().moves().size());
    assertEquals(new GameOutcome.IllegalMoves(Color.WHITE, false), lost.game().outcome());
    assertEquals(List.of(), read("e2e4.e7e5.draw").tries());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tried-e2e4",
        "tried-",
        "resigns-w.tried-e2e5",
        "illegal-w.e2e4",
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
  void aTranscriptAgainstTheRulesIsRefused(String transcript) {
    assertThrows(IllegalArgumentException.class, () -> read(transcript));
  }

  @Test
  void aHugeTranscriptIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> read("e2e4.".repeat(100_000)));
  }
}
