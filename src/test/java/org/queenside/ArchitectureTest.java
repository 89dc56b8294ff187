package org.queenside;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
      doors(
          """
          chess:
          database:
          look:
          board:           chess
          learner:
          learner.ui:      learner look
          classroom:       learner
          classroom.ui:    classroom learner look
          workshop:        classroom course course.run course.file learner chess
          workshop.ui:     workshop classroom course course.file course.run course.ui progress \
                           learner board look chess
          assignment:      classroom workshop practice puzzle course progress learner chess
          assignment.ui:   assignment classroom classroom.ui workshop practice practice.ui puzzle \
                           puzzle.ui course course.ui progress learner board look chess
          report:          assignment classroom workshop puzzle puzzle.file course course.run \
                           progress learner chess
          report.ui:       report assignment classroom classroom.ui workshop puzzle course course.run \
                           course.ui progress learner board look chess
          paper:           assignment classroom workshop puzzle course course.run progress learner \
                           chess
          paper.ui:        paper assignment classroom classroom.ui workshop puzzle course course.run \
                           course.ui progress learner board look chess
          progress:        learner
          play:            chess
          play.ui:         play chess board look
          course:          chess play
          course.run:      course chess play
          course.file:     course course.run chess play
          course.ui:       course course.run chess board progress learner look
          puzzle:          progress learner chess
          command:         puzzle puzzle.file puzzle.exchange puzzle.mining
          puzzle.file:     puzzle chess
          puzzle.mining:   puzzle chess
          puzzle.exchange: puzzle puzzle.file learner chess
          puzzle.ui:       puzzle puzzle.file puzzle.exchange course course.ui progress learner board \
                           look chess
          practice:        course progress learner chess
          practice.ui:     practice puzzle puzzle.ui course course.run course.ui progress learner \
                           board look chess
          """);

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  private static Map<String, List<String>> doors(String table) {
    return table
        .lines()
        .map(line -> line.split(":", 2))
        .collect(
            Collectors.toMap(
                line -> line[0],
                line -> line[1].isBlank() ? List.of() : List.of(line[1].strip().split(" +"))));
  }

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
