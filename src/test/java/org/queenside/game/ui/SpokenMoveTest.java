package org.queenside.game.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.text.MessageBundle;

class SpokenMoveTest {

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, castles kingside",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, castles queenside",
    "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, 'castles queenside, check'",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, pawn e5 takes on d6",
    "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1, e7d8q, 'pawn e7 takes on d8, becomes a queen, check'",
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, a1a8, 'rook a1 to a8, checkmate'",
    "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1, g1f3, knight g1 to f3"
  })
  void aMoveIsSaidInWords(String fen, String move, String spoken) {
    var words = MessageBundle.english("vaadin-i18n.translations");
    assertThat(new SpokenMove(words::get).of(Position.fromFen(fen), Move.parseUci(move)))
        .isEqualTo(spoken);
  }
}
