package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.Mode;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Selection;

/**
 * The part of an address that says how puzzles are chosen: {@code level}, {@code daily}, {@code
 * smothered}, {@code back-rank.white}.
 *
 * @param selection which puzzles; all of them unless the mode is {@link Mode#THEMED}
 */
record PuzzlePath(Mode mode, Selection selection) {

  /** At the learner's level. */
  static final PuzzlePath LEVEL = new PuzzlePath(Mode.STEADY, Selection.ALL);

  /** Until the first miss; with a puzzle's number, one that ended a streak, to be tried again. */
  static final PuzzlePath STREAK = new PuzzlePath(Mode.STREAK, Selection.ALL);

  /** The puzzle of the day. */
  static final PuzzlePath DAILY = new PuzzlePath(Mode.DAILY, Selection.ALL);

  /** Those missed before. */
  static final PuzzlePath MISSED = new PuzzlePath(Mode.MISSED, Selection.ALL);

  private static final String ROOT = "puzzles";

  /** Returns puzzles of one kind. */
  static PuzzlePath of(Selection selection) {
    return new PuzzlePath(Mode.THEMED, selection);
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
        Selection selection = Selection.parse(segment);
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
