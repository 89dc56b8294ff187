package org.queenside.school.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** The made-up school as its file describes it. */
record DemoPlan(String teacher, List<DemoClass> classes) {

  private static final String FILE = "demo-school.json";

  DemoPlan {
    classes = List.copyOf(classes);
  }

  /**
   * A class.
   *
   * @param weeks what it does, one assignment a week; the last one is running
   */
  record DemoClass(String name, List<DemoPupil> pupils, List<Week> weeks) {
    DemoClass {
      pupils = List.copyOf(pupils);
      weeks = List.copyOf(weeks);
    }
  }

  /**
   * A pupil.
   *
   * @param group the name of a group of the class, or null
   */
  record DemoPupil(String name, Habit habit, @Nullable String group) {}

  /**
   * An assignment.
   *
   * @param tasks lessons such as {@code rook}, and single exercises such as {@code rook/jump}
   */
  record Week(String title, List<String> tasks) {
    Week {
      tasks = List.copyOf(tasks);
    }
  }

  static DemoPlan read() {
    try (InputStream json =
        Objects.requireNonNull(DemoPlan.class.getResourceAsStream(FILE), FILE)) {
      return JsonMapper.shared().readValue(json, DemoPlan.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
