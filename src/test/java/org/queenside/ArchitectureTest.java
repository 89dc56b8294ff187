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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The rooms of the house and their doors, as docs/architecture.md tells them. */
class ArchitectureTest {

  private static final String ROOT = "org.queenside";
  private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

  /** What each room may import besides itself. The root package may import everything. */
  private static final Map<String, List<String>> DOORS = doors(Path.of("docs/architecture.md"));

  /** The rooms that know Vaadin besides the root and those called {@code ui}. */
  private static final List<String> ON_SCREEN = List.of("look", "board", "learner", "web");

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  /** Reads the rows {@code | `room` | what lives there | `room`, `room` |}. */
  private static Map<String, List<String>> doors(Path page) {
    try (Stream<String> lines = Files.lines(page)) {
      return lines
          .map(line -> line.split(" \\| "))
          .filter(cells -> cells.length == 3 && cells[0].startsWith("| `"))
          .collect(Collectors.toMap(cells -> names(cells[0]).getFirst(), cells -> names(cells[2])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map(name -> name.group(1)).toList();
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
        .that(liveInOneOf(List.of("chess", "chess.pgn")))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(ROOT + ".chess..", "java..", "org.jspecify.annotations"))
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
        .that(liveInOneOf(List.of("chess", "chess.pgn")))
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.net..", "java.sql.."))
        .check(HOUSE);
  }

  @Test
  void onlyRoomsOfTheScreenKnowVaadin() {
    List<String> others =
        rooms().filter(room -> !room.endsWith(".ui") && !ON_SCREEN.contains(room)).toList();
    noClasses()
        .that(liveInOneOf(others))
        .should()
        .dependOnClassesThat(resideInAPackage("com.vaadin.."))
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
