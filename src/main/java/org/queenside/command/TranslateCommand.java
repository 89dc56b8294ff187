package org.queenside.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.queenside.course.source.CourseTranslationFiles;
import org.queenside.text.BundleTranslationFiles;
import org.queenside.text.TranslationFolder;

/** Writes the files that a translator fills in, and says what is still missing. */
final class TranslateCommand implements Command {
  private static final String LANGUAGE = "language";
  private static final String TO = "to";
  private static final String ACCEPT = "accept";
  private static final int MOST_SHOWN = 200;

  /** Longer words, such as "italian", would be possible in tags, but none is registered. */
  private static final String CODE = "[a-z]{2,3}";

  @Override
  public String name() {
    return "translate";
  }

  @Override
  public Set<String> options() {
    return Set.of(LANGUAGE, TO, ACCEPT);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    Locale language = language(line);
    String to = line.value(TO);
    Path path = Path.of(to == null ? "lessons" : to).resolve(language.toLanguageTag());
    var folder = new TranslationFolder(path, language);
    boolean accept = line.has(ACCEPT);
    List<String> open = new ArrayList<>();
    try {
      CourseTranslationFiles.update(folder, accept)
          .forEach(problem -> open.add(problem.toString()));
      open.addAll(BundleTranslationFiles.update(folder, accept));
    } catch (IOException e) {
      throw new CommandException("write", String.valueOf(e.getMessage()));
    }
    // What is wrong comes before what is only missing.
    open.sort(Comparator.comparing(each -> each.contains(" is missing")));
    open.stream().limit(MOST_SHOWN).forEach(output.out()::println);
    output.out().println(MESSAGES.get("translate.done", open.size(), path.toString()));
    return 0;
  }

  private static Locale language(CommandLine line) {
    String tag = line.value(LANGUAGE);
    if (tag == null) {
      throw new UsageException("language");
    }
    try {
      Locale language = new Locale.Builder().setLanguageTag(tag).build();
      if (language.getLanguage().matches(CODE)) {
        return language;
      }
    } catch (IllformedLocaleException notATag) {
      throw new UsageException("no-language", tag);
    }
    throw new UsageException("no-language", tag);
  }
}
