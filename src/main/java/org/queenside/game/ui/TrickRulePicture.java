package org.queenside.game.ui;

import org.queenside.board.BoardPicture;
import org.queenside.chess.Arrow;
import org.queenside.chess.Board;
import org.queenside.chess.Fen;
import org.queenside.chess.Square;
import org.queenside.trick.TrickKind;

/**
 * A rule as a small picture: what it forbids, so that learners who can't read can choose it. The
 * pictures show the corner by a1, wherever the rule is usually broken.
 */
final class TrickRulePicture {

  private static final int RANKS = 8;

  private TrickRulePicture() {}

  /** Returns the picture of a rule. */
  static BoardPicture of(TrickKind kind) {
    return switch (kind) {
      case ROOK_MOVE -> picture("8/8/R7", "a1c3");
      case BISHOP_MOVE -> picture("8/8/1B6", "b1b3");
      case QUEEN_MOVE -> picture("8/8/Q7", "a1b3");
      case KNIGHT_MOVE -> picture("8/8/1N6", "b1b3");
      case KING_MOVE -> picture("8/8/1K6", "b1b3");
      case PAWN_MOVE -> picture("8/P7/8", "a2c2");
      case JUMP -> picture("8/1p6/1R6", "b1b3");
      case TAKES_OWN_PIECE -> picture("1P6/8/1R6", "b1b3");
      case PAWN_TAKES_STRAIGHT -> picture("1p6/1P6/8", "b2b3");
      case PAWN_DIAGONAL -> picture("8/1P6/8", "b2c3");
      case PAWN_BACKWARDS -> picture("1P6/8/8", "b3b2");
      case PAWN_TWO_STEPS -> picture("8/8/1P6/8", "b2b4", "b1b2");
      case PAWN_STAYS -> picture("1P6/8/8", "b3b3", "b2b3");
      case EN_PASSANT -> picture("8/1Pp5/8", "b2c3");
      case KINGS_TOUCH -> picture("1k6/8/1K6", "b1b2");
      case KING_INTO_ATTACK -> picture("2r5/8/1K6", "b1c1", "c3c1");
      case KING_TAKES_PROTECTED -> picture("2r5/2p5/1K6", "b1c2", "c3c2");
      case CHECK_IGNORED -> picture("r7/8/K1P5", "c1c2", "a3a1");
      case PIN_BROKEN -> picture("1r6/1B6/1K6", "b2c3", "b3b1");
      case CASTLES_TOO_LATE -> picture("8/8/8/K2R4", "a1c1", "d3d1");
      case CASTLES_OVER_PIECE -> picture("8/8/8/KB1R4", "a1c1");
      case CASTLES_OUT_OF_CHECK -> picture("r7/8/8/K2R4", "a1c1", "a4a1");
      case CASTLES_THROUGH_CHECK -> picture("1r6/8/8/K2R4", "a1c1", "b4b1");
      case CASTLES_INTO_CHECK -> picture("2r5/8/8/K2R4", "a1c1", "c4c1");
      case SECOND_MOVE -> picture("8/8/P1P5", "c1c3", "a1a3");
      case PIECE_RETURNS -> picture("8/1N6/8", "b2b2", "e4b2");
    };
  }

  /**
   * Returns a picture.
   *
   * @param ranks the lowest ranks as in FEN, as many as are shown
   * @param forbidden the move; from a square to itself, what stands there
   * @param because attacks or earlier moves that make it forbidden
   */
  private static BoardPicture picture(String ranks, String forbidden, String... because) {
    int size = ranks.split("/").length;
    Board board = Fen.read("8/".repeat(RANKS - size) + ranks + " w - - 0 1").board();
    BoardPicture picture = BoardPicture.part(board, 0, 0, size);
    for (String move : because) {
      picture.addLine(arrow(move));
    }
    return picture.addForbidden(arrow(forbidden));
  }

  private static Arrow arrow(String move) {
    return new Arrow(Square.parse(move.substring(0, 2)), Square.parse(move.substring(2)));
  }
}
