package org.queenside.school.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

class DemonstrationBoardTest {

  private static final DemonstrationBoard START = DemonstrationBoard.of(Position.START);

  @Test
  void everythingOnTheBoardIsStored() {
    DemonstrationBoard drawn =
        START
            .after(Move.parseUci("e2e4"))
            .toggled(new Arrow(Square.G1, Square.F3))
            .toggled(Square.E5)
            .toggled(Square.A1)
            .turned();

    assertThat(DemonstrationBoard.parse(drawn.text())).isEqualTo(drawn);
    assertThat(DemonstrationBoard.parse(START.text())).isEqualTo(START);
  }

  @Test
  void drawingAgainTakesAwayAndAMoveClearsEverything() {
    Arrow arrow = new Arrow(Square.G1, Square.F3);
    DemonstrationBoard drawn = START.toggled(arrow).toggled(Square.E5);

    assertThat(drawn.toggled(arrow).arrows()).isEmpty();
    assertThat(drawn.toggled(Square.E5).circles()).isEqualTo(SquareSet.EMPTY);
    assertThat(drawn.after(Move.parseUci("e2e4")))
        .isEqualTo(
            new DemonstrationBoard(
                Fen.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
                Move.parseUci("e2e4"),
                List.of(),
                SquareSet.EMPTY,
                Color.WHITE));
  }

  @Test
  void theOldestArrowGivesWayAndTheLongestTextFitsTheColumn() {
    DemonstrationBoard full =
        DemonstrationBoard.of(
            Fen.read(
                "r1b1k1nr/p1p1p1p1/1p1p1p1p/n1q1b1q1/1N1Q1B1N/P1P1P1P1/1P1P1P1P/R3K2R w KQkq - 99 100"),
            Color.WHITE);
    for (Square square : Square.values()) {
      full = full.toggled(square);
      if (square != Square.A1) {
        full = full.toggled(new Arrow(Square.A1, square));
      }
    }

    assertThat(full.arrows()).hasSize(40).doesNotContain(new Arrow(Square.A1, Square.B1));
    assertThat(full.after(full.setup().unchecked().legalMoves().getFirst()).arrows()).isEmpty();
    assertThat(full.text()).hasSizeLessThan(1000);
  }

  @Test
  void anySetUpCanBeShownButNotEachCanBePlayed() {
    String twoPawnsOnTheEdge = "P3k3/8/8/8/8/8/8/4K2p w - - 0 1";
    DemonstrationBoard odd = DemonstrationBoard.of(Fen.read(twoPawnsOnTheEdge), Color.WHITE);

    assertThat(DemonstrationBoard.parse(odd.text())).isEqualTo(odd);
    assertThat(odd.position()).isInstanceOf(PositionResult.Invalid.class);
    assertThat(START.position()).isInstanceOf(PositionResult.Valid.class);
  }
}
