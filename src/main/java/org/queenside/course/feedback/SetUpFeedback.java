package org.queenside.course.feedback;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** Explains where a misplaced piece belongs, with a rule to remember it. */
public final class SetUpFeedback {
  private static final Board START = Position.START.board();

  private SetUpFeedback() {}

  public static AnswerOutcome of(Board target, Piece piece, Square square) {
    SquareSet home = target.pieces(piece);
    BoardHighlights cross = BoardHighlights.crossing(square);
    if (home.isEmpty()) {
      return AnswerOutcome.wrong(cross, "set-up.not-needed", piece);
    }
    if (!START.pieces(piece).containsAll(home)) {
      return AnswerOutcome.wrong(cross, "set-up.elsewhere", piece, square, home);
    }
    Color color = piece.color();
    if (onTheOtherSide(color, square)) {
      return AnswerOutcome.wrong(cross, "set-up.wrong-side", piece, color, homeRank(piece));
    }
    return new AnswerOutcome.Wrong(
        Message.coded("set-up." + rule(piece, square), piece, color, home, square),
        cross,
        misconception(piece, square));
  }

  private static String rule(Piece piece, Square square) {
    Role owner = ownerAtStart(square);
    return switch (piece.role()) {
      case QUEEN -> queenRule(piece.color(), square);
      case KING -> owner == Role.QUEEN ? "king-queen-swapped" : "king-beside-queen";
      case KNIGHT -> owner == Role.BISHOP ? "knight-bishop-swapped" : "knight-beside-rook";
      case BISHOP -> owner == Role.KNIGHT ? "bishop-knight-swapped" : "bishop-in-the-middle";
      case ROOK -> "rook-in-corner";
      case PAWN -> "pawns-in-front";
    };
  }

  /**
   * Returns the rule about the queen's colour, which only helps if the square has the wrong colour.
   */
  private static String queenRule(Color color, Square square) {
    if (square.isLight() == (color == Color.WHITE)) {
      return "queen-beside-king";
    }
    return "queen-own-colour." + (square.isLight() ? "light" : "dark");
  }

  private static @Nullable Misconception misconception(Piece piece, Square square) {
    Role owner = ownerAtStart(square);
    return switch (piece.role()) {
      case QUEEN -> owner == Role.KING ? Misconception.KING_AND_QUEEN_SWAPPED : null;
      case KING -> owner == Role.QUEEN ? Misconception.KING_AND_QUEEN_SWAPPED : null;
      case KNIGHT -> owner == Role.BISHOP ? Misconception.KNIGHT_AND_BISHOP_SWAPPED : null;
      case BISHOP -> owner == Role.KNIGHT ? Misconception.KNIGHT_AND_BISHOP_SWAPPED : null;
      case ROOK, PAWN -> null;
    };
  }

  private static @Nullable Role ownerAtStart(Square square) {
    Piece owner = START.at(square);
    return owner == null ? null : owner.role();
  }

  private static boolean onTheOtherSide(Color color, Square square) {
    return color == Color.WHITE ? square.rank() >= 4 : square.rank() < 4;
  }

  /** Returns the number of the rank on which the piece starts. */
  private static int homeRank(Piece piece) {
    int fromOwnEdge = piece.role() == Role.PAWN ? 2 : 1;
    return piece.color() == Color.WHITE ? fromOwnEdge : 9 - fromOwnEdge;
  }
}
