package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.trainer.PuzzleMode;

/**
 * The part of an address that tells how puzzles are chosen: {@code level}, {@code daily}, {@code
 * smothered}, {@code back-rank.white}.
 *
 * @param selection which puzzles; always all of them unless the mode is {@link PuzzleMode#THEMED}
 */
record PuzzleAddress(PuzzleMode mode, PuzzleFilter selection) {

  /** At the learner's level. */
  static final PuzzleAddress LEVEL = new PuzzleAddress(PuzzleMode.STEADY, PuzzleFilter.ALL);

  /** A streak or, with a puzzle's number, the puzzle that ended one. */
  static final PuzzleAddress STREAK = new PuzzleAddress(PuzzleMode.STREAK, PuzzleFilter.ALL);

  /** The puzzle of the day. */
  static final PuzzleAddress DAILY = new PuzzleAddress(PuzzleMode.DAILY, PuzzleFilter.ALL);

  /** Puzzles missed before. */
  static final PuzzleAddress MISSED = new PuzzleAddress(PuzzleMode.MISSED, PuzzleFilter.ALL);

  private static final String ROOT = "puzzles";

  /** Returns puzzles of one kind. */
  static PuzzleAddress of(PuzzleFilter selection) {
    return new PuzzleAddress(PuzzleMode.THEMED, selection);
  }

  /** Reads a segment of an address, or returns null if it is unknown. */
  static @Nullable PuzzleAddress parse(String segment) {
    return switch (segment) {
      case "" -> null;
      case "level" -> LEVEL;
      case "streak" -> STREAK;
      case "daily" -> DAILY;
      case "missed" -> MISSED;
      default -> {
        PuzzleFilter selection = PuzzleFilter.parse(segment);
        yield selection == null ? null : of(selection);
      }
    };
  }

  /** Returns the address of the next puzzle of this kind, relative to the root. */
  String address() {
    String segment =
        switch (mode) {
          case STEADY, TODAY, ASSIGNED -> "level";
          case STREAK -> "streak";
          case DAILY -> "daily";
          case MISSED -> "missed";
          case THEMED -> selection.toString();
        };
    return ROOT + "/" + segment;
  }

  /** Returns the address of one puzzle, relative to the root. */
  String address(PuzzleId puzzle) {
    return address() + "/" + puzzle;
  }
}
