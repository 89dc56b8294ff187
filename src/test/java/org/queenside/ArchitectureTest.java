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

/** The packages and what each may import, as the table in docs/architecture.md says. */
class ArchitectureTest {

  private static final String ROOT = "org.queenside";
  private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

  /** What each package may import besides itself. The root package may import everything. */
  private static final Map<String, List<String>> ALLOWED =
      readTable(Path.of("docs/architecture.md"));

  /** The packages besides those called {@code ui} that may use Vaadin. */
  private static final List<String> VAADIN_USERS =
      List.of("ui", "web", "board", "http", "identity.session");

  private static final JavaClasses PRODUCTION =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  /** Reads the rows {@code | `package` | what it contains | `package`, `package` |}. */
  private static Map<String, List<String>> readTable(Path page) {
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

  /** Returns what each package may import besides itself. */
  static Map<String, List<String>> allowed() {
    return ALLOWED;
  }

  static Stream<String> packages() {
    return ALLOWED.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("packages")
  void aPackageImportsOnlyWhatTheTableAllows(String name) {
    classes()
        .that(areIn(name))
        .should()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(resideInAPackage(ROOT + ".."))
                .or(areIn(name))
                .or(areInOneOf(ALLOWED.getOrDefault(name, List.of()))))
        .allowEmptyShould(true)
        .check(PRODUCTION);
  }

  @Test
  void everyPackageIsInTheTable() {
    assertThat(PRODUCTION.stream().map(JavaClass::getPackageName).distinct())
        .allMatch(name -> name.equals(ROOT) || ALLOWED.containsKey(withoutRoot(name)));
  }

  @Test
  void theRulesOfChessNeedNothingButJava() {
    classes()
        .that(areInOneOf(List.of("chess", "chess.pgn")))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(ROOT + ".chess..", "java..", "org.jspecify.annotations"))
        .check(PRODUCTION);
  }

  /** The mining package also contains its tests, which may import anything. */
  @Test
  void theMinerNeedsOnlyTheRulesAndThePatterns() {
    classes()
        .that()
        .haveNameNotMatching(".*Test(\\$.*)?")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("java..", "org.jspecify.annotations")
                .or(areInOneOf(List.of("puzzle.mining", "puzzle.pattern", "play", "chess"))))
        .check(new ClassFileImporter().importPackages(ROOT + ".puzzle.mining"));
  }

  /** A stream of rows holds its connection until it is closed; ten open ones block the program. */
  @Test
  void rowsAreReadAsListsSoThatNoConnectionStaysOpen() {
    noClasses().should().callMethod(JdbcClient.MappedQuerySpec.class, "stream").check(PRODUCTION);
  }

  @Test
  void onlyRepositoriesSendSql() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT + ".store..", ROOT + ".command")
        .and()
        .haveNameNotMatching(".*(Repository|Repository\\$.*|Query)")
        .should()
        .callMethod(JdbcClient.class, "sql", String.class)
        .check(PRODUCTION);
  }

  @Test
  void theRulesOfChessTouchNeitherFilesNorTheNetwork() {
    noClasses()
        .that(areInOneOf(List.of("chess", "chess.pgn")))
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.net..", "java.sql.."))
        .check(PRODUCTION);
  }

  @Test
  void onlyTheUserInterfaceKnowsVaadin() {
    List<String> others =
        packages().filter(name -> !name.endsWith(".ui") && !VAADIN_USERS.contains(name)).toList();
    noClasses()
        .that(areInOneOf(others))
        .should()
        .dependOnClassesThat(resideInAPackage("com.vaadin.."))
        .check(PRODUCTION);
  }

  @Test
  void packagesHaveNoImportCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(PRODUCTION);
  }

  private static DescribedPredicate<JavaClass> areIn(String name) {
    return resideInAPackage(ROOT + "." + name);
  }

  private static DescribedPredicate<JavaClass> areInOneOf(List<String> names) {
    return resideInAnyPackage(names.stream().map(name -> ROOT + "." + name).toArray(String[]::new));
  }

  private static String withoutRoot(String packageName) {
    return packageName.substring(ROOT.length() + 1);
  }
}
