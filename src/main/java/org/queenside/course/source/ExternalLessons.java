package org.queenside.course.source;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.YamlParser;

/** Lessons in a folder of the operator's choice. */
record ExternalLessons(Path folder) implements LessonSource {
  private static final int MOST_FILES = 500;

  @Override
  public List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".yaml") && !name.equals(CourseLoader.ORDER))
          .sorted()
          .limit(MOST_FILES)
          .toList();
    }
  }

  @Override
  public @Nullable String read(String name) throws IOException {
    Path file = folder.resolve(name);
    if (!Files.isRegularFile(file)) {
      return null;
    }
    if (Files.size(file) > 4L * YamlParser.MOST_CHARACTERS) {
      throw new IOException("the file is too large");
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException notUtf8) {
      throw new IOException("the file is not UTF-8 text", notUtf8);
    }
  }
}
