package org.queenside;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The rooms of the house and their doors, as docs/architecture.md tells them. */
class ArchitectureTest {

  private static final String ROOT = "org.queenside";

  /** What each room may import besides itself. The root package may import everything. */
  private static final Map<String, List<String>> DOORS =
      Map.ofEntries(
          entry("chess", List.of()),
          entry("database", List.of()),
          entry("look", List.of()),
          entry("board", List.of("chess")),
          entry("learner", List.of()),
          entry("learner.ui", List.of("learner", "look")),
          entry("classroom", List.of("learner")),
          entry("classroom.ui", List.of("classroom", "learner", "look")),
          entry(
              "workshop",
              List.of("classroom", "course", "course.run", "course.file", "learner", "chess")),
          entry(
              "workshop.ui",
              List.of(
                  "workshop",
                  "classroom",
                  "course",
                  "course.file",
                  "course.run",
                  "course.ui",
                  "progress",
                  "learner",
                  "board",
                  "look",
                  "chess")),
          entry(
              "assignment",
              List.of(
                  "classroom",
                  "workshop",
                  "practice",
                  "puzzle",
                  "course",
                  "progress",
                  "learner",
                  "chess")),
          entry(
              "assignment.ui",
              List.of(
                  "assignment",
                  "classroom",
                  "classroom.ui",
                  "workshop",
                  "practice",
                  "practice.ui",
                  "puzzle",
                  "puzzle.ui",
                  "course",
                  "course.ui",
                  "progress",
                  "learner",
                  "board",
                  "look",
                  "chess")),
          entry(
              "report",
              List.of(
                  "assignment",
                  "classroom",
                  "workshop",
                  "puzzle",
                  "puzzle.file",
                  "course",
                  "course.run",
                  "progress",
                  "learner",
                  "chess")),
          entry(
              "report.ui",
              List.of(
                  "report",
                  "assignment",
                  "classroom",
                  "classroom.ui",
                  "workshop",
                  "puzzle",
                  "course",
                  "course.run",
                  "course.ui",
                  "progress",
                  "learner",
                  "board",
                  "look",
                  "chess")),
          entry(
              "paper",
              List.of(
                  "assignment",
                  "classroom",
                  "workshop",
                  "puzzle",
                  "course",
                  "course.run",
                  "progress",
                  "learner",
                  "chess")),
          entry(
              "paper.ui",
              List.of(
                  "paper",
                  "assignment",
                  "classroom",
                  "classroom.ui",
                  "workshop",
                  "puzzle",
                  "course",
                  "course.run",
                  "course.ui",
                  "progress",
                  "learner",
                  "board",
                  "look",
                  "chess")),
          entry("progress", List.of("learner")),
          entry("play", List.of("chess")),
          entry("play.ui", List.of("play", "chess", "board", "look")),
          entry("course", List.of("chess", "play")),
          entry("course.run", List.of("course", "chess", "play")),
          entry("course.file", List.of("course", "course.run", "chess", "play")),
          entry(
              "course.ui",
              List.of("course", "course.run", "chess", "board", "progress", "learner", "look")),
          entry("puzzle", List.of("progress", "learner", "chess")),
          entry("command", List.of("puzzle", "puzzle.file", "puzzle.exchange", "puzzle.mining")),
          entry("puzzle.file", List.of("puzzle", "chess")),
          entry("puzzle.mining", List.of("puzzle", "chess")),
          entry("puzzle.exchange", List.of("puzzle", "puzzle.file", "learner", "chess")),
          entry(
              "puzzle.ui",
              List.of(
                  "puzzle",
                  "puzzle.file",
                  "puzzle.exchange",
                  "course",
                  "course.ui",
                  "progress",
                  "learner",
                  "board",
                  "look",
                  "chess")),
          entry("practice", List.of("course", "progress", "learner", "chess")),
          entry(
              "practice.ui",
              List.of(
                  "practice",
                  "puzzle",
                  "puzzle.ui",
                  "course",
                  "course.run",
                  "course.ui",
                  "progress",
                  "learner",
                  "board",
                  "look",
                  "chess")));

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  static Stream<String> rooms() {
    return DOORS.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aRoomImportsOnlyFromTheRoomsBelowIt(String room) {
    classes()
        .that(liveIn(room))
        .should()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(resideInAPackage(ROOT + ".."))
                .or(liveIn(room))
                .or(liveInOneOf(DOORS.getOrDefault(room, List.of()))))
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  void everyPackageIsARoomOfTheTable() {
    assertThat(HOUSE.stream().map(JavaClass::getPackageName).distinct())
        .allMatch(name -> name.equals(ROOT) || DOORS.containsKey(roomOf(name)));
  }

  @Test
  void theRulesOfChessNeedNothingButJava() {
    classes()
        .that(liveIn("chess"))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(ROOT + ".chess", "java..", "org.jspecify.annotations"))
        .check(HOUSE);
  }

  /**
   * A stream of rows keeps its connection until somebody closes it; ten of them stop the program.
   */
  @Test
  void rowsAreReadAsListsSoThatNoConnectionStaysOpen() {
    noClasses().should().callMethod(JdbcClient.MappedQuerySpec.class, "stream").check(HOUSE);
  }

  @Test
  void theRulesOfChessTouchNeitherFilesNorTheNetwork() {
    noClasses()
        .that(liveIn("chess"))
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.net..", "java.sql.."))
        .check(HOUSE);
  }

  @Test
  void whatIsKnownAndGradedDoesNotKnowTheScreen() {
    noClasses()
        .that(
            liveInOneOf(
                List.of(
                    "chess",
                    "play",
                    "course",
                    "course.run",
                    "course.file",
                    "progress",
                    "classroom",
                    "workshop",
                    "assignment",
                    "report",
                    "paper",
                    "puzzle",
                    "puzzle.file",
                    "puzzle.exchange",
                    "practice")))
        .should()
        .dependOnClassesThat(resideInAPackage("com.vaadin.."))
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  void noTwoRoomsImportEachOther() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(HOUSE);
  }

  private static DescribedPredicate<JavaClass> liveIn(String room) {
    return resideInAPackage(ROOT + "." + room);
  }

  private static DescribedPredicate<JavaClass> liveInOneOf(List<String> rooms) {
    return resideInAnyPackage(rooms.stream().map(room -> ROOT + "." + room).toArray(String[]::new));
  }

  private static String roomOf(String packageName) {
    return packageName.substring(ROOT.length() + 1);
  }
}
