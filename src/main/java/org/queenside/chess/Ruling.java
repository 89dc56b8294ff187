package org.queenside.chess;

import java.util.List;

/**
 * The answer of the rules to a tried move: legal and what it does, or illegal and why.
 *
 * <p>There is a ruling for every try. It is legal exactly when the move, castling brought to the
 * form of the king's move, is among the {@linkplain Position#legalMoves() legal moves} and the game
 * goes on.
 */
public sealed interface Ruling {

  /**
   * The move is allowed.
   *
   * @param move the move as played, castling as the king's move
   * @param after the position after it
   * @param facts what the move does: castling, capture, en passant and promotion first, then the
   *     check and how it is given, then the end of the game
   */
  record Legal(Move move, Position after, List<MoveFact> facts) implements Ruling {
    public Legal {
      facts = List.copyOf(facts);
    }

    /** Returns true if a fact of that kind is true of the move. */
    public boolean has(Class<? extends MoveFact> kind) {
      return facts.stream().anyMatch(kind::isInstance);
    }
  }

  /**
   * The move is not allowed.
   *
   * @param position where it was tried: the reasons name squares, the pieces stand here
   * @param reasons why, the most helpful first; never empty
   */
  record Illegal(Position position, AttemptedMove tried, List<RefusalReason> reasons)
      implements Ruling {
    public Illegal {
      reasons = List.copyOf(reasons);
      if (reasons.isEmpty()) {
        throw new IllegalArgumentException("no reason against " + tried);
      }
    }

    /** Returns the most helpful reason. */
    public RefusalReason reason() {
      return reasons.getFirst();
    }
  }

  /** Returns the ruling on a move in a position of which nothing else is known. */
  static Ruling of(Position position, Move move) {
    return of(position, AttemptedMove.of(move), RulingContext.UNKNOWN);
  }

  /** Returns the ruling on a move, with what is known of the game. */
  static Ruling of(Position position, Move move, RulingContext past) {
    return of(position, AttemptedMove.of(move), past);
  }

  /**
   * Returns the ruling on a try, with what is known of the game.
   *
   * @param past must fit the position; it adds reasons but takes nothing from the rules of movement
   */
  static Ruling of(Position position, AttemptedMove tried, RulingContext past) {
    List<RefusalReason> reasons = TurnRefusal.of(position, tried, past);
    if (!reasons.isEmpty()) {
      return new Illegal(position, tried, reasons);
    }
    Move move = CastlingRefusal.canonical(position, tried);
    if (move != null && position.isLegal(move)) {
      Position after = position.play(move);
      return new Legal(move, after, MoveFactCollector.of(position, move, after));
    }
    return new Illegal(position, tried, MoveRefusal.of(position, tried, past));
  }
}
