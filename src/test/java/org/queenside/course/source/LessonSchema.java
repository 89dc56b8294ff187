package org.queenside.course.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.course.kind.ExerciseKind;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Misconception;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.engine.Opponent;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The JSON schema of a lesson file, generated from the kinds of exercises and their fields. */
final class LessonSchema {
  private static final int WIDTH = 100;

  private LessonSchema() {}

  /** Returns the schema for {@code lessons/lesson.schema.json}. */
  static String json() {
    return written(schema(), 0, 0) + "\n";
  }

  private static Map<String, Object> schema() {
    Map<String, Object> schema =
        parsed(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "Lesson of Queenside",
              "description": "docs/lessons.md explains every field with examples.",
              "type": "object",
              "additionalProperties": false,
              "required": ["id", "title", "icon", "summary", "exercises"],
              "properties": {
                "id": {
                  "type": "string",
                  "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
                  "maxLength": 60,
                  "description": "The name of the file without .yaml."
                },
                "title": {"type": "string", "minLength": 1, "maxLength": 40},
                "icon": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 6,
                  "description": "Piece letters such as R or Qq, or a short text such as a1, for the map."
                },
                "cast": {"$ref": "#/$defs/cast"},
                "opening": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 90,
                  "description": "What the character says first; at most 14 words."
                },
                "beaten": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 90,
                  "description": "What the character says at the end; at most 14 words."
                },
                "summary": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 160,
                  "description": "What the lesson teaches, in one sentence."
                },
                "can": {
                  "type": "array",
                  "minItems": 1,
                  "maxItems": 3,
                  "items": {"type": "string", "minLength": 1, "maxLength": 80},
                  "description": "What the learner can do afterwards; each goes on after 'Now you can'."
                },
                "exercises": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/exercise"}},
                "deeper": {
                  "type": "array",
                  "minItems": 1,
                  "items": {"$ref": "#/$defs/exercise"},
                  "description": "More exercises, which aren't needed to finish the lesson."
                },
                "earlier": {
                  "type": "array",
                  "minItems": 1,
                  "items": {"type": "string"},
                  "description": "The path as it used to be. Learners who have done all of it have finished the lesson."
                }
              },
              "dependentRequired": {
                "cast": ["opening", "beaten"],
                "opening": ["cast"],
                "beaten": ["cast"]
              }
            }
            """);
    Map<String, Object> definitions = new LinkedHashMap<>();
    definitions.put("cast", Map.of("enum", Opponent.codes()));
    definitions.put("kind", Map.of("enum", ExerciseKinds.words()));
    definitions.put(
        "misconception",
        Map.of("enum", Arrays.stream(Misconception.values()).map(Misconception::code).toList()));
    definitions.put("exercise", exercise());
    schema.put("$defs", definitions);
    return schema;
  }

  private static Map<String, Object> exercise() {
    Map<String, Object> exercise = new LinkedHashMap<>();
    exercise.put("type", "object");
    exercise.put("additionalProperties", false);
    exercise.put("required", List.of("id", "kind", "task", "concepts"));
    Map<String, Object> properties = new LinkedHashMap<>();
    for (ExerciseField field : ExerciseKinds.fields()) {
      properties.put(field.key(), parsed(field.schema()));
    }
    exercise.put("properties", properties);
    exercise.put("allOf", ExerciseKinds.words().stream().map(LessonSchema::rule).toList());
    return exercise;
  }

  /** Returns the fields that are required and forbidden with {@code kind: word}. */
  private static Map<String, Object> rule(String word) {
    Map<String, Object> condition = new LinkedHashMap<>();
    condition.put("properties", Map.of("kind", Map.of("const", word)));
    condition.put("required", List.of("kind"));
    Map<String, Object> rule = new LinkedHashMap<>();
    rule.put("if", condition);
    rule.put("then", consequence(kinds(word)));
    return rule;
  }

  private static List<ExerciseKind<?>> kinds(String word) {
    List<ExerciseKind<?>> kinds = new ArrayList<>(ExerciseKinds.all());
    kinds.removeIf(kind -> !kind.word().equals(word));
    return kinds;
  }

  private static Map<String, Object> consequence(List<ExerciseKind<?>> kinds) {
    Set<ExerciseField> required = new LinkedHashSet<>(ExerciseKinds.fields());
    kinds.forEach(kind -> required.retainAll(kind.required()));
    Set<ExerciseField> meaningless = new LinkedHashSet<>(ExerciseKinds.fields());
    kinds.forEach(kind -> meaningless.removeAll(kind.fields()));
    List<Set<ExerciseField>> alternatives = new ArrayList<>();
    kinds.forEach(kind -> alternatives.addAll(kind.alternatives()));
    for (ExerciseKind<?> kind : kinds) {
      Set<ExerciseField> own = new LinkedHashSet<>(kind.required());
      own.removeAll(required);
      if (!own.isEmpty()) {
        alternatives.add(own);
      }
    }
    boolean together =
        kinds.stream().anyMatch(kind -> alternatives.stream().allMatch(kind.fields()::containsAll));
    Map<String, Object> then = new LinkedHashMap<>();
    then.put("required", keys(required));
    if (!alternatives.isEmpty()) {
      // A set of fields has another order in every process.
      then.put(
          together && kinds.size() > 1 ? "anyOf" : "oneOf",
          alternatives.stream()
              .map(fields -> Map.of("required", keys(fields).stream().sorted().toList()))
              .toList());
    }
    then.put(
        "properties",
        keys(meaningless).stream()
            .collect(Collectors.toMap(key -> key, _ -> false, (a, _) -> a, LinkedHashMap::new)));
    return then;
  }

  private static List<String> keys(Set<ExerciseField> fields) {
    return fields.stream().map(ExerciseField::key).toList();
  }

  private static Map<String, Object> parsed(String json) {
    return new org.yaml.snakeyaml.Yaml(new SafeConstructor(new LoaderOptions())).load(json);
  }

  /**
   * Writes a value, on one line if it fits.
   *
   * @param indent the number of spaces before the line
   * @param used how many more characters the line already has
   */
  private static String written(Object value, int indent, int used) {
    String line = onOneLine(value);
    if (indent + used + line.length() < WIDTH || !(value instanceof Map || value instanceof List)) {
      return line;
    }
    String gap = " ".repeat(indent + 2);
    String end = "\n" + " ".repeat(indent);
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> gap + member(entry, indent + 2))
          .collect(Collectors.joining(",\n", "{\n", end + "}"));
    }
    return ((List<?>) value)
        .stream()
            .map(item -> gap + written(item, indent + 2, 0))
            .collect(Collectors.joining(",\n", "[\n", end + "]"));
  }

  private static String member(Map.Entry<?, ?> entry, int indent) {
    String key = "\"" + entry.getKey() + "\": ";
    return key + written(entry.getValue(), indent, key.length());
  }

  private static String onOneLine(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> "\"" + entry.getKey() + "\": " + onOneLine(entry.getValue()))
              .collect(Collectors.joining(", ", "{", "}"));
      case List<?> list ->
          list.stream().map(LessonSchema::onOneLine).collect(Collectors.joining(", ", "[", "]"));
      case String text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
      default -> value.toString();
    };
  }
}
