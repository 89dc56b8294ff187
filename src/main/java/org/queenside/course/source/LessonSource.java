package org.queenside.course.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.YamlParser;

/** Where lesson files come from. */
interface LessonSource {

  /** Returns the names of all lesson files that can be listed, without the course file. */
  List<String> names() throws IOException;

  /** Returns the text of a file, or null if there is no such file. */
  @Nullable String read(String name) throws IOException;

  /** The built-in lessons. They can't be listed, so the course file names them. */
  record BuiltIn() implements LessonSource {
    @Override
    public List<String> names() {
      return List.of();
    }

    @Override
    public @Nullable String read(String name) throws IOException {
      try (InputStream stream = LessonSource.class.getResourceAsStream("/lessons/" + name)) {
        return stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
  }

  /** Lessons in a folder of the operator's choice. */
  record External(Path folder) implements LessonSource {
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
}
