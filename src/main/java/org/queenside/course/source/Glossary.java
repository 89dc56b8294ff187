package org.queenside.course.source;

import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.text.TranslationReport;

/**
 * The words for the terms of chess in a language, so that a thing has the same name everywhere.
 *
 * @param english the beginnings of the English words for each term, separated by {@code |}
 * @param words those of the language, for the terms that it has
 * @param file the file of the language as it stands
 */
record Glossary(Map<String, String> english, Map<String, String> words, String file) {
  /** The name of the file in the folder of a language, and of the English one. */
  static final String FILE = "glossary.properties";

  /** A term that the English texts have less often may be put in other words. */
  private static final int OFTEN = 3;

  /**
   * Reads the glossary of a language.
   *
   * @param file the content of its file; without one, every word is right
   */
  static Glossary read(@Nullable String file) throws IOException {
    return new Glossary(
        parse(new LessonSource.BuiltIn().read(FILE)),
        parse(file),
        file == null
            ? "# The beginnings of the words for each term, with | between them.\n"
            : file);
  }

  private static Map<String, String> parse(@Nullable String file) {
    Map<String, String> words = new LinkedHashMap<>();
    if (file != null) {
      file.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("=", 2))
          .filter(entry -> entry.length == 2 && !entry[1].isBlank())
          .forEach(entry -> words.put(entry[0].strip(), entry[1].strip()));
    }
    return words;
  }

  /** Returns the file of this language, with empty places for the terms that it doesn't have. */
  String write() {
    Set<String> present = file.lines().map(Glossary::term).collect(toSet());
    var text = new StringBuilder(file);
    if (!file.endsWith("\n")) {
      text.append('\n');
    }
    english.keySet().stream()
        .filter(term -> !present.contains(term))
        .forEach(term -> text.append(term).append("=\n"));
    return text.toString();
  }

  private static String term(String line) {
    return line.split("=", 2)[0].strip();
  }

  /**
   * Returns which lines of the file aren't used. Nothing in it has to be filled in.
   *
   * @param place where the file is
   * @param text its content
   */
  TranslationReport report(String place, String text) {
    List<String> problems = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int line = 0; line < lines.size(); line++) {
      String entry = lines.get(line);
      if (!entry.isBlank() && !entry.startsWith("#") && !english.containsKey(term(entry))) {
        problems.add(
            "%s:%d: %sEnglish has no term '%s'"
                .formatted(place, line + 1, TranslationReport.WARNING, term(entry)));
      }
    }
    return new TranslationReport(place, 0, 0, problems);
  }

  /**
   * Returns the terms that the English texts have often and the translated ones never.
   *
   * @return the words that were expected, by term
   */
  Map<String, String> unused(List<String> original, List<String> translated) {
    Map<String, String> unused = new LinkedHashMap<>();
    words.forEach(
        (term, own) -> {
          String source = english.get(term);
          if (source != null
              && count("\\b", source, original) >= OFTEN
              && count("", own, translated) == 0) {
            unused.put(term, own);
          }
        });
    return unused;
  }

  private static long count(String before, String words, List<String> texts) {
    String any = Stream.of(words.split("\\|")).map(Pattern::quote).collect(Collectors.joining("|"));
    Pattern pattern =
        Pattern.compile(before + "(" + any + ")", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    return texts.stream().filter(text -> pattern.matcher(text).find()).count();
  }
}
