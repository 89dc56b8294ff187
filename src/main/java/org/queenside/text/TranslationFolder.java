package org.queenside.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which a translator works on a language.
 *
 * @param path where it is or will be
 * @param accept whether complete texts count as translations of the present English ones
 * @param withEnglish whether the English text stands above every text, not only above those to do
 */
public record TranslationFolder(Path path, Locale language, boolean accept, boolean withEnglish) {
  private static final Pattern GENERATED =
      Pattern.compile("\\s*# English(?:, said by [\\w-]+:|:| now:| has changed\\.).*");

  /** Returns whether it holds the English texts themselves, of which nothing is translated. */
  public boolean isEnglish() {
    return language.equals(Locale.ENGLISH);
  }

  /** Returns whether a comment was written by the program, which also removes it. */
  public static boolean isGenerated(String comment) {
    return GENERATED.matcher(comment).matches();
  }

  /**
   * Returns the present text of a file, from the program if the folder doesn't have it; null if
   * there is none, and for English.
   *
   * @throws java.nio.charset.CharacterCodingException if it isn't UTF-8
   */
  public @Nullable String read(String file) throws IOException {
    if (isEnglish()) {
      return null;
    }
    Path present = path.resolve(file);
    return Files.exists(present)
        ? Translations.text(present)
        : Translations.current().read(language, file);
  }

  /** Writes a file, whole or not at all. */
  public void write(String file, String text) throws IOException {
    Files.createDirectories(path);
    Path unfinished = path.resolve(file + ".unfinished");
    Files.writeString(unfinished, text);
    Files.move(unfinished, path.resolve(file), StandardCopyOption.REPLACE_EXISTING);
  }
}
