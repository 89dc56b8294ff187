package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.SourceLocation;
import org.queenside.course.syntax.TextLimit;
import org.queenside.text.TranslationReport;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;

/**
 * Reports what makes the program use English texts, and warns of texts that it uses: those with
 * other bold words than in English, those that are too long, and words that aren't those of the
 * glossary.
 */
final class TranslationLinter {
  private static final Pattern BOLD = Pattern.compile("\\*\\*");

  private final ProblemCollector problems;
  private final LessonTranslation translation;
  private final List<String> original = new ArrayList<>();
  private final List<String> translated = new ArrayList<>();
  private int total;

  private TranslationLinter(LessonTranslation translation, ProblemCollector problems) {
    this.translation = translation;
    this.problems = problems;
  }

  /** Returns what is done and to do in a translated file. */
  static TranslationReport check(String file, String text, MappingNode english, Glossary glossary) {
    ProblemCollector problems = new ProblemCollector(file);
    LessonTranslation translation = LessonTranslation.read(text, problems);
    if (translation == null) {
      return report(file, 0, 0, problems);
    }
    MappingNode lesson = translation.lesson(english).node();
    String name = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
    if (name.equals(CourseLoader.ORDER)) {
      CourseFile.read(lesson, problems);
    } else {
      LessonFile.read(name, lesson, _ -> Locale.ROOT, problems);
    }
    var linter = new TranslationLinter(translation, problems);
    linter.block("", english);
    LessonTranslation.blocks(english).forEach(linter::block);
    glossary.unused(linter.original, linter.translated).forEach(linter::term);
    linter.unused(text.lines().toList());
    return report(file, linter.translated.size(), linter.total, problems);
  }

  private static TranslationReport report(
      String file, int done, int total, ProblemCollector problems) {
    return new TranslationReport(
        file, done, total, problems.toList().stream().map(LessonProblem::toString).toList());
  }

  private void term(String term, String words) {
    warn(
        SourceLocation.TOP,
        "no text has the glossary's word for %s, %s".formatted(term, words),
        "Use it, or correct " + Glossary.FILE);
  }

  private void unused(List<String> lines) {
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).startsWith(LessonTranslationWriter.UNUSED)) {
        warn(
            new SourceLocation(line + 1, 1),
            "the program doesn't use this text of yours",
            "Move it to its place, or delete the line");
      }
    }
  }

  private void block(String id, MappingNode english) {
    Map<String, String> wanted = TextTree.of(english).leaves();
    total += wanted.size();
    MappingNode own = translation.block(id);
    if (own == null) {
      return;
    }
    Map<String, ScalarNode> texts = LessonTranslation.leaves(own);
    wanted.forEach(
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
    long bold = BOLD.matcher(text).results().count();
    if (bold % 2 == 0 && BOLD.matcher(english).results().count() != bold) {
      warn(
          SourceLocation.of(at),
          "%s: other words are bold than in English".formatted(path),
          "Put ** around as many words as the English text has");
    }
    TextLimit limit = limit(path);
    if (limit != null && isLonger(text, limit) && !isLonger(english, limit)) {
      warn(
          SourceLocation.of(at),
          "%s: longer than %s or %d characters"
              .formatted(
                  path,
                  limit.sentences() == 1 ? "one sentence" : limit.sentences() + " sentences",
                  limit.characters()),
          "Shorten it");
    }
  }

  private static boolean isLonger(String text, TextLimit limit) {
    return limit.faults(text).stream().anyMatch(each -> each != TextLimit.Fault.MARKUP);
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

  private void warn(SourceLocation at, String message, String remedy) {
    problems.add(at, TranslationReport.WARNING + message, remedy);
  }
}
