package org.queenside.course.feedback;

import static java.util.Objects.requireNonNull;

import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.MoveFact;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;

/** Explains why a surprising move is legal. */
public final class LegalMoveExplanation {
  private LegalMoveExplanation() {}

  /**
   * Returns the sentence for a legal move.
   *
   * @param position the position in which it is made
   */
  public static Message of(Position position, Ruling.Legal legal) {
    Move move = legal.move();
    if (legal.has(MoveFact.Castling.class)) {
      boolean kingside = move.to().file() > move.from().file();
      CastlingSide side = kingside ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
      return Message.coded(
          rookIsInReach(position, side) ? "reason.castles.rook-attacked" : "reason.castles");
    }
    if (legal.has(MoveFact.EnPassant.class)) {
      return Message.coded("reason.en-passant", move.from(), move.to());
    }
    Object piece = requireNonNull(position.at(move.from()));
    return move.promotion() == null
        ? Message.coded("legal.yes", piece, move.from(), move.to())
        : Message.coded("legal.promotes", piece, move.from(), move.to(), move.promotion());
  }

  /**
   * Returns whether an enemy attacks the castling rook or the square that only the rook crosses.
   */
  public static boolean rookIsInReach(Position position, CastlingSide side) {
    Color color = position.turn();
    SquareSet rooksAlone = side.path(color).with(side.rookFrom(color)).minus(side.kingPath(color));
    return rooksAlone.stream()
        .anyMatch(square -> !position.attackers(square, color.opposite()).isEmpty());
  }
}
