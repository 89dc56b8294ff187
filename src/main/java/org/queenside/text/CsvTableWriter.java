package org.queenside.text;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormatSymbols;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes one table for spreadsheets, as a separate file or in a ZIP file: UTF-8 with a byte order
 * mark, and no text that a spreadsheet would run as a formula. Where numbers have a decimal comma,
 * spreadsheets expect semicolons between the cells.
 */
public final class CsvTableWriter {

  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  private final Writer out;
  private final CsvWriter csv;
  private final ZoneId zone;
  private final char decimalSign;

  /**
   * Starts the table in a ZIP file; {@link #finish} ends it.
   *
   * @param zone the time zone of all times
   * @param locale the language of the spreadsheet program
   */
  public CsvTableWriter(
      ZipOutputStream zip, String name, ZoneId zone, Locale locale, List<String> columns)
      throws IOException {
    this(entry(zip, name), zone, locale, columns);
  }

  /**
   * Starts a table in its own file; {@link #flush} ends it.
   *
   * @param zone the time zone of all times
   * @param locale the language of the spreadsheet program
   */
  public CsvTableWriter(OutputStream out, ZoneId zone, Locale locale, List<String> columns)
      throws IOException {
    this.zone = zone;
    this.decimalSign = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator();
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    this.out.write(BYTE_ORDER_MARK);
    this.csv =
        CsvWriter.builder()
            .fieldSeparator(decimalSign == ',' ? ';' : ',')
            .lineDelimiter(LineDelimiter.CRLF)
            .bufferSize(0)
            .build(this.out);
    csv.writeRecord(columns.stream().map(SpreadsheetFormula::escape).toList());
  }

  private static ZipOutputStream entry(ZipOutputStream zip, String name) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    return zip;
  }

  /** Adds a row of texts, numbers and times; null is an empty cell. */
  public void row(@Nullable Object... cells) throws IOException {
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
      case Number number -> number.toString().replace('.', decimalSign);
      default -> SpreadsheetFormula.escape(cell.toString());
    };
  }

  /** Writes the remaining output; the stream stays open. */
  public void flush() throws IOException {
    out.flush();
  }

  /** Ends the table of a ZIP file. */
  public void finish(ZipOutputStream zip) throws IOException {
    flush();
    zip.closeEntry();
  }
}
