package org.queenside.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A language that shows what isn't translated or doesn't fit: English with an accent on every
 * vowel, two fifths longer, and read from right to left. It is made for tests only.
 */
public final class PseudoLanguage {
  public static final Locale LOCALE = Locale.forLanguageTag("ar-XB");

  private static final String PLAIN = "aeiouAEIOU";
  private static final String ACCENTED = "áéíóúÁÉÍÓÚ";
  private static final double LONGER = 0.4;

  /** Texts that aren't sentences. */
  private static final Pattern KEPT = Pattern.compile("letters|fillers|praise\\.openers");

  /** What stands in small places, or has a greatest length. */
  private static final Pattern SHORT = Pattern.compile("opening|beaten|scene|task|title|id|of");

  private static final Pattern ENGLISH = Pattern.compile("# English(?:, said by [^:]*)?: (.*)");

  private static final Pattern NAME =
      Pattern.compile("\\*\\*|[a-h][1-8]|[KQRBN][a-h]?[1-8]?x?[a-h][1-8]");

  private PseudoLanguage() {}

  /** Writes the files of the language into a folder. */
  public static void write(Path folder) {
    Path own = folder.resolve(LOCALE.toLanguageTag());
    try {
      Files.createDirectories(own);
      for (String bundle : BundleTranslationFiles.BUNDLES) {
        var lines = new StringBuilder();
        new TreeMap<>(MessageTable.english(bundle).texts())
            .forEach(
                (key, text) ->
                    lines
                        .append(key)
                        .append('=')
                        .append(escaped(KEPT.matcher(key).matches() ? text : message(text)))
                        .append('\n'));
        Files.writeString(own.resolve(MessageTable.file(bundle)), lines);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Fills in the files of lessons that the program has written for translators.
   *
   * @param folder the folder of the language, with empty texts below their English comments
   */
  public static void fillLessons(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".yaml")).toList()) {
        Files.writeString(file, filled(Files.readString(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String filled(String file) {
    var out = new StringBuilder();
    String english = "";
    for (String line : file.lines().toList()) {
      String plain = line.strip();
      Matcher comment = ENGLISH.matcher(plain);
      if (comment.matches()) {
        english = comment.group(1);
      } else if (plain.endsWith("\"\"")) {
        String field = plain.replaceAll("[-: \"]", "");
        String text = SHORT.matcher(field).matches() ? accented(english) : longer(english);
        out.append(line, 0, line.length() - 1).append(text.replace("\"", "\\\"")).append("\"\n");
      } else {
        out.append(line).append('\n');
      }
    }
    return out.toString();
  }

  /** Returns a message with other words and the same values. */
  static String message(String text) {
    return new Writer(text).whole();
  }

  private static String longer(String text) {
    return text.length() < 4 ? accented(text) : padded(accented(text), text.length());
  }

  /** Adds words before the full stop, so that there are no more sentences than before. */
  private static String padded(String text, int length) {
    String more = " ~~~~~".repeat((int) (length * LONGER / 6));
    int end = text.matches("(?s).*[.!?]") ? text.length() - 1 : text.length();
    return text.substring(0, end) + more + text.substring(end);
  }

  private static String accented(String text) {
    var out = new StringBuilder();
    var kept = NAME.matcher(text);
    int from = 0;
    while (kept.find()) {
      out.append(letters(text.substring(from, kept.start()))).append(kept.group());
      from = kept.end();
    }
    return out.append(letters(text.substring(from))).toString();
  }

  private static String letters(String text) {
    var out = new StringBuilder();
    for (char each : text.toCharArray()) {
      int vowel = PLAIN.indexOf(each);
      out.append(vowel < 0 ? each : ACCENTED.charAt(vowel));
    }
    return out.toString();
  }

  private static String escaped(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\n", "\\n");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }

  /** Changes the words of a message, not the names in its braces. */
  private static final class Writer {
    private final String text;
    private int at;

    Writer(String text) {
      this.text = text;
    }

    String whole() {
      String written = words();
      return text.contains("plural") || text.contains("select") || text.length() < 4
          ? written
          : padded(written, text.length());
    }

    private String words() {
      var out = new StringBuilder();
      while (at < text.length() && text.charAt(at) != '}') {
        if (text.charAt(at) == '{') {
          out.append(place());
        } else {
          int from = at;
          while (at < text.length() && "{}".indexOf(text.charAt(at)) < 0) {
            at++;
          }
          out.append(accented(text.substring(from, at)));
        }
      }
      return out.toString();
    }

    private String place() {
      int from = at;
      at++;
      while (at < text.length() && "{}".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      var out = new StringBuilder(text.substring(from, at));
      while (at < text.length() && text.charAt(at) == '{') {
        at++;
        out.append('{').append(words()).append('}');
        at++;
        from = at;
        while (at < text.length() && "{}".indexOf(text.charAt(at)) < 0) {
          at++;
        }
        out.append(text, from, at);
      }
      at++;
      return out.append('}').toString();
    }
  }
}
