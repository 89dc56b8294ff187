package org.queenside.course.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.SourceLocation;
import org.queenside.course.syntax.SpellingSuggestions;
import org.queenside.course.syntax.YamlDocuments;
import org.queenside.course.syntax.YamlParser;
import org.yaml.snakeyaml.nodes.MappingNode;

/**
 * The exercises of a lesson file, each as its own document.
 *
 * @param documents the exercises, with or without problems
 * @param problems why there are none
 */
public record LessonExercises(List<String> documents, List<LessonProblem> problems) {
  private static final String LIST = "exercises";
  private static final List<String> LISTS = List.of(LIST, "deeper");

  public LessonExercises {
    documents = List.copyOf(documents);
    problems = List.copyOf(problems);
  }

  /** Splits a lesson file into exercises. A file with a single exercise works too. */
  public static LessonExercises read(String file, String text) {
    ProblemCollector problems = new ProblemCollector(file);
    MappingNode node = YamlParser.compose(text, problems);
    if (node == null) {
      return new LessonExercises(List.of(), problems.toList());
    }
    Map<String, Object> fields = YamlDocuments.mapping(node);
    List<String> documents = new ArrayList<>();
    if (fields.containsKey("kind")) {
      documents.add(YamlDocuments.write(fields));
    } else {
      LISTS.forEach(list -> addDocuments(fields.get(list), documents));
    }
    if (documents.isEmpty()) {
      problems.add(
          SourceLocation.TOP, "the lesson has no exercises", "Add 'exercises:' with a list");
    }
    return new LessonExercises(documents, problems.toList());
  }

  private static void addDocuments(@Nullable Object exercises, List<String> documents) {
    if (exercises instanceof List<?> list) {
      for (Object entry : list) {
        if (entry instanceof Map<?, ?> exercise) {
          documents.add(YamlDocuments.write(fields(exercise)));
        }
      }
    }
  }

  /**
   * Writes exercises as a lesson file. Each gets a unique name.
   *
   * @param id the name of the lesson, and of its file without the extension
   * @param title the lesson's title
   * @param documents the exercises as YAML
   * @param names the name of each exercise, as words
   */
  public static String write(String id, String title, List<String> documents, List<String> names) {
    Map<String, Object> lesson = new LinkedHashMap<>();
    lesson.put("id", id);
    lesson.put("title", title);
    lesson.put("icon", "P");
    lesson.put("summary", title + ".");
    Set<String> taken = new HashSet<>();
    List<Map<String, Object>> exercises = new ArrayList<>();
    for (int index = 0; index < documents.size(); index++) {
      Map<String, Object> fields = YamlDocuments.read(documents.get(index));
      if (fields != null) {
        fields.put("id", unique(names.get(index), taken));
        exercises.add(fields);
      }
    }
    lesson.put(LIST, exercises);
    return YamlDocuments.write(lesson);
  }

  private static String unique(String name, Set<String> taken) {
    String plain = SpellingSuggestions.plain(name);
    String id = plain;
    for (int number = 2; !taken.add(id); number++) {
      id = plain + "-" + number;
    }
    return id;
  }

  private static Map<String, Object> fields(Map<?, ?> exercise) {
    Map<String, Object> fields = new LinkedHashMap<>();
    exercise.forEach((key, value) -> fields.put(String.valueOf(key), value));
    return fields;
  }
}
