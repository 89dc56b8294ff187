package org.queenside;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The packages and what each may import, as the table in docs/architecture.md says. */
class ArchitectureTest {

  private static final String ROOT = "org.queenside";
  private static final Pattern PACKAGE = Pattern.compile("package org\\.queenside\\.?([a-z.]*);");
  private static final Pattern IN_STRING =
      Pattern.compile("\"[^\"\n]*\\borg[./]queenside[./]([A-Za-z./]+)");

  /** What each package may import besides itself. The root package may import everything. */
  private static final Map<String, List<String>> ALLOWED = PackageTable.read();

  /**
   * The only classes elsewhere that use Vaadin: they limit what pages send, and how many are open,
   * before Flow reads anything. They share these limits with the filters of their package.
   */
  private static final List<String> LIMITS_OF_PAGES =
      Stream.of(
              "FieldLengthCheck",
              "LimitedUidlRequestHandler",
              "OpenPageRegistry",
              "PageLimitListener",
              "UidlMessageCheck")
          .map((ROOT + ".http.")::concat)
          .toList();

  /** The packages besides those called {@code ui} that may use Vaadin. */
  private static final List<String> VAADIN_USERS = List.of("ui", "web", "board");

  private static final JavaClasses PRODUCTION =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

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

  /** A package named in a string, as for a component scan, is one that the compiler can't check. */
  @Test
  void stringsNameOnlyPackagesThatTheTableAllows() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      for (Path file : all.filter(each -> each.toString().endsWith(".java")).toList()) {
        forbiddenStrings(Files.readString(file))
            .forEach(name -> found.add(file + " names the package " + name));
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void aComponentScanOfAnotherFeatureIsFound() {
    assertThat(
            forbiddenStrings(
                """
                package org.queenside.command;
                @ComponentScan({"org.queenside.puzzle", "org.queenside.school.roster", "org.queenside.school"})
                """))
        .containsExactly("school.roster", "school");
  }

  private static List<String> forbiddenStrings(String source) {
    String own = PACKAGE.matcher(source).results().findFirst().orElseThrow().group(1);
    return IN_STRING
        .matcher(source)
        .results()
        .map(found -> found.group(1).replace('/', '.'))
        .filter(name -> !mayName(own, name))
        .toList();
  }

  /** What isn't a package is a bundle of texts, in the same package or one above. */
  private static boolean mayName(String own, String name) {
    boolean isPackage = packages().anyMatch(each -> (each + ".").startsWith(name + "."));
    return isPackage
        ? name.equals(own) || ALLOWED.getOrDefault(own, List.of()).contains(name)
        : (own + ".").startsWith(name.replaceFirst("[A-Za-z]+$", ""));
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

  /** They don't check who acts; the services in front of them do. */
  @Test
  void onlyTheServicesOfClassesChangeThemUnchecked() {
    noClasses()
        .that()
        // A made-up school belongs to nobody while it's written.
        .resideOutsideOfPackages(ROOT + ".school.roster..", ROOT + ".school.demo")
        .should()
        .dependOnClassesThat(
            resideInAPackage(ROOT + ".school.roster..")
                .and(nameMatching(".*(Repository|LoginCardIssuer|ClassPromoter)")))
        .check(PRODUCTION);
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
        .and(DescribedPredicate.not(areNamed(LIMITS_OF_PAGES)))
        .should()
        .dependOnClassesThat(resideInAPackage("com.vaadin.."))
        .check(PRODUCTION);
  }

  /** In a web application, Spring looks for a path such as ../data among the files it serves. */
  @Test
  void foldersInSettingsAreReadAsText() {
    assertThat(PRODUCTION.stream())
        .flatExtracting(JavaClass::getConstructors)
        .flatExtracting(JavaConstructor::getParameters)
        .filteredOn(parameter -> parameter.isAnnotatedWith(Value.class))
        .noneMatch(parameter -> parameter.getRawType().isEquivalentTo(Path.class));
  }

  /** Services know who acts from the request, and such code may run in another browser's. */
  @Test
  void noPageIsChangedOutsideItsOwnRequests() {
    noClasses()
        .that(DescribedPredicate.not(areNamed(LIMITS_OF_PAGES)))
        .should()
        .callMethodWhere(
            target(nameMatching("access|accessSynchronously|accessLater"))
                .and(target(owner(assignableTo(UI.class).or(assignableTo(VaadinSession.class))))))
        .check(PRODUCTION);
  }

  /** Java doesn't interrupt a virtual thread that computes, so requests would wait for it. */
  @Test
  void onlyRequestsHaveVirtualThreads() {
    noClasses()
        .that(DescribedPredicate.not(areInOneOf(List.of("http"))))
        .should()
        .callMethodWhere(
            target(nameMatching("ofVirtual|startVirtualThread|newVirtualThreadPerTaskExecutor")))
        .check(PRODUCTION);
  }

  @Test
  void packagesHaveNoImportCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(PRODUCTION);
  }

  /** A feature is a package of the first level with all packages below it. */
  @Test
  void featuresHaveNoImportCycles() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(PRODUCTION);
  }

  private static DescribedPredicate<JavaClass> areNamed(List<String> names) {
    return DescribedPredicate.describe(
        "are " + names, each -> names.contains(each.getName().replaceFirst("\\$.*", "")));
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
