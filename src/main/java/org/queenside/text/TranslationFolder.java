package org.queenside.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which a translator works on a language.
 *
 * @param path where it is or will be
 */
public record TranslationFolder(Path path, Locale language) {

  /** Returns whether it holds the English texts themselves, of which nothing is translated. */
  public boolean isEnglish() {
    return language.equals(Locale.ENGLISH);
  }

  /**
   * Returns the present text of a file, from the program if the folder doesn't have it; null if
   * there is none, and for English.
   */
  public @Nullable String read(String file) throws IOException {
    if (isEnglish()) {
      return null;
    }
    Path present = path.resolve(file);
    return Files.exists(present)
        ? Files.readString(present)
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
