package org.queenside.course;

import java.util.List;

/**
 * Lessons that belong together.
 *
 * @param id stable name, in kebab case
 */
public record Part(String id, String title, List<Lesson> lessons) {

  public Part {
    lessons = List.copyOf(lessons);
  }
}
