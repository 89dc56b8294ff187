package org.queenside.puzzle.transfer;

import java.util.List;
import java.util.Locale;
import org.queenside.text.Messages;

/**
 * What an import brought, and which lines brought nothing.
 *
 * @param missed the first lines of each kind, in their order
 */
public record ImportReport(PuzzleImport of, List<SkippedLine> missed) {

  /** What is said about imports. It is stored with them, so it is in English. */
  static final Messages MESSAGES = Messages.english("org.queenside.puzzle.transfer.transfer");

  public ImportReport {
    missed = List.copyOf(missed);
  }

  /** Returns the report for people to read, in lines. */
  public String text() {
    StringBuilder text = new StringBuilder(summary());
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      lines(text, kind);
    }
    return text.toString();
  }

  /** Returns the beginning of the report: how it stands, and the counts. */
  public String summary() {
    StringBuilder text = new StringBuilder();
    line(text, "title", of.fileName(), of.collectionName());
    line(text, "state." + word(of.state()));
    if (of.problem() != null) {
      text.append(of.problem()).append('\n');
    }
    text.append('\n');
    line(text, "lines", of.mark().lines());
    line(text, "taken", of.counts().taken());
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      line(text, word(kind), of.counts().of(kind));
    }
    if (of.counts().corrected() > 0) {
      line(text, "corrected", of.counts().corrected());
    }
    return text.toString();
  }

  private void lines(StringBuilder text, SkippedLine.Kind kind) {
    long all = of.counts().of(kind);
    if (all == 0) {
      return;
    }
    text.append('\n');
    line(text, "heading." + word(kind));
    List<SkippedLine> kept = missed.stream().filter(line -> line.kind() == kind).toList();
    for (SkippedLine line : kept) {
      line(text, line.reason().isEmpty() ? "line" : "line-because", line.line(), line.reason());
    }
    if (all > kept.size()) {
      line(text, "more", all - kept.size());
    }
  }

  private static void line(StringBuilder text, String key, Object... arguments) {
    text.append(MESSAGES.get("report." + key, arguments)).append('\n');
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
