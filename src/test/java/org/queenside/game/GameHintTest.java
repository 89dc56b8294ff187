package org.queenside.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.game.GameHint.Theme;

/** Hints in positions with one move that is clearly best. */
class GameHintTest {

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, MATE, a1a8",
    // The queen is where the rook can take it.
    "6k1/5ppp/8/8/q7/8/5PPP/R5K1 w - - 0 1, TAKE, a1a4",
    "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1, PROMOTE, e7e8q",
    // Only if it moves at once is the pawn too fast for the king.
    "8/8/8/P3k3/8/8/8/7K w - - 0 1, PUSH, a5a6",
    // Only taking the rook keeps the queen and answers the check.
    "6k1/5ppp/8/8/8/8/5PPP/Qr4K1 w - - 0 1, ESCAPE, a1b1"
  })
  void theBestMoveAndWhatItIsAbout(String fen, Theme theme, String move) {
    assertThat(GameHint.of(Game.from(Position.fromFen(fen)), () -> false))
        .isEqualTo(new GameHint(theme, Move.parseUci(move)));
  }
}
