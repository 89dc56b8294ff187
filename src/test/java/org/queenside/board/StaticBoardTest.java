package org.queenside.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

class StaticBoardTest {

  @Test
  void theFirstPositionHasAllItsPiecesAndLetters() {
    Document board = drawn(BoardState.of(Position.START));

    assertThat(pieces(board)).hasSize(32);
    assertThat(board.select(".rank").eachText())
        .containsExactly("8", "7", "6", "5", "4", "3", "2", "1");
    assertThat(board.select(".file").eachText())
        .containsExactly("a", "b", "c", "d", "e", "f", "g", "h");
  }

  /** A square is 45 units wide; the corner is at the upper left. */
  @Test
  void aPieceIsDrawnWhereTheSideInFrontSeesIt() {
    BoardState state = BoardState.of(Map.of(Square.parse("a2"), Piece.of(Color.WHITE, Role.ROOK)));

    assertThat(place(state)).isEqualTo("0,270");
    assertThat(place(state.withOrientation(Color.BLACK))).isEqualTo("315,45");
  }

  @Test
  void aSmallBoardShowsOnlyItsOwnSquares() {
    Document board =
        drawn(
            BoardState.of(
                    Map.of(
                        Square.parse("b2"),
                        Piece.of(Color.WHITE, Role.KNIGHT),
                        Square.parse("h8"),
                        Piece.of(Color.BLACK, Role.KNIGHT)))
                .withSize(4, 3));

    assertThat(pieces(board)).hasSize(1);
    assertThat(board.selectFirst(".qb-picture").attr("viewBox")).isEqualTo("0 0 180 135");
    assertThat(board.select(".rank").eachText()).containsExactly("3", "2", "1");
  }

  private static String place(BoardState state) {
    var piece = pieces(drawn(state)).first();
    return piece.attr("x") + "," + piece.attr("y");
  }

  private static Elements pieces(Document board) {
    return board.select(".qb-picture > svg");
  }

  private static Document drawn(BoardState state) {
    return Jsoup.parseBodyFragment(StaticBoard.draw(state));
  }
}
