package org.queenside.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Tests what computer opponents do in a game. */
class ComputerPlayerTest {
  private static final int HALFMOVES = 16;

  private static Game game(String fen) {
    return Game.from(Position.fromFen(fen));
  }

  private static Game play(Game start, String... moves) {
    Game game = start;
    for (String move : moves) {
      game = game.play(Move.parseUci(move));
    }
    return game;
  }

  /** Plays an opponent against itself, and fails on an illegal move. */
  private static Game selfPlay(Opponent opponent, long seed) {
    Game game = Game.START;
    while (!game.isOver() && game.moves().size() < HALFMOVES) {
      game = game.play(ComputerPlayer.choose(game, opponent, seed, () -> false));
    }
    return game;
  }

  @ParameterizedTest
  @EnumSource(Opponent.class)
  void theSameSeedGivesTheSameGameAndOthersGiveOthers(Opponent opponent) {
    List<Move> moves = selfPlay(opponent, 1).moves();
    assertThat(selfPlay(opponent, 1).moves()).isEqualTo(moves);
    assertThat(List.of(selfPlay(opponent, 2).moves(), selfPlay(opponent, 3).moves()))
        .anyMatch(other -> !other.equals(moves));
  }

  @Test
  void aDrawIsAcceptedByTheWeakerSideOnly() {
    Game queenUp = game("4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1");
    for (Opponent opponent : Opponent.values()) {
      assertThat(ComputerPlayer.acceptsDraw(queenUp, opponent, Color.BLACK, () -> false)).isTrue();
      assertThat(ComputerPlayer.acceptsDraw(queenUp, opponent, Color.WHITE, () -> false)).isFalse();
    }
  }

  @Test
  void aDrawIsClaimedByTheWeakerSideOnly() {
    // White's king and Black's queen go back and forth until the position occurs for the third
    // time.
    Game start = game("q5k1/8/8/8/8/8/8/5KB1 w - - 0 1");
    String[] round = {"f1e1", "a8b8", "e1f1", "b8a8"};
    Game repeated = play(play(start, round), round);
    assertThat(ComputerPlayer.claim(repeated, Opponent.SLY_KING, () -> false))
        .contains(DrawClaim.THREEFOLD_REPETITION);
    assertThat(ComputerPlayer.claim(start, Opponent.SLY_KING, () -> false)).isEmpty();
  }

  @Test
  void onlyStrongOpponentsResignAndOnlyWhenTheyHaveLostAQueen() {
    Game start = game("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3");
    Game queenLost = start.play(Move.parseUci("f3h4"));
    assertThat(ComputerPlayer.resigns(queenLost, Opponent.FULL_ARMY, () -> false)).isTrue();
    assertThat(ComputerPlayer.resigns(queenLost, Opponent.STONE_ROOK, () -> false)).isFalse();
    Game odds = game("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    assertThat(ComputerPlayer.resigns(odds, Opponent.FULL_ARMY, () -> false)).isFalse();
  }

  @Test
  void aCancelledMoveIsNotMade() {
    Game game = game("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    assertThatThrownBy(() -> ComputerPlayer.choose(game, Opponent.FULL_ARMY, 1, () -> true))
        .isInstanceOf(SearchCancelledException.class);
  }

  @ParameterizedTest
  @EnumSource(Opponent.class)
  void aGameThatIsOverIsRefused(Opponent opponent) {
    Game over = game("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
    assertThatThrownBy(() -> ComputerPlayer.choose(over, opponent, 1, () -> false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void codesAreStable() {
    assertThat(Opponent.of("hungry-pawn")).contains(Opponent.HUNGRY_PAWN);
    assertThat(Opponent.of("full-army")).contains(Opponent.FULL_ARMY);
    assertThat(Opponent.of("somebody")).isEmpty();
  }
}
