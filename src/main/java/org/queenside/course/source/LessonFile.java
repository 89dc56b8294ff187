package org.queenside.course.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.kind.ExerciseKind;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonCast;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;
import org.queenside.course.syntax.YamlParser;
import org.queenside.engine.Opponent;
import org.yaml.snakeyaml.nodes.MappingNode;

/**
 * What was read from a lesson file.
 *
 * @param lesson the lesson, or null if it is malformed
 * @param items the exercises that could be read, with their place in the file
 */
record LessonFile(@Nullable Lesson lesson, List<Item> items, ProblemCollector problems) {

  private static final String ENDING = ".yaml";

  /** An exercise and the fields it was read from. */
  record Item(Exercise exercise, ExerciseYaml fields) {}

  /**
   * Reads a lesson.
   *
   * @param file the file's name, which must be the lesson's id plus {@code .yaml}
   */
  static LessonFile read(String file, String text) {
    ProblemCollector problems = new ProblemCollector(file);
    MappingNode node = YamlParser.compose(text, problems);
    return node == null
        ? new LessonFile(null, List.of(), problems)
        : read(file, node, _ -> Locale.ENGLISH, problems);
  }

  /**
   * Reads a lesson.
   *
   * @param file the file's name, which must be the lesson's id plus {@code .yaml}
   * @param languages the language of the exercise with an id
   */
  static LessonFile read(
      String file,
      MappingNode node,
      Function<String, Locale> languages,
      ProblemCollector problems) {
    List<LessonFile.Item> items = new ArrayList<>();
    Lesson lesson = read(file, new YamlFields(node, problems), languages, items, problems);
    return new LessonFile(lesson, items, problems);
  }

  private static @Nullable Lesson read(
      String file,
      YamlFields fields,
      Function<String, Locale> languages,
      List<LessonFile.Item> items,
      ProblemCollector problems) {
    String id = fields.required("id", file.replace(ENDING, ""), ValueParsers::id);
    if (id != null && !file.equals(id + ENDING)) {
      fields.problem(
          "id",
          "the id '%s' is not the name of the file".formatted(id),
          "Write 'id: %s', or name the file %s".formatted(file.replace(ENDING, ""), id + ENDING));
    }
    String title = fields.required("title", "Rook");
    String icon = fields.required("icon", "R");
    LessonCast cast = cast(fields);
    String summary = fields.required("summary", "How the rook moves.");
    List<String> can = fields.values("can", text -> text);
    Set<String> ids = new HashSet<>();
    List<Exercise> path = exercises(fields.blocks("exercises"), languages, ids, items);
    boolean empty = ids.isEmpty();
    List<Exercise> deeper = exercises(fields.blocks("deeper"), languages, ids, items);
    if (empty) {
      fields.problem("exercises", "the lesson has no exercises", "Add 'exercises:' with a list");
    }
    List<String> earlier = fields.values("earlier", ValueParsers::id);
    if (!ids.containsAll(earlier)) {
      fields.problem(
          "earlier",
          "the lesson has no exercise '%s'"
              .formatted(
                  earlier.stream().filter(name -> !ids.contains(name)).findFirst().orElse("")),
          "Keep the exercises that learners have done, under 'deeper:'");
    }
    fields.finish();
    return id == null || problems.size() > 0
        ? null
        : new Lesson(id, title, icon, summary, can, cast, path, deeper, earlier);
  }

  /** Reads who opens the lesson, and what it says then and at the end: all three fields or none. */
  private static @Nullable LessonCast cast(YamlFields fields) {
    String code =
        fields.value("cast", text -> ValueParsers.word(text, "a character", Opponent.codes()));
    String opening = Speech.read("opening", fields);
    String beaten = Speech.read("beaten", fields);
    boolean complete = Stream.of("cast", "opening", "beaten").allMatch(fields::has);
    if (!complete && Stream.of("cast", "opening", "beaten").anyMatch(fields::has)) {
      fields.problem(
          "cast",
          "'cast', 'opening' and 'beaten' belong together",
          "Write all three, or none of them");
    }
    return complete && code != null
        ? new LessonCast(Opponent.of(code).orElseThrow(), opening, beaten)
        : null;
  }

  /** Reads the exercises, and collects their ids and, for those without problems, their fields. */
  private static List<Exercise> exercises(
      List<YamlFields> blocks,
      Function<String, Locale> languages,
      Set<String> ids,
      List<LessonFile.Item> items) {
    List<Exercise> exercises = new ArrayList<>();
    for (YamlFields block : blocks) {
      String id = block.peek("id");
      ExerciseYaml fields = new ExerciseYaml(block, languages.apply(id == null ? "" : id));
      Exercise exercise = readExercise(fields);
      String name = exercise == null ? block.text("id") : exercise.id();
      if (name != null && !ids.add(name)) {
        block.problem(
            "id", "the id '%s' appears twice in this lesson".formatted(name), "Choose another");
      }
      if (exercise != null) {
        exercises.add(exercise);
        items.add(new LessonFile.Item(exercise, fields));
      }
    }
    return exercises;
  }

  /** Returns the exercise, or adds every reason to the problems and returns null. */
  static @Nullable Exercise readExercise(ExerciseYaml fields) {
    int problemsBefore = fields.problemCount();
    String word =
        fields.required(
            ExerciseField.KIND,
            "goal",
            text -> ValueParsers.word(text, "a kind of exercise", ExerciseKinds.words()));
    if (word == null) {
      return null;
    }
    ExerciseKind<?> kind = ExerciseKinds.describedBy(word, fields);
    Exercise exercise = kind.read(fields);
    fields.finish(kind.fields(), ExerciseKinds.fields());
    return fields.problemCount() == problemsBefore ? exercise : null;
  }
}
