package org.queenside.course.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Misconception;
import org.queenside.course.syntax.LessonProblem;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The schema that helps an author's editor says the same as the reader. */
class LessonSchemaTest {
  private static final Map<?, ?> EXERCISE = at(schema(), "$defs", "exercise");

  private static Map<?, ?> schema() {
    try {
      String json = assertNotNullText(new BuiltInLessons().read("lesson.schema.json"));
      var yaml = new org.yaml.snakeyaml.Yaml(new SafeConstructor(new LoaderOptions()));
      return (Map<?, ?>) yaml.load(json);
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static String assertNotNullText(String text) {
    assertNotNull(text, "no schema beside the lessons");
    return text;
  }

  private static Map<?, ?> at(Map<?, ?> map, String... keys) {
    Map<?, ?> inner = map;
    for (String key : keys) {
      inner = (Map<?, ?>) inner.get(key);
    }
    return inner;
  }

  private static List<?> words(String... keys) {
    Map<?, ?> last = at(EXERCISE, Arrays.copyOf(keys, keys.length - 1));
    return (List<?>) last.get(keys[keys.length - 1]);
  }

  @Test
  void itKnowsTheFieldsThatTheReaderKnows() {
    assertEquals(FieldNames.ALL, at(EXERCISE, "properties").keySet());
  }

  @Test
  void itKnowsTheKindsThatTheReaderKnows() {
    assertEquals(ExerciseReader.KINDS, words("properties", "kind", "enum"));
  }

  @Test
  void itKnowsAllMisconceptions() {
    Set<String> codes =
        Arrays.stream(Misconception.values()).map(Misconception::code).collect(Collectors.toSet());
    assertEquals(
        codes, new HashSet<>((List<?>) at(schema(), "$defs", "misconception").get("enum")));
  }

  @Test
  void itForbidsTheFieldsThatHaveNoMeaningForAKind() {
    for (Object rule : words("allOf")) {
      Map<?, ?> then = at((Map<?, ?>) rule, "then");
      Map<?, ?> kind = at((Map<?, ?>) rule, "if", "properties", "kind");
      Set<Object> forbidden = new HashSet<>(at(then, "properties").keySet());
      Set<Object> named = withoutMeaning(String.valueOf(kind.get("const")));
      // It has a meaning only where the goal is to be refused.
      forbidden.remove("refuse");
      named.remove("refuse");
      assertEquals(forbidden, named);
    }
  }

  /** Asks the reader: it names every field that a kind has no use for. */
  private static Set<Object> withoutMeaning(String kind) {
    StringBuilder text = new StringBuilder("exercises:\n- kind: " + kind + "\n");
    FieldNames.ALL.stream()
        .filter(field -> !field.equals("kind"))
        .forEach(field -> text.append("  ").append(field).append(": reach a1\n"));
    Set<Object> fields = new HashSet<>();
    for (LessonProblem problem : LessonReader.read("x.yaml", text.toString()).problems().toList()) {
      if (problem.message().contains("no meaning")) {
        fields.add(problem.message().split("'", -1)[1]);
      }
    }
    return fields;
  }
}
