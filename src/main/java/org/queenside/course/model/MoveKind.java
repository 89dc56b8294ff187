package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** A kind of move of which the learner has to find all. */
public enum MoveKind {
  /** Every move that answers a check; when in check, that is every legal move. */
  ANSWERS("answers"),
  MATES("mates"),
  STALEMATES("stalemates"),
  CHECKS("checks"),
  CAPTURES("captures"),
  CASTLINGS("castlings"),
  PROMOTIONS("promotions");

  /** Finding more than this many one by one is tedious. */
  public static final int MOST_TO_FIND = 12;

  private final String code;

  MoveKind(String code) {
    this.code = code;
  }

  /** Returns the name used in lesson files. */
  public String code() {
    return code;
  }

  /** Returns the goal that each of these moves reaches, or null if any legal move will do. */
  public @Nullable Goal goal() {
    return switch (this) {
      case ANSWERS -> null;
      case MATES -> new Goal.Mate();
      case STALEMATES -> new Goal.Stalemate();
      case CHECKS -> new Goal.Check();
      case CAPTURES -> new Goal.CaptureAny();
      case CASTLINGS -> new Goal.Castle();
      case PROMOTIONS -> new Goal.Promote(null);
    };
  }

  /** Returns every legal move of this kind. */
  public List<Move> in(Position position) {
    Goal goal = goal();
    return position.legalMoves().stream()
        .filter(move -> goal == null || goal.met(position, move, position.play(move)))
        .toList();
  }
}
