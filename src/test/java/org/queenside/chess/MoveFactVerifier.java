package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Checks that the facts of a legal ruling are exactly what the move does. */
final class MoveFactVerifier {
  private final NaiveBoard before;
  private final NaiveBoard after;
  private final Ruling.Legal ruling;
  private final Move move;
  private final Color turn;

  MoveFactVerifier(Position position, NaiveBoard before, Ruling.Legal ruling) {
    this.before = before;
    this.after = NaiveBoard.of(ruling.after());
    this.ruling = ruling;
    this.move = ruling.move();
    this.turn = position.turn();
  }

  void check() {
    assertEquals(expected(), ruling.facts());
  }

  private List<MoveFact> expected() {
    List<MoveFact> facts = new ArrayList<>();
    Piece piece = before.at(move.from());
    boolean castles =
        piece == Piece.of(turn, Role.KING) && Math.abs(move.from().file() - move.to().file()) == 2;
    if (castles) {
      boolean kingside = move.to().file() == 6;
      facts.add(new MoveFact.Castling(kingside ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE));
    }
    for (Square square : Square.values()) {
      Piece captured = before.at(square);
      if (captured != null && captured.color() != turn && after.at(square) != captured) {
        facts.add(new MoveFact.Capture(captured, square));
        if (square != move.to()) {
          facts.add(new MoveFact.EnPassant());
        }
      }
    }
    if (after.at(move.to()) != piece) {
      facts.add(new MoveFact.Promotion(after.at(move.to()).role()));
    }
    addChecks(castles, facts);
    if (!ruling.after().legalMoves().isEmpty() && DeadPosition.isDead(ruling.after())) {
      facts.add(new MoveFact.DeadPosition());
    }
    return facts;
  }

  private void addChecks(boolean castles, List<MoveFact> facts) {
    Set<Square> checkers = after.checkers(turn.opposite());
    boolean stuck = ruling.after().legalMoves().isEmpty();
    if (checkers.isEmpty()) {
      if (stuck && after.king(turn.opposite()) != null) {
        facts.add(new MoveFact.Stalemate());
      }
      return;
    }
    facts.add(new MoveFact.Check(SquareSet.of(checkers.toArray(Square[]::new))));
    if (checkers.size() == 2) {
      facts.add(new MoveFact.DoubleCheck());
    }
    Set<Square> unmoved = EnumSet.copyOf(checkers);
    unmoved.removeIf(square -> before.at(square) != after.at(square));
    unmoved.forEach(square -> facts.add(new MoveFact.DiscoveredCheck(square)));
    if (stuck) {
      facts.add(new MoveFact.Checkmate());
    }
  }
}
