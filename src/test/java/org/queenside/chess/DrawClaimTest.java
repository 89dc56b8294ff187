package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.chess.TestGames.from;
import static org.queenside.chess.TestGames.played;

import java.util.Set;
import org.junit.jupiter.api.Test;

class DrawClaimTest {
  private static final String THERE_AND_BACK = "Nf3 Nf6 Ng1 Ng8";

  @Test
  void theThirdOccurrenceMayBeClaimedAndDoesNotEndTheGame() {
    Game twice = played(Game.START, THERE_AND_BACK);
    assertEquals(2, twice.repetitions());
    assertEquals(Set.of(), twice.claims());
    Game thrice = played(twice, THERE_AND_BACK);
    assertEquals(3, thrice.repetitions());
    assertEquals(Set.of(DrawClaim.THREEFOLD_REPETITION), thrice.claims());
    assertFalse(thrice.isOver());
    Game drawn = thrice.claim(DrawClaim.THREEFOLD_REPETITION);
    assertEquals(new GameOutcome.ThreefoldRepetition(Color.WHITE), drawn.outcome());
    assertEquals(GameResult.DRAW, drawn.result());
  }

  @Test
  void theThirdOccurrenceMayBeClaimedWithADeclaredMove() {
    Game game = played(Game.START, THERE_AND_BACK + " Nf3 Nf6 Ng1");
    Move intended = Move.parseUci("f6g8");
    assertEquals(Set.of(), game.claims());
    assertEquals(Set.of(DrawClaim.THREEFOLD_REPETITION), game.claims(intended));
    assertEquals(Set.of(), game.claims(Move.parseUci("f6e4")));
    assertEquals(
        new GameOutcome.ThreefoldRepetition(Color.BLACK),
        game.claim(DrawClaim.THREEFOLD_REPETITION, intended).outcome());
  }

  @Test
  void aWrongClaimIsRefused() {
    Game game = played(Game.START, THERE_AND_BACK);
    assertThrows(IllegalArgumentException.class, () -> game.claim(DrawClaim.THREEFOLD_REPETITION));
    assertThrows(IllegalArgumentException.class, () -> game.claim(DrawClaim.FIFTY_MOVES));
  }

  @Test
  void occurrencesNeedNotBeConsecutive() {
    Game game = played(Game.START, THERE_AND_BACK + " Nc3 Nc6 Nb1 Nb8");
    assertEquals(3, game.repetitions());
  }

  @Test
  void theFifthOccurrenceEndsTheGame() {
    String fourTimes = String.join(" ", THERE_AND_BACK, THERE_AND_BACK, THERE_AND_BACK);
    Game game = played(Game.START, fourTimes + " Nf3 Nf6 Ng1");
    assertFalse(game.isOver());
    assertEquals(new GameOutcome.FivefoldRepetition(), played(game, "Ng8").outcome());
  }

  @Test
  void aPossibleEnPassantCaptureMakesAPositionDifferent() {
    Game game = played(Game.START, "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8 Bc4 Bf5");
    for (Game earlier = game; earlier != null; earlier = earlier.previous()) {
      assertEquals(Set.of(), earlier.claims());
    }
    Game last = played(game, "Bf1");
    assertEquals(Set.of(), last.claims());
    assertEquals(Set.of(DrawClaim.THREEFOLD_REPETITION), last.claims(Move.parseUci("f5c8")));
    assertEquals(Set.of(DrawClaim.THREEFOLD_REPETITION), played(last, "Bc8").claims());
  }

  @Test
  void anUnusableEnPassantSquareMakesNoDifference() {
    Game game = played(Game.START, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    assertEquals(3, game.repetitions());
  }

  @Test
  void aLostCastlingRightMakesAPositionDifferent() {
    Game game = played(from("r3k3/8/8/8/8/8/8/4K2R w K - 0 1"), "Rg1 Ra7 Rh1 Ra8");
    assertEquals(1, game.repetitions());
    assertEquals(2, played(game, "Rg1 Ra7 Rh1 Ra8").repetitions());
    assertEquals(3, played(game, "Rg1 Ra7 Rh1 Ra8 Rg1 Ra7 Rh1 Ra8").repetitions());
  }

  @Test
  void fiftyMovesMayBeClaimedAndDoNotEndTheGame() {
    Game game = from("4k3/8/8/8/8/8/8/R3K3 w - - 99 120");
    assertEquals(Set.of(), game.claims());
    assertEquals(Set.of(DrawClaim.FIFTY_MOVES), game.claims(Move.parseUci("a1b1")));
    Game hundred = played(game, "Rb1");
    assertFalse(hundred.isOver());
    assertEquals(Set.of(DrawClaim.FIFTY_MOVES), hundred.claims());
    assertEquals(
        new GameOutcome.FiftyMoves(Color.BLACK), hundred.claim(DrawClaim.FIFTY_MOVES).outcome());
  }

  @Test
  void aPawnMoveOrACaptureResetsTheCount() {
    Game game = from("4k3/8/8/8/8/1n6/4P3/R3K3 b - - 98 120");
    assertEquals(Set.of(), played(game, "Ke7 e3").claims());
    assertEquals(0, played(game, "Nxa1").position().halfmoveClock());
  }

  @Test
  void mateOnTheHundredthHalfmoveIsMate() {
    Game game = played(from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 120"), "Ra8");
    assertEquals(new GameOutcome.Checkmate(Color.WHITE), game.outcome());
  }

  @Test
  void seventyFiveMovesEndTheGame() {
    Game game = from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 200");
    assertEquals(new GameOutcome.SeventyFiveMoves(), played(game, "Rb1").outcome());
  }

  @Test
  void mateOnTheHundredAndFiftiethHalfmoveIsMate() {
    Game game = from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 200");
    assertEquals(new GameOutcome.Checkmate(Color.WHITE), played(game, "Ra8").outcome());
  }

  @Test
  void theCountGoesBeyond127() {
    Game game = played(from("4k3/8/8/8/8/8/8/R3K3 w - - 126 200"), "Rb1 Kd8 Rc1");
    assertEquals(129, game.position().halfmoveClock());
    assertTrue(game.claims().contains(DrawClaim.FIFTY_MOVES));
  }
}
