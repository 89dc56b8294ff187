package org.queenside.text;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** The files with the translated interface texts, one for each bundle that people read. */
public final class BundleTranslationFiles {
  /** The bundles to translate. What only operators read, on the command line, is English. */
  public static final List<String> BUNDLES =
      List.of(
          "vaadin-i18n.translations",
          "vaadin-i18n.course",
          "vaadin-i18n.ruling",
          "vaadin-i18n.rule",
          "vaadin-i18n.board",
          "vaadin-i18n.practice",
          "vaadin-i18n.report",
          "vaadin-i18n.authoring",
          "vaadin-i18n.export",
          "vaadin-i18n.format",
          "vaadin-i18n.transfer");

  /** The fingerprints of the English texts that were translated, by file and key. */
  static final String SOURCES = "sources.properties";

  /** Sentences of any bundle may have words of this one. */
  private static final String WORDS = "vaadin-i18n.course";

  private BundleTranslationFiles() {}

  /**
   * Writes every file of a language, with what is translated and empty places for the rest. English
   * files have all the English texts, for programs that show both side by side. What can't be used
   * stays where it is.
   *
   * @return what is done and to do in each file
   * @throws IOException if the files can't be written; each is either written whole or not at all
   */
  public static List<TranslationReport> update(TranslationFolder folder) throws IOException {
    List<TranslationReport> reports = new ArrayList<>();
    Map<String, String> sources;
    try {
      sources = MessageTable.read(present(folder, SOURCES));
    } catch (CharacterCodingException notUtf8) {
      return List.of(TranslationReport.notUtf8(folder.path().resolve(SOURCES).toString()));
    }
    Set<String> forms = formsOfWords(folder);
    Map<String, String> translatedFrom = new TreeMap<>();
    for (String bundle : BUNDLES) {
      String file = MessageTable.file(bundle);
      try {
        String english = MessageTable.source(bundle);
        var writer =
            new BundleWriter(
                bundle, folder.isEnglish() ? english : present(folder, file), folder, sources);
        String text = writer.write();
        folder.write(file, text);
        reports.add(writer.report(text, forms));
        translatedFrom.putAll(writer.translatedFrom());
      } catch (CharacterCodingException notUtf8) {
        reports.add(TranslationReport.notUtf8(folder.path().resolve(file).toString()));
        sources.forEach(
            (key, of) -> {
              if (key.startsWith(name(bundle) + ".")) {
                translatedFrom.put(key, of);
              }
            });
      }
    }
    var text =
        new StringBuilder("# Which English texts were translated. The program writes this.\n");
    translatedFrom.forEach((key, of) -> text.append(key).append('=').append(of).append('\n'));
    folder.write(SOURCES, text.toString());
    return reports;
  }

  private static Set<String> formsOfWords(TranslationFolder folder) throws IOException {
    try {
      Map<String, String> english = MessageTable.read(MessageTable.source(WORDS));
      String present = present(folder, MessageTable.file(WORDS));
      return new TermForms(TranslatedBundle.read(present, english).texts(), english).names();
    } catch (CharacterCodingException notUtf8) {
      return Set.of();
    }
  }

  /** Returns the name of a bundle in the file of the fingerprints. */
  static String name(String bundle) {
    return bundle.substring(bundle.lastIndexOf('.') + 1);
  }

  private static String present(TranslationFolder folder, String file) throws IOException {
    return Objects.requireNonNullElse(folder.read(file), "");
  }
}
