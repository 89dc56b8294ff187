package org.queenside.text;

import java.util.List;

/**
 * What is done and to do in a translated file.
 *
 * @param file where it is
 * @param done how many texts are there
 * @param total how many English has; 0 if nothing has to be there, or the file can't be read
 * @param problems what has to be translated or corrected, each with file and line
 */
public record TranslationReport(String file, int done, int total, List<String> problems) {
  /** The beginning of a problem with a text that is shown nevertheless. */
  public static final String WARNING = "warning: ";

  /** The end of what is said about a text that is not there yet. */
  public static final String MISSING = " is missing";

  public TranslationReport {
    problems = List.copyOf(problems);
  }

  /** Returns the report on a file that was saved in another encoding, and is left as it is. */
  public static TranslationReport notUtf8(String file) {
    return new TranslationReport(
        file, 0, 0, List.of(file + ":1: the file is not UTF-8 text. Save it in this encoding"));
  }
}
