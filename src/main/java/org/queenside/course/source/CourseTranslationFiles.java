package org.queenside.course.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.YamlParser;
import org.queenside.text.TranslationFolder;
import org.queenside.text.Translations;
import org.yaml.snakeyaml.nodes.MappingNode;

/** The files with the translated texts of the built-in course. */
public final class CourseTranslationFiles {

  private CourseTranslationFiles() {}

  /**
   * Writes every file of a language, with what is translated and empty places for the rest. English
   * files have all the English texts, for programs that show both side by side.
   *
   * @param accept whether complete texts count as translations of the present English ones
   * @return what has to be translated or corrected
   * @throws IOException if the files can't be written; each is either written whole or not at all
   */
  public static List<LessonProblem> update(TranslationFolder folder, boolean accept)
      throws IOException {
    List<LessonProblem> problems = new ArrayList<>();
    Glossary glossary = Glossary.read(folder.read(Glossary.FILE));
    if (!folder.isEnglish()) {
      folder.write(Glossary.FILE, glossary.write());
    }
    for (String file : files()) {
      MappingNode english = english(file);
      String place = folder.path().resolve(file).toString();
      ProblemCollector unreadable = new ProblemCollector(place);
      String present = folder.read(file);
      LessonTranslation translation =
          present == null ? null : LessonTranslation.read(present, unreadable);
      if (present != null && translation == null) {
        problems.addAll(unreadable.toList());
        continue;
      }
      String text = LessonTranslationWriter.write(folder, english, translation, accept);
      folder.write(file, text);
      problems.addAll(TranslationLinter.check(place, text, english, glossary));
    }
    return problems;
  }

  /** Returns the problems in the built-in files of a language. */
  static List<LessonProblem> check(Locale language) throws IOException {
    List<LessonProblem> problems = new ArrayList<>();
    Glossary glossary = Glossary.read(Translations.current().read(language, Glossary.FILE));
    for (String file : files()) {
      String text = Translations.current().read(language, file);
      problems.addAll(
          TranslationLinter.check(
              language.toLanguageTag() + "/" + file,
              text == null ? "language: " + language.toLanguageTag() : text,
              english(file),
              glossary));
    }
    return problems;
  }

  private static List<String> files() throws IOException {
    CourseFile course =
        CourseFile.read(english(CourseLoader.ORDER), new ProblemCollector(CourseLoader.ORDER));
    return Stream.concat(
            Stream.of(CourseLoader.ORDER),
            course.parts().stream()
                .flatMap(part -> part.lessons().stream())
                .map(id -> id + ".yaml"))
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
