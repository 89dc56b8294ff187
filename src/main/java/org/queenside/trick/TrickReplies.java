package org.queenside.trick;

import java.util.EnumMap;
import java.util.Map;
import org.queenside.chess.Attacks;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What the other side could play if a trick were a move. A board that shows it must behave as after
 * a legal move, or it would give the trick away.
 */
public final class TrickReplies {
  private TrickReplies() {}

  /**
   * Returns the position that the trick pretends to lead to, with the other side to move. No game
   * can reach it, and the king of the trick's side may be in check or on the other king's squares.
   */
  public static Position pretended(Trick trick) {
    return setup(trick, trick.board()).unchecked();
  }

  /** Returns the targets of the other side's pieces. */
  public static Map<Square, SquareSet> of(Trick trick) {
    return trick.kind() == TrickKind.KINGS_TOUCH ? besideKing(trick) : pretended(trick).targets();
  }

  /** The touching king isn't a check to answer, but it is in the way and keeps its squares. */
  private static Map<Square, SquareSet> besideKing(Trick trick) {
    Square king = trick.shownMoves().getLast().to();
    Square own = trick.board().king(trick.side().opposite());
    Position without = setup(trick, trick.board().without(king)).unchecked();
    Map<Square, SquareSet> replies = new EnumMap<>(Square.class);
    without
        .targets()
        .forEach(
            (from, targets) -> {
              SquareSet left = SquareSet.EMPTY;
              for (Square to : targets) {
                boolean touching = from == own && to.distance(king) == 1;
                if (to != king && !touching && !Attacks.between(from, to).contains(king)) {
                  left = left.with(to);
                }
              }
              if (!left.isEmpty()) {
                replies.put(from, left);
              }
            });
    return replies;
  }

  private static Setup setup(Trick trick, Board board) {
    Position before = trick.before();
    int next = before.turn() == Color.BLACK ? 1 : 0;
    return new Setup(
        board,
        before.turn().opposite(),
        rights(before, board),
        null,
        before.halfmoveClock(),
        before.fullmoveNumber() + next);
  }

  /** Only rights whose king and rook are still at home. */
  private static CastlingRights rights(Position before, Board board) {
    SquareSet rooks = SquareSet.EMPTY;
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        if (before.castling().has(color, side)
            && board.at(CastlingSide.kingFrom(color)) == Piece.of(color, Role.KING)
            && board.at(side.rookFrom(color)) == Piece.of(color, Role.ROOK)) {
          rooks = rooks.with(side.rookFrom(color));
        }
      }
    }
    return new CastlingRights(rooks);
  }
}
