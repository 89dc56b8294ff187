package org.queenside.course;

/** Proves with the rules that the exercises of a lesson can be solved and make sense. */
final class LessonLinter {
  private LessonLinter() {}

  /** Adds what is wrong to the problems of the file. */
  static void check(LessonFile file) {
    for (LessonFile.Item item : file.items()) {
      Exercise exercise = item.exercise();
      Run run = Run.start(exercise);
      if (!(run.answer(new Answer.ShowMe()).outcome() instanceof Outcome.Shown)) {
        item.fields()
            .problem("kind", "no way to solve it was found", "Change the position or goal");
      }
    }
  }
}
