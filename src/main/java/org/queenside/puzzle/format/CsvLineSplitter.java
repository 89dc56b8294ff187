package org.queenside.puzzle.format;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecordHandler;
import java.util.List;

/** Splits one line of a CSV file into fields; fields with line breaks are not supported. */
final class CsvLineSplitter {
  private static final int MOST_COLUMNS = 100;
  private static final char QUOTE = '"';

  private CsvLineSplitter() {}

  /**
   * Returns the fields of a line without the quotes around them.
   *
   * @throws EntryFormatException if there are too many fields, or a quote is not closed
   */
  static List<String> fields(String line, char separator) throws EntryFormatException {
    if (hasOpenQuote(line, separator)) {
      throw new EntryFormatException("quote-open");
    }
    try {
      return CsvReader.builder()
          .fieldSeparator(separator)
          .ofSingleCsvRecord(
              CsvRecordHandler.of(
                  handler ->
                      handler.maxFields(MOST_COLUMNS).maxFieldSize(EntryParser.LONGEST_LINE)),
              line)
          .getFields();
    } catch (CsvParseException _) {
      throw new EntryFormatException("quotes");
    }
  }

  /**
   * Returns whether a quote is not closed, in which case FastCSV would read on to the end of the
   * line.
   */
  private static boolean hasOpenQuote(String line, char separator) {
    int at = 0;
    while (at < line.length()) {
      if (line.charAt(at) == QUOTE) {
        at = afterQuotes(line, at + 1);
        if (at > line.length()) {
          return true;
        }
      }
      int end = line.indexOf(separator, at);
      at = end < 0 ? line.length() : end + 1;
    }
    return false;
  }

  /** Returns the index after the closing quote, or after the line if there is none. */
  private static int afterQuotes(String line, int inside) {
    int quote = line.indexOf(QUOTE, inside);
    while (quote >= 0 && quote + 1 < line.length() && line.charAt(quote + 1) == QUOTE) {
      quote = line.indexOf(QUOTE, quote + 2);
    }
    return quote < 0 ? line.length() + 1 : quote + 1;
  }
}
