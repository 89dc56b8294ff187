package org.queenside.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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
  private static final String SOURCES = "sources.properties";

  private static final Pattern ENTRY = Pattern.compile("([\\w.+-]+)\\s*=\\s*(.*)");

  private BundleTranslationFiles() {}

  /**
   * Writes every file of a language, with what is translated and empty places for the rest. English
   * files have all the English texts, for programs that show both side by side.
   *
   * @param accept whether texts count as translations of the present English ones
   * @return what has to be translated or corrected, each with file and line
   * @throws IOException if the files can't be written; each is either written whole or not at all
   */
  public static List<String> update(TranslationFolder folder, boolean accept) throws IOException {
    List<String> open = new ArrayList<>();
    Map<String, String> sources = MessageTable.read(present(folder, SOURCES));
    Map<String, String> translatedFrom = new TreeMap<>();
    for (String bundle : BUNDLES) {
      String file = MessageTable.file(bundle);
      String english = MessageTable.source(bundle);
      TranslatedBundle present =
          TranslatedBundle.read(
              folder.isEnglish() ? english : present(folder, file), MessageTable.read(english));
      String place = folder.path().resolve(file).toString();
      present.faults().forEach(fault -> open.add(line(place, fault)));
      String name = file.substring(0, file.lastIndexOf('.'));
      var writer = new BundleWriter(name, english, present.texts(), accept ? Map.of() : sources);
      folder.write(file, writer.write());
      writer.open.forEach(each -> open.add(place + ": " + each));
      translatedFrom.putAll(writer.translatedFrom);
    }
    var text =
        new StringBuilder("# Which English texts were translated. The program writes this.\n");
    translatedFrom.forEach((key, of) -> text.append(key).append('=').append(of).append('\n'));
    folder.write(SOURCES, text.toString());
    return open;
  }

  private static String line(String file, TranslatedBundle.Fault fault) {
    return "%s:%d: %s: %s".formatted(file, fault.line(), fault.key(), fault.reason());
  }

  private static String present(TranslationFolder folder, String file) throws IOException {
    return Objects.requireNonNullElse(folder.read(file), "");
  }

  /** Writes one bundle in the order of the English file. */
  private static final class BundleWriter {
    private final String name;
    private final String english;
    private final Map<String, String> left;
    private final Map<String, String> sources;
    private final StringBuilder out = new StringBuilder();
    private final List<String> open = new ArrayList<>();
    private final Map<String, String> translatedFrom = new HashMap<>();
    private final Map<String, String> sourceTexts;

    BundleWriter(
        String name, String english, Map<String, String> texts, Map<String, String> sources) {
      this.name = name;
      this.english = english;
      this.left = new TreeMap<>(texts);
      this.sources = sources;
      this.sourceTexts = MessageTable.read(english);
    }

    String write() {
      for (String line : english.lines().toList()) {
        Matcher entry = ENTRY.matcher(line);
        if (entry.matches() && sourceTexts.containsKey(entry.group(1))) {
          entry(entry.group(1), sourceTexts.getOrDefault(entry.group(1), ""));
        } else if (line.isBlank() || line.startsWith("#")) {
          out.append(line).append('\n');
        }
      }
      return out.toString();
    }

    private void entry(String key, String source) {
      String text = left.remove(key);
      String of = Integer.toHexString(source.hashCode());
      String before = sources.getOrDefault(name + "." + key, of);
      if (text == null) {
        open.add(key + " is missing");
        out.append("# English: ").append(escaped(source)).append('\n');
      } else if (!before.equals(of)) {
        open.add(
            key
                + ": the English text has changed. Delete its line in "
                + SOURCES
                + " when it fits");
        out.append("# English now: ").append(escaped(source)).append('\n');
        translatedFrom.put(name + "." + key, before);
      } else {
        translatedFrom.put(name + "." + key, of);
      }
      line(key, text);
      List<String> forms =
          left.keySet().stream()
              .filter(each -> each.startsWith(key + ".") && form(each, key).matches("[\\w-]+"))
              .toList();
      for (String form : forms) {
        if (!sourceTexts.containsKey(form)) {
          line(form, left.remove(form));
        }
      }
    }

    private static String form(String key, String term) {
      return key.substring(term.length() + 1);
    }

    private void line(String key, @Nullable String text) {
      out.append(key).append('=').append(text == null ? "" : escaped(text)).append('\n');
    }

    private static String escaped(String text) {
      String escaped =
          text.replace("\\", "\\\\")
              .replace("\n", "\\n")
              .replace("\u00ad", "\\u00ad")
              .replace("\u2060", "\\u2060")
              .replace("\u200b", "\\u200b");
      return escaped.startsWith(" ") ? "\\" + escaped : escaped;
    }
  }
}
