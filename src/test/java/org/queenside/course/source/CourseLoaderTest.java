package org.queenside.course.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.model.Concept;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.syntax.LessonProblem;

/** Lessons in a folder in addition to the built-in ones. */
class CourseLoaderTest {
  @TempDir private Path folder;

  private void write(String id, String goal) throws IOException {
    Files.writeString(
        folder.resolve(id + ".yaml"),
        """
        id: %s
        title: Our %s
        icon: R
        summary: Ours.
        exercises:
          - id: one
            kind: goal
            task: Go.
            position: 8/8/8/8/8/8/R7/8 w - -
            goal: %s
            hints: [Go up the file.]
            concepts: [rook-moves]
        """
            .formatted(id, id, goal));
  }

  private CourseLoader.Loaded load() {
    return CourseLoader.load(folder);
  }

  private static List<String> ids(Course course) {
    return course.lessons().stream().map(Lesson::id).toList();
  }

  @Test
  void aLessonOfTheSameNameReplacesTheBuiltInOne() throws IOException {
    write("rook", "reach a7");
    CourseLoader.Loaded loaded = load();
    assertEquals(List.of(), loaded.problems());
    assertEquals(ids(CourseLoader.load(null).course()), ids(loaded.course()));
    Lesson rook = loaded.course().lesson("rook");
    assertNotNull(rook);
    assertEquals("Our rook", rook.title());
  }

  @Test
  void aNewLessonComesLast() throws IOException {
    write("rook-endings", "reach a7");
    Course course = load().course();
    assertEquals("rook-endings", course.lessons().getLast().id());
    assertEquals("More lessons", course.parts().getLast().title());
  }

  @Test
  void anUnsolvableLessonIsReportedAndLeftOut() throws IOException {
    write("rook-endings", "reach b7");
    write("bishop-endings", "reach a7");
    CourseLoader.Loaded loaded = load();
    assertEquals(1, loaded.problems().size());
    assertTrue(loaded.problems().getFirst().toString().startsWith("rook-endings.yaml:10:5: no "));
    assertNull(loaded.course().lesson("rook-endings"));
    assertNotNull(loaded.course().lesson("bishop-endings"));
  }

  @Test
  void aBrokenLessonDoesNotReplaceTheBuiltInOne() throws IOException {
    Files.writeString(folder.resolve("rook.yaml"), "id: [");
    CourseLoader.Loaded loaded = load();
    assertEquals(1, loaded.problems().size());
    Lesson rook = loaded.course().lesson("rook");
    assertNotNull(rook);
    assertEquals("Rook", rook.title());
  }

  @Test
  void theOrderOfTheFolderReplacesTheBuiltInOne() throws IOException {
    write("rook-endings", "reach a7");
    Files.writeString(
        folder.resolve("course.yaml"),
        """
        title: Our course
        parts:
          - id: first
            title: First
            lessons: [rook-endings, rok, rook, rook]
        """);
    CourseLoader.Loaded loaded = load();
    assertEquals("Our course", loaded.course().title());
    assertEquals(List.of("rook-endings", "rook"), ids(loaded.course()));
    assertEquals(
        List.of(
            "course.yaml:5:5: there is no valid lesson 'rok'. Did you mean 'rook'?",
            "course.yaml:5:5: lesson 'rook' appears twice. Remove one of them"),
        loaded.problems().stream().map(LessonProblem::toString).toList());
  }

  @Test
  void twoPartsWithTheSameNameAreReported() throws IOException {
    Files.writeString(
        folder.resolve("course.yaml"),
        """
        title: Our course
        parts:
          - { id: first, title: First, lessons: [rook] }
          - { id: first, title: Second, lessons: [bishop] }
        """);
    assertEquals(
        List.of("course.yaml:4:7: the id 'first' appears twice. Choose another"),
        load().problems().stream().map(LessonProblem::toString).toList());
  }

  @Test
  void aConceptThatTheCourseDoesNotHaveIsReported() throws IOException {
    write("rook-endings", "reach a7");
    Path file = folder.resolve("rook-endings.yaml");
    Files.writeString(file, Files.readString(file).replace("rook-moves", "rock-moves"));
    CourseLoader.Loaded loaded = load();
    assertEquals(
        List.of(
            "rook-endings.yaml:12:5: 'rock-moves' is not a concept of the course."
                + " Did you mean 'rook-moves'?"
                + " A new one needs a line under 'concepts:' in course.yaml"),
        loaded.problems().stream().map(LessonProblem::toString).toList());
    assertNull(loaded.course().lesson("rook-endings"));
  }

  @Test
  void aFolderMayAddConceptsAndKeepTheOrder() throws IOException {
    write("rook-endings", "reach a7");
    Path file = folder.resolve("rook-endings.yaml");
    Files.writeString(file, Files.readString(file).replace("rook-moves", "rook-endings"));
    Files.writeString(
        folder.resolve("course.yaml"),
        """
        title: Our course
        concepts:
          rook-endings: Endings with rooks
        """);
    CourseLoader.Loaded loaded = load();
    assertEquals(List.of(), loaded.problems());
    assertEquals("rook-endings", loaded.course().lessons().getLast().id());
    assertTrue(
        loaded.course().concepts().contains(new Concept("rook-endings", "Endings with rooks")));
  }

  @Test
  void aFolderThatDoesNotExistIsReported() {
    CourseLoader.Loaded loaded = CourseLoader.load(folder.resolve("nowhere"));
    assertEquals(1, loaded.problems().size());
    assertEquals(ids(CourseLoader.load(null).course()), ids(loaded.course()));
  }

  @Test
  void aFileThatIsNotTextIsReported() throws IOException {
    Files.write(folder.resolve("rook.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    CourseLoader.Loaded loaded = load();
    assertEquals(1, loaded.problems().size());
    assertTrue(loaded.problems().getFirst().message().contains("UTF-8"));
  }

  static Stream<String> lessons() {
    return CourseLoader.load(null).course().lessons().stream().map(Lesson::id);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void theLinterFindsNothingInTheBuiltInLessons(String lesson) throws IOException {
    String file = lesson + ".yaml";
    LessonFile read =
        LessonFile.read(file, Objects.requireNonNull(new LessonSource.BuiltIn().read(file)));
    LessonLinter.check(read);
    assertEquals(List.of(), read.problems().toList());
  }
}
