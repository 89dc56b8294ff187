package org.queenside.course.lesson.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.QueryParameters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;

class LastPositionTest {

  @Test
  void itIsTheSameAfterItWasInAnAddress() throws Exception {
    Board mate = Fen.read("2R3k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1").board();
    for (Color front : Color.values()) {
      var last = new LastPosition(mate, front);
      String address = last.query().getQueryString();

      assertThat(LastPosition.of(QueryParameters.fromString(address))).contains(last);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "board", "board=", "board=nonsense", "board=9/8/8/8/8/8/8/8", "front=black"})
  void anAddressWithoutAPositionHasNone(String query) {
    assertThat(LastPosition.of(QueryParameters.fromString(query))).isEmpty();
  }

  @Test
  void anEmptyBoardHasNoPicture() {
    assertThat(new LastPosition(Board.EMPTY, Color.WHITE).picture()).isEmpty();
  }
}
