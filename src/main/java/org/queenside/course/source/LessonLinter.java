package org.queenside.course.source;

/**
 * Checks what a lesson says: with the rules, that every exercise can be solved and makes sense, and
 * that no text is too long for a learner who wants to move pieces.
 */
final class LessonLinter {
  private LessonLinter() {}

  /** Adds what is wrong to the problems of the file. */
  static void check(LessonFile file) {
    for (LessonFile.Item item : file.items()) {
      TextLint.check(item.exercise().info(), item.fields());
      int before = item.fields().problemCount();
      ExerciseLint.check(item.exercise(), item.fields());
      if (item.fields().problemCount() == before) {
        WrongAnswerLint.check(item.exercise(), item.fields());
        HintLint.check(item.exercise(), item.fields());
      }
    }
  }
}
