package org.queenside.school.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.queenside.text.SpreadsheetFormula;

/**
 * Writes one table of a ZIP file for spreadsheets: UTF-8 with a byte order mark, and no text that a
 * spreadsheet would run as a formula.
 */
final class CsvTableWriter {

  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  private final Writer out;
  private final CsvWriter csv;
  private final ZoneId zone;

  /**
   * Starts the table; {@link #finish} ends it.
   *
   * @param zone the time zone of all times
   */
  CsvTableWriter(ZipOutputStream zip, String name, ZoneId zone, List<String> columns)
      throws IOException {
    this.zone = zone;
    zip.putNextEntry(new ZipEntry(name));
    this.out = new BufferedWriter(new OutputStreamWriter(zip, StandardCharsets.UTF_8));
    out.write(BYTE_ORDER_MARK);
    this.csv = CsvWriter.builder().lineDelimiter(LineDelimiter.CRLF).bufferSize(0).build(out);
    csv.writeRecord(columns);
  }

  /** Adds a row of texts, numbers and times; null is an empty cell. */
  void row(@Nullable Object... cells) throws IOException {
    try {
      csv.writeRecord(Arrays.stream(cells).map(this::text).toArray(String[]::new));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private String text(@Nullable Object cell) {
    return switch (cell) {
      case null -> "";
      case Instant time -> TIME.format(time.atZone(zone));
      case Number number -> number.toString();
      default -> SpreadsheetFormula.escape(cell.toString());
    };
  }

  void finish(ZipOutputStream zip) throws IOException {
    out.flush();
    zip.closeEntry();
  }
}
