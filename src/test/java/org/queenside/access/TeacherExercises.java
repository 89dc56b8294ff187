package org.queenside.access;

/** Exercises as a teacher writes them. */
final class TeacherExercises {

  static final String MATE_IN_ONE =
      """
      id: own
      kind: goal
      task: Mate in one move.
      position: 6k1/5ppp/8/8/8/8/8/R5K1 w - -
      goal: mate
      hints: [The king’s own pawns shut it in.]
      concepts: [mate-in-one]
      """;

  private TeacherExercises() {}
}
