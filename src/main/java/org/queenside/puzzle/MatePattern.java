package org.queenside.puzzle;

/** The shapes of mates that players know by name. */
public enum MatePattern {
  BACK_RANK,
  SMOTHERED,
  QUEEN_BESIDE_KING,
  TWO_ROOKS,
  ARABIAN,
  ANASTASIA,
  BODEN,
  EPAULETTE,
  DOUBLE_CHECK,
  DISCOVERED_CHECK,
  PROMOTION,
  EN_PASSANT,
  CASTLING,
  PAWN,
  OTHER
}
