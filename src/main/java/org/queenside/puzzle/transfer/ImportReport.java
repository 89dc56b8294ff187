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

  /** The messages about imports. They are stored, so they are in English. */
  static final MessageBundle MESSAGES =
      MessageBundle.english("org.queenside.puzzle.transfer.transfer");

  public ImportReport {
    missed = List.copyOf(missed);
  }

  /** Returns the report as lines of text. */
  public String text() {
    StringBuilder text = new StringBuilder(summary());
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      lines(text, kind);
    }
    return text.toString();
  }

  /** Returns the beginning of the report: the state and the counts. */
  public String summary() {
    StringBuilder text = new StringBuilder();
    line(text, "title", of.fileName(), of.collectionName());
    line(text, "state." + word(of.state()));
    if (of.problem() != null) {
      text.append(of.problem()).append('\n');
    }
    text.append('\n');
    line(text, "read", of.counts().read());
    line(text, "taken", of.counts().taken());
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      if (kind != SkippedLine.Kind.NOTED || of.counts().noted() > 0) {
        line(text, word(kind), of.counts().of(kind));
      }
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
      String key = line.game() == 0 ? "line" : "game";
      line(
          text,
          line.reason().isEmpty() ? key : key + "-because",
          line.line(),
          line.reason(),
          line.game());
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
