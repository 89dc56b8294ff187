package org.queenside.practice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/** The drills and their properties. */
public enum Drill {
  /** Set up the pieces from an empty board. */
  SET_UP(1, 'R', "first-position"),
  /** Find what's wrong with a set-up. */
  FAULT(6, 'B', SetUpFaultTaskGenerator::make, "first-position"),
  /** Turn the board until it is the right way round. */
  TURN(4, 'P', BoardOrientationTaskGenerator::make, "board-orientation"),
  /** Find squares by their names. */
  FIND_SQUARE(1, 'P', "square-names"),
  /** Name squares that are lit. */
  NAME_SQUARE(1, 'N', "square-names"),
  /** Mark every square that a piece can reach. */
  REACH(
      8,
      'N',
      ReachTaskGenerator::make,
      "rook-moves",
      "bishop-moves",
      "queen-moves",
      "king-moves",
      "knight-moves",
      "pawn-moves"),
  /** Decide whether a move is legal. */
  LEGAL(10, 'B', LegalMoveTaskGenerator::make, "pawn-moves", "check", "answering-check"),
  /** Find every move that gives check. */
  CHECKS(6, 'Q', CheckTaskGenerator::make, "check", "giving-check"),
  /** Mark every piece that protects another. */
  DEFENDERS(8, 'R', DefenderTaskGenerator::make, "defence"),
  /** Decide whether a check is mate. */
  MATE_OR_NOT(8, 'K', "checkmate");

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final int tasks;
  private final char icon;

  // Immutable, because the generators are references to static methods.
  @SuppressWarnings("ImmutableEnumChecker")
  private final @Nullable TaskGenerator generator;

  // An immutable list, because it is copied.
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<String> concepts;

  Drill(int tasks, char icon, String... concepts) {
    this(tasks, icon, null, concepts);
  }

  Drill(int tasks, char icon, @Nullable TaskGenerator generator, String... concepts) {
    this.tasks = tasks;
    this.icon = icon;
    this.generator = generator;
    this.concepts = List.of(concepts);
  }

  /** Generates the tasks of a drill. */
  @FunctionalInterface
  interface TaskGenerator {
    Exercise make(int level, SeededRandom random, PracticeMessages text);
  }

  /**
   * Returns the stable name used in addresses, in the log and in message bundles: {@code
   * find-square}.
   */
  public String code() {
    return code;
  }

  /** Returns the name of the drill in the attempt log. */
  public String item() {
    return "drill/" + code;
  }

  /** Returns the number of tasks in a round. */
  public int tasks() {
    return tasks;
  }

  /** Returns the letter of the piece that represents the drill in lists. */
  public char icon() {
    return icon;
  }

  /** Returns the ids of the concepts of the course that it takes for granted. */
  public List<String> concepts() {
    return concepts;
  }

  /** Returns whether it asks for squares, each of which is counted separately. */
  public boolean isAboutSquares() {
    return this == FIND_SQUARE || this == NAME_SQUARE;
  }

  /** Returns the generator of its tasks, or null if they need settings or puzzles. */
  @Nullable TaskGenerator generator() {
    return generator;
  }

  /** Returns the drill with the given code, or null if there is none. */
  public static @Nullable Drill find(String code) {
    return Arrays.stream(values())
        .filter(drill -> drill.code.equals(code))
        .findFirst()
        .orElse(null);
  }
}
