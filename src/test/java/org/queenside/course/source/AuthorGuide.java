package org.queenside.course.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.queenside.course.model.Exercise;

/** The examples in the guide for lesson authors, which shows every kind of exercise. */
public final class AuthorGuide {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```yaml\n(.*?)```");
  static final String TEXT = read();

  private AuthorGuide() {}

  private static String read() {
    try {
      return Files.readString(Path.of("docs", "lessons.md"));
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  static Stream<String> examples() {
    return EXAMPLE.matcher(TEXT).results().map(match -> match.group(1));
  }

  /** Returns the examples of exercises, each as an entry of a lesson. */
  static Stream<String> exercises() {
    return examples().filter(text -> text.startsWith("- id:"));
  }

  /** Returns the exercises that the guide shows. */
  public static Stream<Exercise> parsedExercises() {
    return exercises()
        .flatMap(text -> LessonExercises.read("guide", "exercises:\n" + text).documents().stream())
        .map(document -> Objects.requireNonNull(StandaloneExercise.read(document).exercise()));
  }
}
