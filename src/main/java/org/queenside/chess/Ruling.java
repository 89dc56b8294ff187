package org.queenside.chess;

import java.util.List;

/**
 * The rules' answer to an attempted move: legal, and what it does, or illegal, and why.
 *
 * <p>There is a ruling for every attempt. An attempt is legal if and only if the game isn't over
 * and the move, with castling written as the king's move, is among the {@linkplain
 * Position#legalMoves() legal moves}.
 */
public sealed interface Ruling {

  /**
   * The move is allowed.
   *
   * @param move the move as played, castling as the king's move
   * @param after the position after it
   * @param facts what the move does: castling, capture, en passant and promotion first, then the
   *     kind of check, then the end of the game
   */
  record Legal(Move move, Position after, List<MoveFact> facts) implements Ruling {
    public Legal {
      facts = List.copyOf(facts);
    }

    /** Returns true if the move has a fact of that kind. */
    public boolean has(Class<? extends MoveFact> kind) {
      return facts.stream().anyMatch(kind::isInstance);
    }
  }

  /**
   * The move is not allowed.
   *
   * @param position the position of the attempt; the reasons refer to its squares
   * @param reasons the reasons, the most helpful first; never empty
   */
  record Illegal(Position position, AttemptedMove tried, List<RefusalReason> reasons)
      implements Ruling {
    public Illegal {
      reasons = List.copyOf(reasons);
      if (reasons.isEmpty()) {
        throw new IllegalArgumentException("no reason to refuse " + tried);
      }
    }

    /** Returns the most helpful reason. */
    public RefusalReason reason() {
      return reasons.getFirst();
    }
  }

  /** Returns the ruling on a move when only the position is known. */
  static Ruling of(Position position, Move move) {
    return of(position, AttemptedMove.of(move), RulingContext.UNKNOWN);
  }

  /** Returns the ruling on a move, using what is known about the game. */
  static Ruling of(Position position, Move move, RulingContext context) {
    return of(position, AttemptedMove.of(move), context);
  }

  /**
   * Returns the ruling on an attempt, using what is known about the game.
   *
   * @param context what led to the position; it can add reasons but never makes an illegal move
   *     legal
   */
  static Ruling of(Position position, AttemptedMove tried, RulingContext context) {
    List<RefusalReason> reasons = TurnRefusal.of(position, tried, context);
    if (!reasons.isEmpty()) {
      return new Illegal(position, tried, reasons);
    }
    Move move = CastlingRefusal.canonical(position, tried);
    if (move != null && position.isLegal(move)) {
      Position after = position.play(move);
      return new Legal(move, after, MoveFactCollector.of(position, move, after));
    }
    return new Illegal(position, tried, MoveRefusal.of(position, tried, context));
  }
}
