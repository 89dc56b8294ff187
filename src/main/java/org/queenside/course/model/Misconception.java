package org.queenside.course.model;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * False beliefs about the rules that an answer can show. Teachers see them by name, so each is a
 * single belief rather than a kind of mistake.
 *
 * <p>The basic ones come with the concept whose exercises correct them. A single try may be a slip
 * of the hand or an oversight, so they only count when they repeat.
 */
public enum Misconception {
  // King and check
  KING_CAN_BE_CAPTURED,
  CHECK_MUST_BE_ANNOUNCED,
  PINNED_PIECE_DOES_NOT_GUARD,
  KINGS_MAY_TOUCH,
  KING_TAKES_PROTECTED_PIECE,
  ONLY_KING_ANSWERS_CHECK,
  KNIGHT_CHECK_CAN_BE_BLOCKED,
  CHECK_MAY_BE_IGNORED,
  CHECK_WITHOUT_KING_MOVE_IS_MATE,
  STALEMATE_WINS,
  STALEMATE_THOUGH_ANOTHER_PIECE_MOVES,

  // Draws
  FIFTY_MOVES_END_THE_GAME,
  FIFTY_COUNTED_FROM_LONE_KING,
  THREEFOLD_IN_A_ROW,
  THREEFOLD_ENDS_THE_GAME,
  PERPETUAL_CHECK_IS_A_RULE,
  RIGHTS_DO_NOT_MATTER,
  LONE_KING_IS_A_DRAW,
  TWO_KNIGHTS_ARE_DEAD,

  // Castling
  CASTLES_THROUGH_CHECK,
  CASTLES_OUT_OF_CHECK,
  CASTLES_INTO_CHECK,
  ATTACKED_ROOK_FORBIDS_CASTLING,
  EARLIER_CHECK_FORFEITS_CASTLING,
  CASTLES_AFTER_COMING_BACK,
  CASTLES_OVER_A_PIECE,
  CASTLING_KING_THREE_SQUARES,
  CASTLING_ROOK_FIRST,

  // En passant
  EN_PASSANT_TOO_LATE,
  EN_PASSANT_AFTER_SINGLE_STEP,
  EN_PASSANT_ONTO_THE_PAWN,
  EN_PASSANT_BY_ANOTHER_PIECE,
  EN_PASSANT_IS_A_BUG,
  EN_PASSANT_THOUGH_IT_EXPOSES_THE_KING,

  // Promotion
  PROMOTION_ONLY_TO_CAPTURED,
  PROMOTION_ONE_QUEEN_ONLY,
  PROMOTION_MAY_STAY_A_PAWN,
  PROMOTION_TAKES_EFFECT_LATER,
  PROMOTION_TO_A_KING,

  // Moves
  PAWN_CAPTURES_STRAIGHT,
  PAWN_MOVES_DIAGONALLY,
  PAWN_MOVES_BACKWARDS,
  PAWN_DOUBLE_STEP_OVER_A_PIECE,
  PAWN_DOUBLE_STEP_ANYWHERE,
  KNIGHT_CAN_BE_BLOCKED,
  SLIDERS_JUMP,
  BISHOP_CHANGES_COLOUR,
  CAPTURE_IS_COMPULSORY,

  // Set-up
  DARK_CORNER_RIGHT,
  KING_AND_QUEEN_SWAPPED,
  KNIGHT_AND_BISHOP_SWAPPED,
  WHITE_NEED_NOT_BEGIN,

  // Basic mistakes
  ROOK_OFF_ITS_LINES("rook-moves"),
  BISHOP_OFF_ITS_DIAGONALS("bishop-moves"),
  QUEEN_OFF_ITS_LINES("queen-moves"),
  KNIGHT_MOVES_WRONG("knight-moves"),
  KING_MOVES_TOO_FAR("king-moves"),
  PAWN_MOVES_WRONG("pawn-moves"),
  MOVES_ONTO_OWN_PIECE("one-piece-a-square"),
  MOVES_OUT_OF_TURN("turns"),
  KING_STEPS_INTO_CHECK("king-safety"),
  PINNED_PIECE_LEAVES_ITS_LINE("pins"),
  DOUBLE_CHECK_WITHOUT_KING_MOVE("double-check");

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final @Nullable String concept;

  Misconception() {
    this(null);
  }

  Misconception(@Nullable String concept) {
    this.concept = concept;
  }

  /** Returns whether it is a basic mistake, which counts only if it is repeated. */
  public boolean isBasic() {
    return concept != null;
  }

  /** Returns the concept whose exercises correct a basic mistake, or null for any other. */
  public @Nullable String concept() {
    return concept;
  }

  /**
   * Returns the stable name used in lesson files, in the log and in message bundles, such as {@code
   * sliders-jump}.
   */
  public String code() {
    return code;
  }

  /** Returns the misconception with the given code, or null if there is none. */
  public static @Nullable Misconception find(String code) {
    for (Misconception misconception : values()) {
      if (misconception.code.equals(code)) {
        return misconception;
      }
    }
    return null;
  }
}
