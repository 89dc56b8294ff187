package org.queenside.course.feedback;

import static java.util.Objects.requireNonNull;

import org.queenside.chess.Attacks;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;

/**
 * The proof that a position is mate: no square for the king, no capture and no block.
 *
 * @param highlights an arrow for the check, crosses on the king's squares, and frames around the
 *     pieces that guard them
 */
public record MateProof(Message say, BoardHighlights highlights) {

  /** Returns the proof for a position that is checkmate. */
  public static MateProof of(Position mate) {
    Color side = mate.turn();
    Square king = requireNonNull(mate.king(side));
    SquareSet flights = mate.attacks(king).minus(mate.pieces(side));
    BoardHighlights check = BoardHighlights.attack(mate.checkers(), king);
    BoardHighlights highlights =
        new BoardHighlights(
            check.arrows(), guards(mate, king, flights), flights.minus(mate.checkers()));
    return new MateProof(
        Message.coded(
            "mate-or-not.why",
            Message.coded("mate-or-not.flights", flights.size(), flights),
            answers(mate, king)),
        highlights);
  }

  /**
   * Returns the checking pieces and, for each square that they don't guard, one piece that does.
   */
  private static SquareSet guards(Position mate, Square king, SquareSet flights) {
    // The king doesn't protect a square behind it from the checking piece.
    Board lifted = mate.board().without(king);
    SquareSet guards = mate.checkers();
    for (Square flight : flights) {
      SquareSet attackers = lifted.attackers(flight, mate.turn().opposite());
      if (!attackers.intersects(guards)) {
        guards = guards.with(attackers.first());
      }
    }
    return guards;
  }

  private static Message answers(Position mate, Square king) {
    SquareSet checkers = mate.checkers();
    if (checkers.size() > 1) {
      return Message.coded("mate-or-not.double", checkers);
    }
    Square checker = checkers.first();
    Piece piece = requireNonNull(mate.at(checker));
    boolean apart = !Attacks.between(checker, king).isEmpty();
    return Message.coded(apart ? "mate-or-not.far" : "mate-or-not.near", piece, checker);
  }
}
