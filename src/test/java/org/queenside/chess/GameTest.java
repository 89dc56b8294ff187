package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.chess.TestGames.from;
import static org.queenside.chess.TestGames.played;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {
  @Test
  void aGameRemembersItsMovesAndItsStart() {
    Game game = played(Game.START, "e4 e5 Nf3");
    assertEquals(
        List.of("e2e4", "e7e5", "g1f3"), game.moves().stream().map(Move::toString).toList());
    assertEquals(Position.START, game.start());
    assertEquals(Color.BLACK, game.position().turn());
    assertNull(game.outcome());
    assertEquals(GameResult.UNDECIDED, game.result());
  }

  @Test
  void aMoveDoesNotChangeTheOldGame() {
    Game before = played(Game.START, "e4");
    played(before, "e5 Nf3");
    assertEquals(1, before.moves().size());
    assertEquals(Color.BLACK, before.position().turn());
  }

  @Test
  void anIllegalMoveIsNotPlayed() {
    assertThrows(IllegalArgumentException.class, () -> Game.START.play(Move.parseUci("e2e5")));
  }

  @Test
  void mateEndsTheGameForTheWinner() {
    Game game = played(Game.START, "f3 e5 g4 Qh4");
    assertEquals(new GameOutcome.Checkmate(Color.BLACK), game.outcome());
    assertEquals("0-1", game.result().toString());
    assertThrows(IllegalStateException.class, () -> game.play(Move.parseUci("e2e4")));
    assertThrows(IllegalStateException.class, () -> game.resign(Color.WHITE));
  }

  @Test
  void stalemateIsADraw() {
    Game game = played(from("7k/5K2/8/6Q1/8/8/8/8 w - -"), "Qg6");
    assertEquals(new GameOutcome.Stalemate(Color.BLACK), game.outcome());
    assertEquals(GameResult.DRAW, game.result());
  }

  @Test
  void takingTheLastMatingPieceIsADraw() {
    Game game = played(from("8/8/8/4k3/3R4/8/8/K7 b - -"), "Kxd4");
    assertEquals(new GameOutcome.DeadPosition(), game.outcome());
    assertEquals(GameResult.DRAW, game.result());
  }

  @Test
  void resigningLosesTheGame() {
    Game game = played(Game.START, "e4").resign(Color.BLACK);
    assertEquals(new GameOutcome.Resignation(Color.BLACK, false), game.outcome());
    assertEquals(GameResult.WHITE_WINS, game.result());
  }

  @Test
  void resigningToAPlayerWhoCannotMateIsADraw() {
    Game game = from("8/8/4k3/8/8/3QK3/8/8 w - -").resign(Color.WHITE);
    assertEquals(GameResult.DRAW, game.result());
    assertEquals(Termination.RESIGNATION, game.outcome().ending());
  }

  /** FIDE 7.5.5. */
  @Test
  void illegalMovesLoseTheGameUnlessTheOpponentCannotMate() {
    Game lost = played(Game.START, "e4").forfeit(Color.BLACK);
    assertEquals(GameResult.WHITE_WINS, lost.result());
    assertEquals(Termination.ILLEGAL_MOVES, lost.outcome().ending());
    Game drawn = from("8/8/4k3/8/8/3QK3/8/8 w - -").forfeit(Color.WHITE);
    assertEquals(new GameOutcome.IllegalMoves(Color.WHITE, true), drawn.outcome());
    assertEquals(GameResult.DRAW, drawn.result());
    assertThrows(IllegalStateException.class, () -> drawn.forfeit(Color.WHITE));
  }

  @Test
  void aDrawCanBeAgreedOnlyAfterBothHaveMoved() {
    Game one = played(Game.START, "e4");
    assertFalse(one.canAgree());
    assertThrows(IllegalStateException.class, one::agree);
    Game both = played(one, "e5");
    assertTrue(both.canAgree());
    assertEquals(new GameOutcome.Agreement(), both.agree().outcome());
    assertEquals(GameResult.DRAW, both.agree().result());
  }

  @Test
  void aRulingKnowsThatTheKingMovedAndCameBack() {
    Game game = played(Game.START, "e4 e5 Nf3 Nf6 Be2 Be7 Kf1 Kf8 Ke1 Ke8");
    assertEquals("castling-king-moved", reason(game, "e1g1"));
  }

  @Test
  void aRulingKnowsThatTheRookMovedAndCameBack() {
    Game game = played(Game.START, "h4 h5 Rh3 Rh6 Rh1 Rh8 g3 g6 Bg2 Bg7 Nf3 Nf6");
    assertEquals("castling-rook-moved", reason(game, "e1g1"));
  }

  @Test
  void aRulingKnowsThatEnPassantIsTooLate() {
    Game game = played(Game.START, "e4 a6 e5 d5 h3 h6");
    assertEquals("en-passant-too-late", reason(game, "e5d6"));
  }

  @Test
  void aRulingKnowsThatThePawnMadeTwoSingleSteps() {
    Game game = played(Game.START, "e4 d6 e5 d5");
    assertEquals("en-passant-not-a-double-step", reason(game, "e5d6"));
  }

  @Test
  void aRulingKnowsThatTheGameIsOver() {
    Game game = played(Game.START, "f3 e5 g4 Qh4");
    assertEquals("game-over", reason(game, "e2e4"));
  }

  @Test
  void aLegalMoveIsRuledLegal() {
    assertInstanceOf(Ruling.Legal.class, Game.START.rule(Move.parseUci("e2e4")));
  }

  private static String reason(Game game, String uci) {
    return ((Ruling.Illegal) game.rule(Move.parseUci(uci))).reason().code();
  }
}
