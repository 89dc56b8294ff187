package org.queenside.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import tools.jackson.databind.json.JsonMapper;

class BoardJsonTest {

  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void aReadOnlyBoardIsWrittenWithItsPiecesAndDisplay() {
    BoardState state = BoardState.of(Map.of(Square.E4, Piece.WHITE_PAWN));

    assertWritten(
        state,
        """
        {"revision": 7, "mode": "show", "pieces": {"e4": "P"},
         "orientation": "white", "files": 8, "ranks": 8, "coordinates": true, "typing": true,
         "dots": false, "free": false}""");
  }

  @Test
  void everyPartOfAStateIsWritten() {
    Evidence evidence =
        new Evidence(
            List.of(new Arrow(Square.A6, Square.F1)),
            SquareSet.of(Square.A6),
            SquareSet.of(Square.F1),
            SquareSet.of(Square.D3),
            List.of(Square.E4, Square.F3, Square.G2),
            new GhostPiece(Square.G1, Piece.WHITE_KING));
    BoardState state =
        BoardState.of(Map.of(Square.B5, Piece.BLACK_KING, Square.E1, Piece.WHITE_KING))
            .withMode(BoardMode.PLACE)
            .withOrientation(Color.BLACK)
            .withSize(5, 6)
            .withCoordinates(false)
            .withTurned(true)
            .withTyping(false)
            .withLabel("Set up the king")
            .withTurn(Color.BLACK)
            .withMovable(Map.of(Square.E1, SquareSet.of(Square.D1, Square.F1)))
            .withDots(true)
            .withFree(true)
            .withLast(Move.of(Square.A1, Square.A2))
            .withCheck(Square.B5)
            .withMarks(SquareSet.of(Square.A1))
            .withGoals(SquareSet.of(Square.C3))
            .withCircles(SquareSet.of(Square.D4))
            .withArrows(List.of(new Arrow(Square.A1, Square.A5)))
            .withEvidence(evidence)
            .withSlides(List.of(Move.of(Square.B4, Square.B5)))
            .withRejected(new RefusedMove(Square.E1, Square.G1))
            .withCue(SoundCue.RIGHT)
            .withTray(List.of(Piece.WHITE_QUEEN, Piece.BLACK_KNIGHT));

    assertWritten(
        state,
        """
        {"revision": 7, "mode": "place", "pieces": {"e1": "K", "b5": "k"},
         "orientation": "black", "files": 5, "ranks": 6, "coordinates": false, "typing": false,
         "turned": true, "label": "Set up the king", "turn": "black", "movable": {"e1": ["d1", "f1"]},
         "dots": true, "free": true, "last": ["a1", "a2"], "check": "b5", "marks": ["a1"],
         "goals": ["c3"], "circles": ["d4"], "arrows": [["a1", "a5"]],
         "evidence": {"arrows": [["a6", "f1"]], "framed": ["a6"], "crossed": ["f1"],
                      "blocked": ["d3"], "line": ["e4", "f3", "g2"],
                      "ghost": {"square": "g1", "piece": "K"}},
         "animate": [["b4", "b5"]], "rejected": {"from": "e1", "to": "g1"}, "cue": "right",
         "tray": ["Q", "n"]}""");
  }

  @Test
  void aPieceRejectedFromTheTrayHasNoOrigin() {
    BoardState state = BoardState.of(Map.of()).withRejected(new RefusedMove(null, Square.D1));

    assertThat(BoardJson.write(state, 1).get("rejected").get("from").isNull()).isTrue();
  }

  @Test
  void theStartingPositionTakesLessThanHalfAKilobyte() {
    assertThat(BoardJson.write(BoardState.of(Position.START), 1).toString()).hasSizeLessThan(512);
  }

  @Test
  void aPositionShowsItsPiecesItsSideToMoveAndItsCheck() {
    BoardState state = BoardState.of(Position.fromFen("4k3/8/8/8/7b/8/8/4K3 w - - 0 1"));

    assertThat(state.pieces())
        .containsExactly(
            Map.entry(Square.E1, Piece.WHITE_KING),
            Map.entry(Square.H4, Piece.BLACK_BISHOP),
            Map.entry(Square.E8, Piece.BLACK_KING));
    assertThat(state.moveOptions().turn()).isEqualTo(Color.WHITE);
    assertThat(state.annotations().check()).isEqualTo(Square.E1);
  }

  private static void assertWritten(BoardState state, String json) {
    assertThat(JSON.readTree(BoardJson.write(state, 7).toString())).isEqualTo(JSON.readTree(json));
  }
}
