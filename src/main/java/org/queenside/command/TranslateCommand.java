package org.queenside.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.queenside.course.source.CourseTranslationFiles;
import org.queenside.text.BundleTranslationFiles;
import org.queenside.text.TranslationFolder;
import org.queenside.text.TranslationReport;
import org.queenside.text.Translations;

/** Writes the files that a translator fills in, and says what is still missing. */
final class TranslateCommand implements Command {
  private static final String LANGUAGE = "language";
  private static final String TO = "to";
  private static final String ACCEPT = "accept";
  private static final String ENGLISH = "english";
  private static final int MOST_SHOWN = 200;

  @Override
  public String name() {
    return "translate";
  }

  @Override
  public Set<String> options() {
    return Set.of(LANGUAGE, TO, ACCEPT, ENGLISH);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    Locale language = language(line);
    if (language.getDisplayLanguage(Locale.ENGLISH).equals(language.getLanguage())) {
      output.err().println(MESSAGES.get("translate.unknown-language", language.getLanguage()));
    }
    String to = line.value(TO);
    Path path = Path.of(to == null ? "lessons" : to);
    if (!path.endsWith(language.toLanguageTag())) {
      path = path.resolve(language.toLanguageTag());
    }
    var folder = new TranslationFolder(path, language, line.has(ACCEPT), line.has(ENGLISH));
    List<TranslationReport> reports = new ArrayList<>();
    try {
      reports.addAll(CourseTranslationFiles.update(folder));
      reports.addAll(BundleTranslationFiles.update(folder));
    } catch (AccessDeniedException denied) {
      throw new CommandException("no-permission", String.valueOf(denied.getMessage()));
    } catch (IOException e) {
      throw new CommandException("write", String.valueOf(e.getMessage()));
    }
    print(reports, path, output.out());
    return 0;
  }

  private static void print(List<TranslationReport> reports, Path folder, PrintStream out) {
    List<String> open = new ArrayList<>();
    reports.forEach(report -> open.addAll(report.problems()));
    open.sort(Comparator.comparingInt(TranslateCommand::rank));
    open.stream().limit(MOST_SHOWN).forEach(out::println);
    if (open.size() > MOST_SHOWN) {
      out.println(MESSAGES.get("translate.more", open.size() - MOST_SHOWN));
    }
    long untouched =
        reports.stream().filter(report -> report.done() == 0 && report.total() > 0).count();
    reports.stream()
        .filter(report -> report.done() > 0)
        .forEach(
            report ->
                out.println(
                    MESSAGES.get(
                        report.done() < report.total()
                            ? "translate.begun"
                            : report.problems().isEmpty()
                                ? "translate.complete"
                                : "translate.faulty",
                        Path.of(report.file()).getFileName().toString(),
                        report.done(),
                        report.total(),
                        report.problems().size())));
    if (untouched > 0) {
      out.println(MESSAGES.get("translate.untouched", untouched));
    }
    out.println(MESSAGES.get("translate.done", open.size(), folder.toString()));
  }

  /** What is wrong comes before what may be wrong, and that before what is only missing. */
  private static int rank(String problem) {
    return problem.contains(TranslationReport.MISSING)
        ? 2
        : problem.contains(TranslationReport.WARNING) ? 1 : 0;
  }

  private static Locale language(CommandLine line) {
    String tag = line.value(LANGUAGE);
    if (tag == null) {
      throw new UsageException("language");
    }
    Locale language = Translations.language(tag);
    if (language == null) {
      throw new UsageException("no-language", tag);
    }
    return language;
  }
}
