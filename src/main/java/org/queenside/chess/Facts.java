package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Collects what is true of a legal move. */
final class Facts {
  private Facts() {}

  static List<Fact> of(Position position, Move move, Position after) {
    List<Fact> facts = new ArrayList<>(4);
    CastlingSide castling = CastlingRefusal.side(position, Try.of(move));
    if (castling != null) {
      facts.add(new Fact.Castling(castling));
    }
    addCapture(position, move, facts);
    if (move.promotion() != null) {
      facts.add(new Fact.Promotion(move.promotion()));
    }
    addCheck(move, castling != null, after, facts);
    addEnd(after, facts);
    return facts;
  }

  private static void addCapture(Position position, Move move, List<Fact> facts) {
    Square captured = Captures.square(position, move.from(), move.to());
    if (captured == null) {
      return;
    }
    facts.add(new Fact.Capture(Objects.requireNonNull(position.at(captured)), captured));
    if (captured != move.to()) {
      facts.add(new Fact.EnPassant());
    }
  }

  private static void addCheck(Move move, boolean castled, Position after, List<Fact> facts) {
    SquareSet checkers = after.checkers();
    if (checkers.isEmpty()) {
      return;
    }
    facts.add(new Fact.Check(checkers));
    if (checkers.size() > 1) {
      facts.add(new Fact.DoubleCheck());
    }
    if (!castled) {
      for (Square opened : checkers.without(move.to())) {
        facts.add(new Fact.DiscoveredCheck(opened));
      }
    }
  }

  private static void addEnd(Position after, List<Fact> facts) {
    if (after.isCheckmate()) {
      facts.add(new Fact.Checkmate());
    } else if (after.king(after.turn()) != null && after.isStalemate()) {
      facts.add(new Fact.Stalemate());
    } else if (DeadPosition.isDead(after)) {
      facts.add(new Fact.DeadPosition());
    }
  }
}
