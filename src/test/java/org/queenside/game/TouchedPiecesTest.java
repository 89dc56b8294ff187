package org.queenside.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/** Touch-move as in FIDE 4.3 and 4.4. */
class TouchedPiecesTest {

  /** The squares of the pieces that forbid a move after others were touched. */
  private static List<Square> against(String fen, String move, Square... touched) {
    Position position = Position.fromFen(fen);
    TouchedPieces pieces = TouchedPieces.NONE;
    for (Square square : touched) {
      pieces = pieces.touch(position, square);
    }
    TouchedPieces stored = TouchedPieces.of(pieces.code());
    assertThat(stored).isEqualTo(pieces);
    return stored.against(position, Move.parseUci(move));
  }

  @Test
  void theFirstOwnPieceThatWasTouchedMoves() {
    String fen = "rnbqk1nr/ppp2ppp/3p4/4p3/8/P1P1P3/2PP1PPP/R1BQKBNR w KQkq - 0 5";
    assertThat(against(fen, "g1f3", Square.G1)).isEmpty();
    assertThat(against(fen, "d2d4", Square.G1)).containsExactly(Square.G1);
    assertThat(against(fen, "d2d4", Square.G1, Square.D2)).containsExactly(Square.G1);
    assertThat(against(fen, "d2d4")).isEmpty();
  }

  @Test
  void aPieceThatCannotMoveBindsNobody() {
    String pinned = "4r1k1/5ppp/8/8/8/4N3/5PPP/4K3 w - - 0 20";
    assertThat(against(pinned, "g2g3", Square.E3)).isEmpty();
    assertThat(against(pinned, "g2g3", Square.E3, Square.H2)).containsExactly(Square.H2);
  }

  @Test
  void anEnemyPieceThatWasTouchedIsTakenIfItCanBe() {
    String fen = "rn1qkbnr/ppp2ppp/3p4/4p3/2B1P1b1/5N1P/PPPP1PP1/RNBQK2R w KQkq - 0 4";
    assertThat(against(fen, "h3g4", Square.G4)).isEmpty();
    assertThat(against(fen, "c4f7", Square.G4)).containsExactly(Square.G4);
    assertThat(against(fen, "c4f7", Square.D8)).isEmpty();
  }

  @Test
  void aPawnIsTakenEnPassant() {
    String fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assertThat(against(fen, "e5d6", Square.D5)).isEmpty();
    assertThat(against(fen, "e5e6", Square.D5)).containsExactly(Square.D5);
  }

  /** FIDE 4.3.3: with the touched piece, or else the first one touched counts. */
  @Test
  void onePieceOfEachColour() {
    String fen = "4k3/8/8/3p4/2P1P3/8/6N1/4K3 w - - 0 1";
    assertThat(against(fen, "c4d5", Square.C4, Square.D5)).isEmpty();
    assertThat(against(fen, "e4d5", Square.C4, Square.D5)).containsExactly(Square.C4, Square.D5);
    assertThat(against(fen, "e4d5", Square.G2, Square.D5)).containsExactly(Square.G2);
    assertThat(against(fen, "g2f4", Square.G2, Square.D5)).isEmpty();
    assertThat(against(fen, "e4d5", Square.D5, Square.G2)).isEmpty();
    assertThat(against(fen, "g2f4", Square.D5, Square.G2)).containsExactly(Square.D5);
  }

  /** FIDE 4.4: castling is a king move. */
  @Test
  void whoeverTouchesTheRookFirstMayNotCastle() {
    String fen = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    assertThat(against(fen, "e1g1", Square.E1, Square.H1)).isEmpty();
    assertThat(against(fen, "e1g1", Square.H1, Square.E1)).containsExactly(Square.H1);
  }
}
