package org.queenside.course.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.kind.ExerciseKind;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.LessonProblem;

/**
 * Checks that the schema in {@code lessons/} matches the kinds of exercises. The command in
 * docs/contributing.md regenerates it after a change.
 */
class LessonSchemaTest {
  private static final Path FILE = Path.of("lessons", "lesson.schema.json");

  @Test
  void theSchemaBesideTheLessonsIsUpToDate() throws IOException {
    String schema = LessonSchema.json();
    if (Boolean.getBoolean("queenside.schema.write")) {
      Files.writeString(FILE, schema);
    }
    assertEquals(schema, Files.readString(FILE));
  }

  @Test
  void everyExerciseRecordHasAKindOfItsOwn() {
    Set<Class<?>> records = new HashSet<>();
    addRecords(Exercise.class, records);
    assertEquals(records.size(), ExerciseKinds.all().size());
    assertEquals(
        ExerciseKinds.all().size(),
        ExerciseKinds.all().stream().map(Object::getClass).distinct().count());
  }

  private static void addRecords(Class<?> type, Set<Class<?>> records) {
    if (type.isRecord()) {
      records.add(type);
    } else {
      Arrays.stream(type.getPermittedSubclasses()).forEach(each -> addRecords(each, records));
    }
  }

  @Test
  void noTwoFieldsShareAName() {
    Set<ExerciseField> fields = ExerciseKinds.fields();
    assertEquals(fields.size(), fields.stream().map(ExerciseField::key).distinct().count());
  }

  @ParameterizedTest
  @MethodSource("org.queenside.course.kind.ExerciseKinds#words")
  void theReaderRefusesTheFieldsThatHaveNoMeaningForAKind(String word) {
    Set<String> refused = refused(word);
    assertTrue(
        ExerciseKinds.all().stream()
            .filter(kind -> kind.word().equals(word))
            .anyMatch(kind -> refused.equals(fieldsOfOthers(kind))),
        word);
    assertNotEquals(Set.of(), refused);
  }

  private static Set<String> fieldsOfOthers(ExerciseKind<?> kind) {
    return ExerciseKinds.fields().stream()
        .filter(field -> !kind.fields().contains(field))
        .map(ExerciseField::key)
        .collect(Collectors.toSet());
  }

  /** Returns the fields that the reader reports as unknown for the kind. */
  private static Set<String> refused(String word) {
    StringBuilder text = new StringBuilder("exercises:\n- kind: " + word + "\n");
    ExerciseKinds.fields().stream()
        .filter(field -> !field.equals(ExerciseField.KIND))
        .forEach(field -> text.append("  ").append(field.key()).append(": reach a1\n"));
    Set<String> fields = new HashSet<>();
    for (LessonProblem problem : LessonFile.read("x.yaml", text.toString()).problems().toList()) {
      if (problem.message().contains("no meaning")) {
        fields.add(problem.message().split("'", -1)[1]);
      }
    }
    return fields;
  }
}
