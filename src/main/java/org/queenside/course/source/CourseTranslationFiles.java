package org.queenside.course.source;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.YamlParser;
import org.queenside.text.TranslationFolder;
import org.queenside.text.TranslationReport;
import org.yaml.snakeyaml.nodes.MappingNode;

/** The files with the translated texts of the built-in course. */
public final class CourseTranslationFiles {

  private CourseTranslationFiles() {}

  /**
   * Writes every file of a language, with what is translated and empty places for the rest. English
   * files have all the English texts, for programs that show both side by side. What can't be used
   * is kept.
   *
   * @return what is done and to do in each file
   * @throws IOException if the files can't be written; each is either written whole or not at all
   */
  public static List<TranslationReport> update(TranslationFolder folder) throws IOException {
    List<TranslationReport> reports = new ArrayList<>();
    Glossary glossary = Glossary.read(null);
    if (!folder.isEnglish()) {
      String place = folder.path().resolve(Glossary.FILE).toString();
      try {
        glossary = Glossary.read(folder.read(Glossary.FILE));
        String text = glossary.write();
        folder.write(Glossary.FILE, text);
        reports.add(glossary.report(place, text));
      } catch (CharacterCodingException notUtf8) {
        reports.add(TranslationReport.notUtf8(place));
      }
    }
    for (String file : files()) {
      String place = folder.path().resolve(file).toString();
      try {
        reports.add(update(folder, file, place, glossary));
      } catch (CharacterCodingException notUtf8) {
        reports.add(TranslationReport.notUtf8(place));
      }
    }
    return reports;
  }

  private static TranslationReport update(
      TranslationFolder folder, String file, String place, Glossary glossary) throws IOException {
    MappingNode english = english(file);
    String present = Objects.requireNonNullElse(folder.read(file), "");
    LessonTranslation translation =
        present.isBlank() ? null : LessonTranslation.read(present, new ProblemCollector(place));
    if (translation == null && !present.isBlank()) {
      return TranslationLinter.check(place, present, english, glossary);
    }
    String text = LessonTranslationWriter.write(folder, english, translation, present);
    folder.write(file, text);
    return TranslationLinter.check(place, text, english, glossary);
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
