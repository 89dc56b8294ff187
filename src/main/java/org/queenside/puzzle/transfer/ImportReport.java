package org.queenside.puzzle.transfer;

import java.util.List;
import java.util.Locale;
import org.queenside.text.MessageBundle;

/**
 * The result of an import, with the skipped lines.
 *
 * @param missed the first skipped lines of each kind, in order
 */
public record ImportReport(PuzzleImport of, List<SkippedLine> missed) {

  static final String BUNDLE = "vaadin-i18n.transfer";

  public ImportReport {
    missed = List.copyOf(missed);
  }

  /**
   * Returns the report as lines of text.
   *
   * @param locale the language of its own words; what is wrong with a line is stored in that of the
   *     import
   */
  public String text(Locale locale) {
    StringBuilder text = new StringBuilder(summary(locale));
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      lines(text, kind, locale);
    }
    return text.toString();
  }

  /** Returns the beginning of the report: the state and the counts. */
  public String summary(Locale locale) {
    StringBuilder text = new StringBuilder();
    line(text, locale, "title", of.fileName(), of.collectionName());
    line(text, locale, "state." + word(of.state()));
    if (of.problem() != null) {
      text.append(of.problem(locale)).append('\n');
    }
    text.append('\n');
    line(text, locale, "read", of.counts().read());
    line(text, locale, "taken", of.counts().taken());
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      if (kind != SkippedLine.Kind.NOTED || of.counts().noted() > 0) {
        line(text, locale, word(kind), of.counts().of(kind));
      }
    }
    if (of.counts().corrected() > 0) {
      line(text, locale, "corrected", of.counts().corrected());
    }
    return text.toString();
  }

  private void lines(StringBuilder text, SkippedLine.Kind kind, Locale locale) {
    long all = of.counts().of(kind);
    if (all == 0) {
      return;
    }
    text.append('\n');
    line(text, locale, "heading." + word(kind));
    List<SkippedLine> kept = missed.stream().filter(line -> line.kind() == kind).toList();
    for (SkippedLine line : kept) {
      String key = line.game() == 0 ? "line" : "game";
      line(
          text,
          locale,
          line.reason().isEmpty() ? key : key + "-because",
          line.line(),
          line.reason(),
          line.game());
    }
    if (all > kept.size()) {
      line(text, locale, "more", all - kept.size());
    }
  }

  private static void line(StringBuilder text, Locale locale, String key, Object... arguments) {
    text.append(MessageBundle.of(BUNDLE, locale).get("report." + key, arguments)).append('\n');
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
