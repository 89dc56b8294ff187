package org.queenside.course.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Concept;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.GoalForm;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.QuestionSyntax;
import org.queenside.course.syntax.SquareRuleSyntax;
import org.queenside.course.syntax.YamlParser;
import org.yaml.snakeyaml.nodes.MappingNode;

/** The authors' guide is complete, and every example in it is valid. */
class AuthorGuideTest {
  private static final String GUIDE = AuthorGuide.TEXT;
  private static final Set<String> CONCEPTS =
      CourseLoader.load(null).course().concepts().stream()
          .map(Concept::id)
          .collect(Collectors.toSet());

  private static String onlyExampleWith(String begin) {
    return AuthorGuide.examples().filter(text -> text.startsWith(begin)).findFirst().orElseThrow();
  }

  static Stream<Named<String>> exercises() {
    return AuthorGuide.exercises()
        .map(text -> Named.of(text.lines().findFirst().orElseThrow(), text));
  }

  private static LessonFile read(String exercise) {
    String text =
        "id: example\ntitle: Example\nicon: R\nsummary: An example.\nexercises:\n" + exercise;
    LessonFile file = LessonFile.read("example.yaml", text);
    check(file);
    return file;
  }

  private static void check(LessonFile file) {
    LessonLinter.check(file);
    LessonLinter.checkConcepts(file, CONCEPTS);
    assertEquals(List.of(), file.problems().toList());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void anExampleIsASoundExercise(String example) {
    LessonFile file = read(example);
    assertTrue(file.lesson() != null && file.items().size() == 1);
  }

  @Test
  void theExampleOfALessonIsASoundLesson() {
    check(LessonFile.read("first-rook.yaml", onlyExampleWith("id: first-rook")));
  }

  @Test
  void theExampleOfACourseIsASoundOrder() {
    ProblemCollector problems = new ProblemCollector("course.yaml");
    MappingNode example = YamlParser.compose(onlyExampleWith("title:"), problems);
    CourseFile.read(Objects.requireNonNull(example), problems);
    assertEquals(List.of(), problems.toList());
  }

  @Test
  void everyKindHasAnExample() {
    Set<String> shown = new HashSet<>();
    exercises()
        .flatMap(named -> named.getPayload().lines())
        .filter(line -> line.startsWith("  kind: "))
        .forEach(line -> shown.add(line.substring("  kind: ".length())));
    assertEquals(Set.copyOf(ExerciseKinds.words()), shown);
  }

  @Test
  void everyFieldIsNamed() {
    Set<String> missing =
        ExerciseKinds.fields().stream().map(ExerciseField::key).collect(Collectors.toSet());
    missing.removeIf(field -> GUIDE.contains("`" + field) || GUIDE.contains("  " + field + ":"));
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyFormOfAGoalADescriptionAndAQuestionIsNamed() {
    Set<String> missing =
        Stream.of(GoalForm.EXAMPLES, SquareRuleSyntax.EXAMPLES, QuestionSyntax.EXAMPLES)
            .flatMap(List::stream)
            .filter(form -> !GUIDE.contains(form))
            .collect(Collectors.toSet());
    assertEquals(Set.of(), missing);
  }
}
