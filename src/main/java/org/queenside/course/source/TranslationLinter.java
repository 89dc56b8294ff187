package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.SourceLocation;
import org.queenside.course.syntax.TextLimit;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;

/**
 * Checks translated texts against the English ones: nothing is missing or out of date, each text
 * names the same squares, has as many bold words, and fits into its place, and the words are those
 * of the glossary.
 */
final class TranslationLinter {
  private static final Pattern SQUARE = Pattern.compile("(?<![a-z])[a-h][1-8](?![0-9])");
  private static final Pattern BOLD = Pattern.compile("\\*\\*");

  private final ProblemCollector problems;
  private final LessonTranslation translation;
  private final List<String> original = new ArrayList<>();
  private final List<String> translated = new ArrayList<>();

  private TranslationLinter(LessonTranslation translation, ProblemCollector problems) {
    this.translation = translation;
    this.problems = problems;
  }

  /** Returns what is wrong with a translated file. */
  static List<LessonProblem> check(
      String file, String text, MappingNode english, Glossary glossary) {
    ProblemCollector problems = new ProblemCollector(file);
    LessonTranslation translation = LessonTranslation.read(text, problems);
    if (translation != null) {
      LessonTranslation.Translated translated = translation.lesson(english);
      if (!translated.exercises().isEmpty() && !file.endsWith(CourseLoader.ORDER)) {
        String name = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
        LessonFile.read(name, translated.node(), _ -> Locale.ROOT, problems);
      }
      var linter = new TranslationLinter(translation, problems);
      linter.block("", english);
      LessonTranslation.blocks(english).forEach(linter::block);
      glossary.unused(linter.original, linter.translated).forEach(linter::term);
    }
    return problems.toList();
  }

  private void term(String term, String words) {
    problems.add(
        SourceLocation.TOP,
        "no text has the glossary's word for %s, %s".formatted(term, words),
        "Use it, or correct " + Glossary.FILE);
  }

  private void block(String id, MappingNode english) {
    MappingNode own = translation.block(id);
    if (own == null) {
      return;
    }
    Map<String, ScalarNode> texts = LessonTranslation.leaves(own);
    TextTree.of(english)
        .leaves()
        .forEach(
            (path, source) -> {
              ScalarNode text = texts.get(path);
              if (text != null && !text.getValue().isBlank()) {
                original.add(source);
                translated.add(text.getValue());
                compare(id + ": " + path, source, text.getValue().strip(), text);
              }
            });
  }

  private void compare(String path, String english, String text, Node at) {
    if (!squares(english).equals(squares(text))) {
      problem(
          at,
          "%s: the squares are %s, not %s".formatted(path, squares(text), squares(english)),
          "Name the same squares as the English text");
    }
    if (BOLD.matcher(english).results().count() != BOLD.matcher(text).results().count()) {
      problem(
          at,
          "%s: other words are bold than in English".formatted(path),
          "Put ** around as many words as the English text has");
    }
    TextLimit limit = limit(path);
    if (limit != null && !limit.faults(text).isEmpty() && limit.faults(english).isEmpty()) {
      problem(
          at,
          "%s: longer than %d sentences or %d characters"
              .formatted(path, limit.sentences(), limit.characters()),
          "Shorten it");
    }
  }

  private static @Nullable TextLimit limit(String path) {
    String field = path.substring(path.indexOf(": ") + 2);
    return switch (field.split("\\.")[0]) {
      case "task" -> TextLimit.of(ExerciseField.TASK);
      case "right" -> TextLimit.of(ExerciseField.RIGHT);
      case "text", "hints", "wrong", "options", "steps" -> TextLimit.of(ExerciseField.TEXT);
      default -> null;
    };
  }

  private static String squares(String text) {
    return SQUARE
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new))
        .toString();
  }

  private void problem(Node at, String message, String remedy) {
    problems.add(SourceLocation.of(at), message, remedy);
  }
}
