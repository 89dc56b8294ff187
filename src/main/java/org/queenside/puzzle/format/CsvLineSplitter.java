package org.queenside.puzzle.format;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecordHandler;
import java.util.List;

/** Takes one line of a CSV file apart; no puzzle needs a field of several lines. */
final class CsvLineSplitter {
  private static final int MOST_COLUMNS = 100;

  private CsvLineSplitter() {}

  /**
   * Returns the fields of a line without the quotes around them.
   *
   * @throws EntryFormatException if there are too many of them, or the quotes do not match
   */
  static List<String> fields(String line, char separator) throws EntryFormatException {
    try {
      return CsvReader.builder()
          .fieldSeparator(separator)
          .ofSingleCsvRecord(
              CsvRecordHandler.of(
                  handler -> handler.maxFields(MOST_COLUMNS).maxFieldSize(TextLineReader.LONGEST)),
              line)
          .getFields();
    } catch (CsvParseException e) {
      throw new EntryFormatException("quotes", String.valueOf(e.getMessage()));
    }
  }
}
