package org.queenside.course;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order of the lessons, as {@code course.yaml} gives it: the lessons only by name.
 *
 * @param title what the course is called
 */
record CourseOrder(String title, List<PartOrder> parts) {

  /** A part and the names of its lessons. */
  record PartOrder(String id, String title, List<NamedLesson> lessons) {}

  /** The name of a lesson, and where it stands in the file. */
  record NamedLesson(String id, Fields part) {}

  /** Returns the order, or null with the reason added to the problems. */
  static @Nullable CourseOrder read(String text, Problems problems) {
    Fields fields = Yaml.read(text, problems);
    if (fields == null) {
      return null;
    }
    String title = fields.required("title", "Rules of chess");
    List<PartOrder> parts = new ArrayList<>();
    for (Fields part : fields.blocks("parts")) {
      String id = part.required("id", "pieces", Terms::id);
      String name = part.required("title", "The pieces");
      List<NamedLesson> lessons =
          part.values("lessons", Terms::id).stream()
              .map(lesson -> new NamedLesson(lesson, part))
              .toList();
      part.finish();
      if (id != null) {
        parts.add(new PartOrder(id, name, lessons));
      }
    }
    if (parts.isEmpty()) {
      fields.problem("parts", "the course has no parts", "Add 'parts:' with a list");
    }
    fields.finish();
    return new CourseOrder(title, parts);
  }
}
