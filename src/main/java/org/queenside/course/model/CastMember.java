package org.queenside.course.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Who opens a lesson: the computer opponents that learners meet again when they play. Their
 * pictures and names go by the same codes.
 */
public enum CastMember {
  HUNGRY_PAWN,
  JUMPY_KNIGHT,
  SLEEPY_BISHOP,
  HASTY_QUEEN,
  STONE_ROOK,
  SLY_KING,
  FULL_ARMY;

  /** Returns the stable name in lesson files, such as {@code hungry-pawn}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns all codes. */
  public static List<String> codes() {
    return Arrays.stream(values()).map(CastMember::code).toList();
  }

  /** Returns the member with the given code, which must be valid. */
  public static CastMember of(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst().orElseThrow();
  }
}
