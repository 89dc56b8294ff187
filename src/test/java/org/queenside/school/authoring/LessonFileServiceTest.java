package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Concept;
import org.queenside.course.source.LessonExercises;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.course.syntax.GoalForm;

/** Lesson files are split into exercises and written from them. */
class LessonFileServiceTest {

  @Test
  void everyExerciseOfALessonIsSoundOnItsOwn() throws IOException {
    String lesson = Files.readString(Path.of("lessons", "checkmate.yaml"));

    LessonExercises taken = LessonExercises.read("checkmate.yaml", lesson);

    assertThat(taken.problems()).isEmpty();
    assertThat(taken.documents()).hasSizeGreaterThan(5);
    var concepts =
        TestDrafts.COURSE.concepts().stream().map(Concept::id).collect(Collectors.toSet());
    assertThat(taken.documents())
        .allMatch(document -> StandaloneExercise.check(document, concepts).isValid());
  }

  @Test
  void exercisesOfTheSameNameGetDifferentIds() {
    String mate =
        TestDrafts.INSPECTOR
            .inspect(TestDrafts.of("6k1/5ppp/8/8/8/8/8/R5K1 w - -", GoalForm.MATE))
            .yaml();

    String lesson =
        LessonExercises.write(
            "own", "Ours", List.of(mate, mate, mate), List.of("Mate!", "mate", "王"));

    assertThat(lesson).contains("id: mate\n", "id: mate-2\n", "id: exercise\n");
    assertThat(LessonExercises.read("own.yaml", lesson).documents()).hasSize(3);
  }

  @Test
  void anInvalidLessonIsExplained() {
    assertThat(LessonExercises.read("a.yaml", "just text").problems()).hasSize(1);
    assertThat(LessonExercises.read("a.yaml", "title: A").problems()).hasSize(1);
    assertThat(LessonExercises.read("a.yaml", "a: &x [1]\nb: *x").problems())
        .first()
        .asString()
        .contains("aliases");
  }
}
