package org.queenside.course.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.queenside.course.model.Lesson;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** All texts of the built-in lessons for learners, as in their files. */
final class CourseTexts {
  /** Fields that hold one text. */
  private static final List<String> SINGLE = List.of("task", "text", "right");

  /** Fields that hold moves, with comments in braces. */
  private static final List<String> MOVES = List.of("script", "score");

  private static final Pattern COMMENT = Pattern.compile("\\{([^}]*)}");

  private CourseTexts() {}

  /**
   * A text of a lesson.
   *
   * @param lesson the id of the lesson
   * @param exercise the id of the exercise, empty for a text of the lesson itself
   * @param field the text's field: {@code task}, {@code hint}, {@code because} and so on
   * @param text the text without markup, on one line
   */
  record Text(String lesson, String exercise, String field, String text) {

    /** Returns the text with its location, for a message. */
    String quoted() {
      return "%s %s: %s".formatted(item(), field, text);
    }

    /** Returns the name of the exercise, or of the lesson for its own texts. */
    String item() {
      return exercise.isEmpty() ? lesson : lesson + "/" + exercise;
    }
  }

  /** Returns the lesson's texts that everyone on the path reads. */
  static List<Text> ofPath(Lesson lesson) {
    return of(lesson, List.of("exercises"));
  }

  /** Returns all texts of the lesson. */
  static List<Text> of(Lesson lesson) {
    return of(lesson, List.of("exercises", "deeper"));
  }

  private static List<Text> of(Lesson lesson, List<String> tracks) {
    Map<?, ?> file = file(lesson);
    List<Text> texts = new ArrayList<>();
    for (String field : List.of("title", "summary", "opening", "beaten")) {
      add(texts, lesson, "", field, file.get(field));
    }
    list(file.get("can")).forEach(can -> add(texts, lesson, "", "can", can));
    for (String track : tracks) {
      for (Object exercise : list(file.get(track))) {
        addExercise(texts, lesson, (Map<?, ?>) exercise);
      }
    }
    return texts;
  }

  private static void addExercise(List<Text> texts, Lesson lesson, Map<?, ?> exercise) {
    String id = String.valueOf(exercise.get("id"));
    SINGLE.forEach(field -> add(texts, lesson, id, field, exercise.get(field)));
    list(exercise.get("hints")).forEach(hint -> add(texts, lesson, id, "hint", hint));
    if (exercise.get("wrong") instanceof Map<?, ?> wrong) {
      wrong.values().forEach(reply -> add(texts, lesson, id, "wrong", reply));
    }
    for (Object step : list(exercise.get("steps"))) {
      add(texts, lesson, id, "step", ((Map<?, ?>) step).get("text"));
    }
    for (Object option : list(exercise.get("options"))) {
      if (option instanceof Map<?, ?> fields) {
        add(texts, lesson, id, "option", fields.get("text"));
        add(texts, lesson, id, "because", fields.get("because"));
      }
    }
    for (String field : MOVES) {
      if (exercise.get(field) instanceof String moves) {
        for (MatchResult comment : COMMENT.matcher(moves).results().toList()) {
          add(texts, lesson, id, "comment", comment.group(1));
        }
      }
    }
  }

  private static void add(
      List<Text> texts, Lesson lesson, String exercise, String field, Object value) {
    if (value != null) {
      String text = value.toString().replace("**", "").replaceAll("\\s+", " ").strip();
      texts.add(new Text(lesson.id(), exercise, field, text));
    }
  }

  private static List<?> list(Object value) {
    return value instanceof List<?> list ? list : List.of();
  }

  private static Map<?, ?> file(Lesson lesson) {
    try {
      String yaml = Objects.requireNonNull(new LessonSource.BuiltIn().read(lesson.id() + ".yaml"));
      return new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
