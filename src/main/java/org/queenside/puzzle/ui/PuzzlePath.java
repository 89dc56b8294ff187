package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.trainer.PuzzleMode;

/**
 * The part of an address that says how puzzles are chosen: {@code level}, {@code daily}, {@code
 * smothered}, {@code back-rank.white}.
 *
 * @param selection which puzzles; all of them unless the mode is {@link PuzzleMode#THEMED}
 */
record PuzzlePath(PuzzleMode mode, PuzzleFilter selection) {

  /** At the learner's level. */
  static final PuzzlePath LEVEL = new PuzzlePath(PuzzleMode.STEADY, PuzzleFilter.ALL);

  /** Until the first miss; with a puzzle's number, one that ended a streak, to be tried again. */
  static final PuzzlePath STREAK = new PuzzlePath(PuzzleMode.STREAK, PuzzleFilter.ALL);

  /** The puzzle of the day. */
  static final PuzzlePath DAILY = new PuzzlePath(PuzzleMode.DAILY, PuzzleFilter.ALL);

  /** Those missed before. */
  static final PuzzlePath MISSED = new PuzzlePath(PuzzleMode.MISSED, PuzzleFilter.ALL);

  private static final String ROOT = "puzzles";

  /** Returns puzzles of one kind. */
  static PuzzlePath of(PuzzleFilter selection) {
    return new PuzzlePath(PuzzleMode.THEMED, selection);
  }

  /** Reads the segment of an address. Returns null if it says nothing that we know. */
  static @Nullable PuzzlePath parse(String segment) {
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

  /** Reads the number of a puzzle. Returns null if it is none. */
  static @Nullable PuzzleId puzzle(String segment) {
    return segment.matches("[1-9][0-9]{0,17}") ? new PuzzleId(Long.parseLong(segment)) : null;
  }

  /** The address that leads to the next puzzle of this kind, relative to the root. */
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

  /** The address of one puzzle, relative to the root. */
  String address(PuzzleId puzzle) {
    return address() + "/" + puzzle;
  }
}
