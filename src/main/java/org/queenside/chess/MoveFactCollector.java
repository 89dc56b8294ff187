package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Collects the facts about a legal move. */
final class MoveFactCollector {
  private MoveFactCollector() {}

  static List<MoveFact> of(Position position, Move move, Position after) {
    List<MoveFact> facts = new ArrayList<>(4);
    CastlingSide castling = CastlingRefusal.side(position, AttemptedMove.of(move));
    if (castling != null) {
      facts.add(new MoveFact.Castling(castling));
    }
    addCapture(position, move, facts);
    if (move.promotion() != null) {
      facts.add(new MoveFact.Promotion(move.promotion()));
    }
    addCheck(move, castling != null, after, facts);
    addEnd(after, facts);
    return facts;
  }

  private static void addCapture(Position position, Move move, List<MoveFact> facts) {
    Square captured = Captures.square(position, move.from(), move.to());
    if (captured == null) {
      return;
    }
    facts.add(new MoveFact.Capture(Objects.requireNonNull(position.at(captured)), captured));
    if (captured != move.to()) {
      facts.add(new MoveFact.EnPassant());
    }
  }

  private static void addCheck(Move move, boolean castled, Position after, List<MoveFact> facts) {
    SquareSet checkers = after.checkers();
    if (checkers.isEmpty()) {
      return;
    }
    facts.add(new MoveFact.Check(checkers));
    if (checkers.size() > 1) {
      facts.add(new MoveFact.DoubleCheck());
    }
    if (!castled) {
      for (Square opened : checkers.without(move.to())) {
        facts.add(new MoveFact.DiscoveredCheck(opened));
      }
    }
  }

  private static void addEnd(Position after, List<MoveFact> facts) {
    if (after.isCheckmate()) {
      facts.add(new MoveFact.Checkmate());
    } else if (after.king(after.turn()) != null && after.isStalemate()) {
      facts.add(new MoveFact.Stalemate());
    } else if (DeadPosition.isDead(after)) {
      facts.add(new MoveFact.DeadPosition());
    }
  }
}
