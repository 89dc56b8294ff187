package org.queenside.course.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The built-in lessons. They can't be listed, so the course file names them. */
final class BuiltInLessons implements LessonSource {

  @Override
  public List<String> names() {
    return List.of();
  }

  @Override
  public @Nullable String read(String name) throws IOException {
    try (InputStream stream = BuiltInLessons.class.getResourceAsStream("/lessons/" + name)) {
      return stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
