package org.queenside.course.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.YamlParser;
import org.queenside.text.Translations;
import org.yaml.snakeyaml.nodes.MappingNode;

/** The files with the translated texts of the built-in course. */
public final class CourseTranslationFiles {

  private CourseTranslationFiles() {}

  /**
   * Writes every file of a language anew, with what is translated and empty places for the rest.
   * English files have all the English texts, for programs that show both side by side.
   *
   * @param folder the folder of the language
   * @param accept whether complete texts count as translations of the present English ones
   * @return what has to be translated or corrected
   * @throws IOException if the files can't be written; each is either written whole or not at all
   */
  public static List<LessonProblem> update(Path folder, Locale language, boolean accept)
      throws IOException {
    List<LessonProblem> problems = new ArrayList<>();
    Files.createDirectories(folder);
    for (String file : files()) {
      MappingNode english = english(file);
      Path path = folder.resolve(file);
      ProblemCollector unreadable = new ProblemCollector(path.toString());
      String present = present(path, language, file);
      LessonTranslation translation =
          present == null ? null : LessonTranslation.read(language, present, unreadable);
      if (present != null && translation == null) {
        problems.addAll(unreadable.toList());
        continue;
      }
      String text = LessonTranslationWriter.write(language, english, translation, accept);
      Path unfinished = Path.of(path + ".unfinished");
      Files.writeString(unfinished, text);
      Files.move(unfinished, path, StandardCopyOption.REPLACE_EXISTING);
      problems.addAll(TranslationLinter.check(language, path.toString(), text, english));
    }
    return problems;
  }

  private static @Nullable String present(Path path, Locale language, String file)
      throws IOException {
    if (language.equals(Locale.ENGLISH)) {
      return null;
    }
    return Files.exists(path)
        ? Files.readString(path)
        : Translations.current().read(language, file);
  }

  /** Returns the problems in the built-in files of a language. */
  static List<LessonProblem> check(Locale language) throws IOException {
    List<LessonProblem> problems = new ArrayList<>();
    for (String file : files()) {
      String text = Translations.current().read(language, file);
      problems.addAll(
          TranslationLinter.check(
              language,
              language.toLanguageTag() + "/" + file,
              text == null ? "language: " + language.toLanguageTag() : text,
              english(file)));
    }
    return problems;
  }

  private static List<String> files() {
    Course course = CourseLoader.load(null).course();
    return Stream.concat(
            Stream.of(CourseLoader.ORDER),
            course.lessons().stream().map(Lesson::id).map(id -> id + ".yaml"))
        .toList();
  }

  private static MappingNode english(String file) throws IOException {
    String text = new LessonSource.BuiltIn().read(file);
    MappingNode node = text == null ? null : YamlParser.compose(text, new ProblemCollector(file));
    if (node == null) {
      throw new IOException("the built-in file " + file + " can't be read");
    }
    return node;
  }
}
