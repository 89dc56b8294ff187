package org.queenside.course.source;

import java.util.Set;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.SpellingSuggestions;

/** Checks that the course defines every concept that an exercise practises. */
final class ConceptLint {
  private ConceptLint() {}

  /** Adds a problem for every unknown concept. */
  static void check(LessonFile file, Set<String> known) {
    for (LessonFile.Item item : file.items()) {
      for (String concept : item.exercise().info().concepts()) {
        if (!known.contains(concept)) {
          item.fields()
              .problem(
                  ExerciseField.CONCEPTS,
                  "'%s' is not a concept of the course".formatted(concept),
                  "%s A new one needs a line under 'concepts:' in course.yaml"
                      .formatted(remedy(concept, known)));
        }
      }
    }
  }

  private static String remedy(String concept, Set<String> known) {
    return known.isEmpty() ? "The course has none." : SpellingSuggestions.remedy(concept, known);
  }
}
