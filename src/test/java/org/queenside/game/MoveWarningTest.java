package org.queenside.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/** A player is asked to reconsider only if a move is a clear mistake. */
class MoveWarningTest {

  private static Optional<MoveWarning> warning(String fen, String move) {
    Game game = Game.from(Position.fromFen(fen));
    Move made = Move.parseUci(move);
    Optional<MoveWarning> warning =
        MoveWarning.of(game, MoveWarning.best(game, () -> false), made, () -> false);
    if (warning.isPresent()) {
      assertThat(MoveWarning.isPossible(game, made)).isTrue();
    }
    return warning;
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4",
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3, g1f3",
    // The only answer is a pawn's capture.
    "7k/8/8/4p3/8/8/3P2PP/7K w - - 0 1, d2d4",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, a1a8"
  })
  void aHarmlessMoveIsKnownWithoutASearch(String fen, String move) {
    assertThat(MoveWarning.isPossible(Game.from(Position.fromFen(fen)), Move.parseUci(move)))
        .isFalse();
  }

  @Test
  void aMissedMateInOne() {
    String backRank = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    assertThat(warning(backRank, "g1f1")).contains(new MoveWarning.MissesMate());
    assertThat(warning(backRank, "a1a8")).isEmpty();
  }

  @Test
  void aMateInOneThatTheMoveAllows() {
    String guarded = "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    assertThat(warning(guarded, "d1d5"))
        .contains(new MoveWarning.AllowsMate(Move.parseUci("e8e1")));
    assertThat(warning(guarded, "h2h3")).isEmpty();
  }

  @Test
  void aBishopThatIsLost() {
    assertThat(warning("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "f1a6"))
        .hasValueSatisfying(
            warning -> {
              var lost = (MoveWarning.LosesPiece) warning;
              assertThat(lost.piece()).isEqualTo(Piece.WHITE_BISHOP);
              assertThat(lost.square()).isEqualTo(Square.A6);
            });
  }

  @Test
  void aPieceThatIsLeftToACapture() {
    assertThat(warning("6k1/5pp1/7p/8/1b6/2R5/5PPP/6K1 w - - 0 1", "h2h3"))
        .contains(new MoveWarning.LosesPiece(Piece.WHITE_ROOK, Square.C3, Square.B4));
  }

  @Test
  void theBiggestLossIsNamed() {
    // The pawn on h3 can take the queen, the pawn on e5 only the knight.
    assertThat(warning("rnb1kb1r/pppp1ppp/5n2/4P1q1/8/7P/PPPP1PP1/RNBQKBNR b KQkq - 0 5", "g5g4"))
        .contains(new MoveWarning.LosesPiece(Piece.BLACK_QUEEN, Square.G4, Square.H3));
  }

  @ParameterizedTest
  @CsvSource({
    // A pawn and a knight are taken, and the queen recaptures.
    "r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4, f3d4",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4",
    "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2, e4d5"
  })
  void nothingIsSaidAboutAFairMove(String fen, String move) {
    assertThat(warning(fen, move)).isEmpty();
  }

  @Test
  void stalemateWithAQueenMore() {
    assertThat(warning("7k/8/8/6K1/8/8/8/5Q2 w - - 0 1", "f1f7"))
        .contains(new MoveWarning.Stalemates());
  }
}
