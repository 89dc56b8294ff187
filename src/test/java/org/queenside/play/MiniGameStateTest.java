package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** The rules of the mini-games. */
class MiniGameStateTest {
  private static final MiniGameResult GOES_ON = null;

  private static MiniGameState play(MiniGame game, String start, String... moves) {
    MiniGameState state = MiniGameState.of(game, Position.lessonFromFen(start));
    for (String move : moves) {
      state = state.play(Move.parseUci(move));
    }
    return state;
  }

  private static MiniGameResult won(Color winner, MiniGameResult.Reason why) {
    return new MiniGameResult(winner, why);
  }

  @Test
  void aPawnOnTheLastRankWinsThePawnGame() {
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.PROMOTED),
        play(MiniGame.PAWN_GAME, "8/8/8/8/P7/8/7p/8 b - -", "h2h1q").result());
  }

  @Test
  void takingTheLastPawnWins() {
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.CAPTURED_ALL),
        play(MiniGame.PAWN_GAME, "8/8/8/1p6/P7/8/8/8 w - -", "a4b5").result());
  }

  @Test
  void aPawnCapturedEnPassantCounts() {
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.CAPTURED_ALL),
        play(MiniGame.PAWN_GAME, "8/8/8/8/1p6/8/P7/8 w - -", "a2a4", "b4a3").result());
  }

  @Test
  void aSideWithoutAMoveLosesThePawnGame() {
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.BLOCKED),
        play(MiniGame.PAWN_GAME, "8/8/8/8/p7/8/P7/8 w - -", "a2a3").result());
  }

  @Test
  void theQueenWinsByTakingTheLastPawnAndLosesToAPromotion() {
    String start = "8/8/8/8/8/6p1/p7/7Q w - -";
    assertEquals(GOES_ON, play(MiniGame.QUEEN_AGAINST_PAWNS, start, "h1g2").result());
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.PROMOTED),
        play(MiniGame.QUEEN_AGAINST_PAWNS, start, "h1g2", "a2a1q").result());
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.CAPTURED_ALL),
        play(MiniGame.QUEEN_AGAINST_PAWNS, "8/8/8/8/8/8/p7/Q7 w - -", "a1a2").result());
  }

  @Test
  void rookAndBishopsPlayByTheRulesOfTheQueen() {
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.CAPTURED_ALL),
        play(MiniGame.ROOK_AGAINST_PAWNS, "8/8/8/8/8/8/p7/R7 w - -", "a1a2").result());
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.PROMOTED),
        play(MiniGame.ROOK_AGAINST_PAWNS, "8/8/8/8/8/8/p6R/8 b - -", "a2a1q").result());
    String start = "8/8/8/8/8/2p5/1B6/2B5 b - -";
    assertEquals(GOES_ON, play(MiniGame.BISHOPS_AGAINST_PAWNS, start, "c3b2").result());
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.CAPTURED_ALL),
        play(MiniGame.BISHOPS_AGAINST_PAWNS, start, "c3b2", "c1b2").result());
  }

  @Test
  void aPromotionOrMateWinsTheLittleWar() {
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.PROMOTED),
        play(MiniGame.LITTLE_WAR, "8/P3k3/8/8/8/8/8/4K3 w - -", "a7a8q").result());
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.BLOCKED),
        play(MiniGame.LITTLE_WAR, "1r2k3/p7/8/8/8/8/r7/4K3 b - -", "b8b1").result());
  }

  @Test
  void theKingWinsOnTheLastRankAndLosesWithoutASafeStep() {
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.ARRIVED),
        play(MiniGame.SAFE_PATH_KING, "8/4K3/8/8/8/8/8/n7 w - -", "e7e8").result());
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.ARRIVED),
        play(MiniGame.SAFE_PATH_KING, "7N/8/8/8/8/8/4k3/8 b - -", "e2e1").result());
    assertEquals(
        won(Color.BLACK, MiniGameResult.Reason.BLOCKED),
        play(MiniGame.SAFE_PATH_KING, "8/8/8/8/7r/1r6/8/K7 b - -", "h4h2").result());
  }

  @Test
  void theKingHasTwentyMoves() {
    MiniGameState state =
        MiniGameState.of(
            MiniGame.SAFE_PATH_KING, Position.lessonFromFen("r7/8/8/8/8/8/8/4K3 w - -"));
    List<String> circle = List.of("e1d1", "a8a7", "d1e1", "a7a8");
    for (int number = 0; state.result() == null; number++) {
      state = state.play(Move.parseUci(circle.get(number % 4)));
      assertTrue(number < 100);
    }
    assertEquals(won(Color.BLACK, MiniGameResult.Reason.TOO_LATE), state.result());
    assertEquals(20, state.position().fullmoveNumber());
  }

  @Test
  void moreThanHalfOfTheStarsWinTheRace() {
    MiniGameState start = MiniGameState.of(MiniGame.KNIGHT_RACE);
    assertEquals(7, start.stars().size());
    MiniGameState state =
        new MiniGameState(
            start.game(), start.position(), SquareSet.of(Square.C3), 3, 3, 0, null, null);
    MiniGameState after = state.play(Move.parseUci("b1c3"));
    assertEquals(won(Color.WHITE, MiniGameResult.Reason.MOST_STARS), after.result());
    assertEquals(4, after.stars(Color.WHITE));
    assertEquals(3, after.stars(Color.BLACK));
  }

  @Test
  void aKnightThatIsTakenLosesTheRace() {
    assertEquals(
        won(Color.WHITE, MiniGameResult.Reason.CAPTURED_ALL),
        play(MiniGame.KNIGHT_RACE, "8/8/8/8/8/2n5/8/1N6 w - -", "b1c3").result());
  }

  @Test
  void twentyQuietMovesEachMakeADraw() {
    MiniGameState state =
        MiniGameState.of(MiniGame.CAPTURE_ALL, Position.lessonFromFen("r7/8/8/8/8/8/8/7R w - -"));
    List<String> circle = List.of("h1h2", "a8a7", "h2h1", "a7a8");
    for (int number = 0; number < MiniGameState.MOST_QUIET; number++) {
      assertNull(state.result());
      state = state.play(Move.parseUci(circle.get(number % 4)));
    }
    assertEquals(new MiniGameResult(null, MiniGameResult.Reason.NO_PROGRESS), state.result());
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    MiniGameState over = play(MiniGame.PAWN_GAME, "8/8/8/8/P7/8/7p/8 b - -", "h2h1q");
    assertEquals(List.of(), over.moves());
    assertThrows(IllegalStateException.class, () -> over.play(Move.parseUci("a4a5")));
  }

  @Test
  void everyGameCanBeFoundByItsCodeAndPlayed() {
    for (MiniGame game : MiniGame.values()) {
      assertEquals(game, MiniGame.find(game.code()));
      MiniGameState start = MiniGameState.of(game);
      assertNull(start.result());
      assertTrue(start.play(start.moves().getFirst()).moves().size() > 1);
    }
    assertNull(MiniGame.find("chess"));
    for (Strength strength : Strength.values()) {
      assertEquals(strength, Strength.find(strength.code()));
    }
  }
}
