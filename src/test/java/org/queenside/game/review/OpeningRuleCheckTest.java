package org.queenside.game.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** The rules of the lesson "Your first ten moves", applied to well-known openings. */
class OpeningRuleCheckTest {

  private static Position after(@Nullable String moves) {
    Game game = Game.START;
    for (String san : moves == null ? new String[0] : moves.split(" ")) {
      game = game.play(San.read(game.position(), san));
    }
    return game.position();
  }

  private static @Nullable OpeningRule broken(@Nullable String moves, String move) {
    Position position = after(moves);
    return OpeningRuleCheck.brokenBy(position, San.read(position, move));
  }

  @ParameterizedTest
  @CsvSource({
    ", a4, CENTRE",
    ", g4, CENTRE",
    ", f3, CENTRE",
    "e4, h5, CENTRE",
    "e4 e5 Nc3 Nf6, Nb5, SAME_PIECE",
    "e4 e5 Nf3 Nc6, Ng1, SAME_PIECE",
    "d4 d5 Bf4 Nf6, Bg5, SAME_PIECE",
    "e4 Nf6 Nc3, Ng4, SAME_PIECE",
    "e4 e5, Qh5, QUEEN",
    "e4 e5 Nf3, Qf6, QUEEN",
    "e4 e5 Qf3 Nc6, Qg3, QUEEN",
    "e4 e5, Ke2, CASTLING_RIGHT",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, Kf1, CASTLING_RIGHT",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, h3, CASTLING",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, d3, CASTLING",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, Rg1, CASTLING",
  })
  void aMoveAgainstARuleIsFound(@Nullable String before, String move, OpeningRule rule) {
    assertThat(broken(before, move)).isEqualTo(rule);
  }

  @ParameterizedTest
  @CsvSource({
    ", e4",
    ", c4",
    ", Nf3",
    // Once a pawn is in the centre, pushing a side pawn doesn't neglect the centre.
    "e4 e5, f4",
    "e4 e5 Nf3 Nc6, Bb5",
    // The bishop is attacked and has to move again.
    "e4 e5 Nf3 Nc6 Bb5 a6, Ba4",
    // Nobody is asked to leave a knight hanging.
    "e4 Nf6 e5, Nd5",
    // Captures and answers to checks have their own reasons.
    "e4 d5 exd5, Qxd5",
    "e4 e5 Nf3 Nf6, Nxe5",
    "e4 d5 exd5 Qxd5 Nf3 Qe4+, Qe2",
    // The queen is attacked.
    "e4 d5 exd5 Qxd5 Nc3, Qa5",
    // Two pieces are developed, so the queen may come out too.
    "d4 d5 Nc3 Nf6 Bf4 e6, Qd3",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, O-O",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, Nc3",
  })
  void aMoveThatKeepsTheRulesOrHasAReasonBreaksNone(@Nullable String before, String move) {
    assertThat(broken(before, move)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    ", e4, true",
    ", d4, true",
    ", e3, false",
    ", a4, false",
    ", Nf3, true",
    // A knight on the edge controls only half as many squares.
    ", Nh3, false",
    "e4 e5, Bc4, true",
    "e4 e5, Qh5, false",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, O-O, true",
    "e4 e5 Nf3 Nc6 Bc4 Bc5, Bb5, false",
    "e4, e5, true",
    "e4, Nf6, true",
  })
  void theCentreNewPiecesAndCastlingHelp(@Nullable String before, String move, boolean helps) {
    Position position = after(before);
    assertThat(OpeningRuleCheck.helps(position, San.read(position, move))).isEqualTo(helps);
  }

  @Test
  void aGameWithOtherPiecesHasNoOpening() {
    Position odds = Position.fromFen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assertThat(OpeningRuleCheck.isAtStart(odds, Color.WHITE)).isTrue();
    assertThat(OpeningRuleCheck.isAtStart(odds, Color.BLACK)).isFalse();
  }
}
