package org.queenside.course.source;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.YamlParser;
import org.queenside.text.TranslationFolder;
import org.queenside.text.Translations;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** A small lesson in a folder, and its German texts. */
@ResourceLock(Resources.GLOBAL)
class CourseTranslationTest {
  private static final String ENGLISH =
      """
      id: towers
      title: Towers
      icon: R
      cast: hungry-pawn
      opening: I’m hungry!
      beaten: Oh no.
      summary: The rook moves straight.
      exercises:
        - id: to-the-star
          kind: goal
          task: Move the rook to the star.
          position: 8/8/8/8/8/8/R7/8 w - -
          goal: reach a7
          hints: [Go up the file.]
          wrong:
            a2b2: That's sideways.
          concepts: [rook-moves]
        - id: who-begins
          kind: choose
          task: Who moves first?
          options:
            - text: White
              because: White begins.
            - text: Black
              because: The light pieces begin.
          answer: 1
          hints: [The colour decides.]
          concepts: [turns]
        - id: short-line
          kind: script
          task: Play the moves.
          side: white
          script: 1. e4 {A good start.} e5 2. Nf3
          hints: [The pawn goes first.]
          concepts: [turns]
      """;

  private static final String GERMAN =
      """
      language: de
      of: %s
      title: Türme
      opening: Hab ich Hunger!
      beaten: O nein.
      summary: Der Turm zieht gerade.
      exercises:
        to-the-star:
          of: %s
          task: Zieh den Turm zum Stern.
          hints:
            - Geh die Linie hinauf.
          wrong:
            a2b2: Das ist seitwärts.
        who-begins:
          of: %s
          task: Wer zieht zuerst?
          options:
            - text: Weiß
              because: Weiß beginnt.
            - text: Schwarz
              because: Die hellen Figuren beginnen.
          hints:
            - Die Farbe entscheidet.
        short-line:
          of: %s
          task: Spiel die Züge.
          hints:
            - Der Bauer geht zuerst.
          remarks:
            - Ein guter Anfang.
      """
          .formatted(fingerprint(-1), fingerprint(0), fingerprint(1), fingerprint(2));

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("towers.yaml"), ENGLISH);
    Files.createDirectories(folder.resolve("de"));
    Translations.use(folder);
  }

  @AfterEach
  void restore() {
    Translations.use(null);
  }

  /** Returns the fingerprint of an exercise, or of the texts at the top. */
  private static String fingerprint(int exercise) {
    MappingNode lesson =
        requireNonNull(YamlParser.compose(ENGLISH, new ProblemCollector("towers.yaml")));
    var exercises = (SequenceNode) requireNonNull(LessonTranslation.field(lesson, "exercises"));
    return TextTree.of(exercise < 0 ? lesson : (MappingNode) exercises.getValue().get(exercise))
        .fingerprint();
  }

  private static Lesson towers(CourseLoader.Loaded loaded) {
    return requireNonNull(loaded.course().lesson("towers"));
  }

  private CourseLoader.Loaded load(String german) throws IOException {
    Files.writeString(folder.resolve("de/towers.yaml"), german);
    return CourseLoader.load(folder, Locale.GERMAN);
  }

  private static List<String> problems(CourseLoader.Loaded loaded) {
    return loaded.problems().stream()
        .filter(problem -> problem.file().equals("de/towers.yaml"))
        .map(LessonProblem::toString)
        .toList();
  }

  @Test
  void onlyTextsAreTranslated() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN);

    assertThat(problems(loaded)).isEmpty();
    Lesson german = towers(loaded);
    Lesson english = towers(CourseLoader.load(folder));
    assertThat(german.title()).isEqualTo("Türme");
    assertThat(requireNonNull(german.cast()).opening()).isEqualTo("Hab ich Hunger!");
    assertThat(german.exercises())
        .extracting(each -> each.info().language())
        .containsOnly(Locale.GERMAN);
    assertThat(german.exercises())
        .usingRecursiveComparison()
        .ignoringFieldsOfTypes(String.class, Locale.class)
        .ignoringFields("info")
        .isEqualTo(english.exercises());
    var goal = (Exercise.ReachGoal) requireNonNull(german.exercise("to-the-star"));
    var source = (Exercise.ReachGoal) requireNonNull(english.exercise("to-the-star"));
    assertThat(goal.position()).isEqualTo(source.position());
    assertThat(goal.info().wrong()).containsEntry("a2b2", "Das ist seitwärts.");
    var question = (Exercise.Choose) requireNonNull(german.exercise("who-begins"));
    assertThat(question.toString()).contains("Weiß beginnt.", "Die hellen Figuren beginnen.");
    assertThat(requireNonNull(german.exercise("short-line")).toString())
        .contains("Ein guter Anfang.")
        .doesNotContain("A good start.");
  }

  @Test
  void anExerciseWithoutOneTextIsEnglishAsAWhole() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN.replace("Die Farbe entscheidet.", "\"\""));

    assertEnglish(loaded, "who-begins", "Who moves first?");
    assertThat(problems(loaded))
        .containsExactly(
            "de/towers.yaml:24:9: exercise 'who-begins': 'hints.1' is missing. Translate all of it");
  }

  @Test
  void anExerciseWhoseEnglishHasChangedIsEnglish() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN.replace(fingerprint(1), "00000000"));

    assertEnglish(loaded, "who-begins", "Who moves first?");
    assertThat(problems(loaded))
        .containsExactly(
            "de/towers.yaml:16:5: exercise 'who-begins': the English text has changed."
                + " Compare the texts, then write 'of: %s'".formatted(fingerprint(1)));
  }

  @Test
  void aChangedPositionLeavesTheTranslation() throws IOException {
    Files.writeString(folder.resolve("towers.yaml"), ENGLISH.replace("8/R7/8 w", "8/R7/7K w"));

    assertThat(problems(load(GERMAN))).isEmpty();
  }

  @Test
  void anOptionThatEnglishDoesNotHaveIsRefused() throws IOException {
    CourseLoader.Loaded loaded =
        load(
            GERMAN.replace(
                "  because: Die hellen Figuren beginnen.\n",
                "  because: Die hellen Figuren beginnen.\n      - text: Beide\n"));

    assertEnglish(loaded, "who-begins", "Who moves first?");
    assertThat(problems(loaded))
        .containsExactly(
            "de/towers.yaml:23:15: exercise 'who-begins': English has no 'options.3.text'."
                + " Remove it, or correct its name");
  }

  @Test
  void anExerciseThatTheLessonDoesNotHaveIsReported() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN + "  extra:\n    task: Zieh.\n");

    assertThat(towers(loaded).exercises()).hasSize(3);
    assertThat(problems(loaded))
        .containsExactly(
            "de/towers.yaml:33:5: English has no exercise 'extra'."
                + " Remove it, or correct its name");
  }

  @Test
  void aPositionInATranslationIsRefused() throws IOException {
    CourseLoader.Loaded loaded =
        load(GERMAN.replace("    task: Zieh", "    position: 8/8/8/8/8/8/8/R7\n    task: Zieh"));

    assertEnglish(loaded, "to-the-star", "Move the rook to the star.");
    assertThat(problems(loaded)).singleElement().asString().contains("English has no 'position'");
  }

  @Test
  void aFileThatIsNotYamlIsReportedAndTheLessonIsEnglish() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN.replace("title: Türme", "title: \"Türme"));

    assertThat(towers(loaded).title()).isEqualTo("Towers");
    assertThat(problems(loaded)).singleElement().asString().startsWith("de/towers.yaml:");
    assertEnglish(loaded, "to-the-star", "Move the rook to the star.");
  }

  @Test
  void aTextAtTheTopThatIsTooLongLeavesTheExercises() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN.replace("Hab ich Hunger!", "Hunger ".repeat(40)));

    assertThat(towers(loaded).title()).isEqualTo("Towers");
    assertThat(towers(loaded).exercises())
        .extracting(each -> each.info().language())
        .containsOnly(Locale.GERMAN);
    assertThat(problems(loaded))
        .singleElement()
        .asString()
        .startsWith("de/towers.yaml:4:10: ")
        .contains("14 words");
  }

  @Test
  void wrongSquaresAndHalfBoldMakeAnExerciseEnglish() throws IOException {
    CourseLoader.Loaded loaded =
        load(
            GERMAN
                .replace("Geh die Linie hinauf.", "Geh nach a8.")
                .replace("Die Farbe entscheidet.", "Die **Farbe entscheidet."));

    assertEnglish(loaded, "to-the-star", "Move the rook to the star.");
    assertEnglish(loaded, "who-begins", "Who moves first?");
    assertThat(problems(loaded))
        .satisfiesExactly(
            each -> assertThat(each).contains(":12:9: ", "the squares are [a8], not []"),
            each -> assertThat(each).contains(":24:9: ", "a ** has no partner"));
  }

  @Test
  void aLongTaskIsShownAndReported() throws IOException {
    CourseLoader.Loaded loaded = load(GERMAN.replace("Zieh den Turm", "Zieh. Zieh den Turm"));

    assertThat(problems(loaded)).isEmpty();
    assertThat(check(GERMAN.replace("Zieh den Turm", "Zieh. Zieh den Turm")))
        .containsExactly(
            "towers.yaml:10:11: warning: to-the-star: task: longer than one sentence or 100"
                + " characters. Shorten it");
  }

  @Test
  void aPartWhoseSceneIsTooLongIsEnglish() throws IOException {
    Files.writeString(
        folder.resolve("course.yaml"),
        """
        title: Mine
        parts:
          - {id: one, title: One, scene: Hello., lessons: [towers]}
          - {id: two, title: Two, scene: Bye., examination: true}
        """);
    Files.writeString(
        folder.resolve("de/course.yaml"),
        """
        of: %s
        title: "Meins"
        parts:
          one: {of: %s, title: "Eins", scene: "Hallo."}
          two: {of: %s, title: "Zwei", scene: "%s"}
        """
            .formatted(
                blockOfCourse("").fingerprint(),
                blockOfCourse("one").fingerprint(),
                blockOfCourse("two").fingerprint(),
                "Leb wohl, ".repeat(9)));

    CourseLoader.Loaded loaded = CourseLoader.load(folder, Locale.GERMAN);

    assertThat(loaded.course().title()).isEqualTo("Meins");
    assertThat(loaded.course().parts()).extracting(CoursePart::title).contains("Eins", "Two");
    assertThat(loaded.problems())
        .extracting(LessonProblem::toString)
        .anyMatch(each -> each.matches("de/course.yaml:5:.*'scene': there are more than 14.*"));
    assertThat(
            TranslationLinter.check(
                    "course.yaml",
                    Files.readString(folder.resolve("de/course.yaml")),
                    course(),
                    Glossary.read(null))
                .problems())
        .singleElement()
        .asString()
        .contains("course.yaml:5:", "'scene'");
  }

  private MappingNode course() throws IOException {
    return requireNonNull(
        YamlParser.compose(
            Files.readString(folder.resolve("course.yaml")), new ProblemCollector("")));
  }

  private TextTree blockOfCourse(String id) throws IOException {
    return TextTree.of(
        id.isEmpty() ? course() : requireNonNull(LessonTranslation.blocks(course()).get(id)));
  }

  private static List<String> check(String german) throws IOException {
    return TranslationLinter.check("towers.yaml", german, english(), Glossary.read(null))
        .problems();
  }

  private static MappingNode english() {
    return requireNonNull(YamlParser.compose(ENGLISH, new ProblemCollector("towers.yaml")));
  }

  private String write(String german, boolean withEnglish) {
    return LessonTranslationWriter.write(
        new TranslationFolder(folder.resolve("de"), Locale.GERMAN, false, withEnglish),
        english(),
        requireNonNull(LessonTranslation.read(german, new ProblemCollector(""))),
        german);
  }

  @Test
  void nothingThatATranslatorWroteIsErased() throws IOException {
    String german =
        GERMAN
                .replace("title: Türme", "# to be read again\ntitle: Türme # or Turm?")
                .replace("  who-begins:", "  # two colours\n  wer-beginnt:")
                .replace("    task: Spiel die Züge.", "    aufgabe: Spiel die Züge.")
                .replace("- Der Bauer geht zuerst.", "- Der Bauer geht zuerst.\n      - Mehr.")
                .replace("    task: Zieh den Turm", "    task: Erst so.\n    task: Zieh den Turm")
                .replace("    remarks:\n      - Ein guter Anfang.", "    remarks: Ein Anfang.")
            + "# the end\n";

    String written = write(german, false);

    assertThat(written)
        .contains("# to be read again\n", "# or Turm?\n", "# two colours\n", "# the end\n")
        .contains("    # English: Who moves first?\n    task: \"\"\n")
        .contains("  wer-beginnt:\n    # two colours\n    task: \"Wer zieht zuerst?\"\n")
        .contains("        because: \"Weiß beginnt.\"\n")
        .contains("    aufgabe: \"Spiel die Züge.\"\n")
        .contains("      - \"Mehr.\"\n")
        .contains("# Unused: exercises: to-the-star: task: \"Erst so.\"\n")
        .contains("# Unused: exercises: short-line: remarks: \"Ein Anfang.\"\n");
    assertThat(write(written, false)).isEqualTo(written);
    List<String> lines = written.lines().toList();
    assertThat(check(written))
        .anyMatch(each -> each.contains("English has no exercise 'wer-beginnt'"))
        .anyMatch(each -> each.contains("exercise 'short-line': English has no 'aufgabe'"))
        .anyMatch(each -> each.contains("exercise 'short-line': English has no 'hints.2'"))
        .anyMatch(
            each ->
                each.startsWith(
                    "towers.yaml:%d:1: warning: the program doesn't use this text"
                        .formatted(
                            lines.indexOf("# Unused: exercises: to-the-star: task: \"Erst so.\"")
                                + 1)));
  }

  @Test
  void theEnglishTextStandsAboveATextThatIsWrongAndAboveAllIfWanted() {
    assertThat(write(GERMAN, false)).doesNotContain("# English");
    assertThat(write(GERMAN, true))
        .contains("# English, said by hungry-pawn: I’m hungry!\nopening: \"Hab ich Hunger!\"\n")
        .contains("    # English: Move the rook to the star.\n    task: \"Zieh den Turm");
    assertThat(write(GERMAN.replace("Wer zieht zuerst?", "Wer zieht nach e4?"), false))
        .contains("    # English: Who moves first?\n    task: \"Wer zieht nach e4?\"\n");
  }

  @Test
  void anOpenQuotationMarkIsReportedInItsOwnLine() throws IOException {
    assertThat(check(GERMAN.replace("Zieh den Turm zum Stern.", "\"Zieh den Turm zum Stern.")))
        .singleElement()
        .asString()
        .startsWith("towers.yaml:10:1: the quotation marks");
    assertThat(check(GERMAN.replace("Türme", "\"Der \"Turm\" hier\"")))
        .singleElement()
        .asString()
        .startsWith("towers.yaml:3:1: the quotation marks");
  }

  @Test
  void nothingInATextIsMarkup() throws IOException {
    CourseLoader.Loaded loaded =
        load(GERMAN.replace("Zieh den Turm zum Stern.", "Zieh <b>den</b> Turm."));

    assertEnglish(loaded, "to-the-star", "Move the rook to the star.");
    assertThat(problems(loaded)).singleElement().asString().startsWith("de/towers.yaml:10:11: ");
  }

  @Test
  void aLanguageWithoutFilesIsEnglish() {
    assertThat(towers(CourseLoader.load(folder, Locale.of("tlh"))))
        .isEqualTo(towers(CourseLoader.load(folder)));
  }

  private static void assertEnglish(CourseLoader.Loaded loaded, String id, String task) {
    Exercise exercise = requireNonNull(towers(loaded).exercise(id));
    assertThat(exercise.info().task()).isEqualTo(task);
    assertThat(exercise.info().language()).isEqualTo(Locale.ENGLISH);
  }
}
