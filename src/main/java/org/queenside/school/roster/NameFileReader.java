package org.queenside.school.roster;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;

/**
 * Reads files of names as spreadsheets and school programs write them: CSV separated by commas,
 * semicolons or tabs, in UTF-8, UTF-16 or Windows-1252.
 */
public final class NameFileReader {

  /** The size of the largest file that is read, in bytes. */
  public static final int LARGEST = 1 << 20;

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  /** Reasons why a file can't be read. */
  public enum Problem {
    /** It is a spreadsheet or another binary file. */
    SPREADSHEET,
    NOT_TEXT,
    /** A quotation mark isn't closed. */
    QUOTES,
    EMPTY
  }

  /** A file from which no names can be read. */
  public static final class NameFileException extends Exception {

    private final Problem problem;

    NameFileException(Problem problem, @Nullable Throwable cause) {
      super("unreadable file of names: " + problem, cause);
      this.problem = problem;
    }

    /** Returns why it can't be read. */
    public Problem problem() {
      return problem;
    }
  }

  private NameFileReader() {}

  /**
   * A row of a file.
   *
   * @param number the number of its first line in the file, from 1
   * @param cells normalized
   */
  public record FileRow(long number, List<String> cells) {
    public FileRow {
      cells = List.copyOf(cells);
    }
  }

  /**
   * Reads a file of names.
   *
   * @return its rows in the format of {@link NameTable#of}, one per line, with tabs between columns
   * @throws NameFileException if no names can be read from it
   */
  public static String read(byte[] file) throws NameFileException {
    List<FileRow> rows = rows(file);
    boolean oneColumn = rows.stream().allMatch(row -> row.cells().size() == 1);
    return rows.stream()
        .map(row -> String.join("\t", row.cells()))
        // A semicolon would start a second column.
        .map(line -> oneColumn ? line.replace(';', ',') : line)
        .collect(Collectors.joining("\n"));
  }

  static List<FileRow> rows(byte[] file) throws NameFileException {
    return rows(decode(file));
  }

  static List<FileRow> rows(String text) throws NameFileException {
    if (text.isBlank()) {
      throw new NameFileException(Problem.EMPTY, null);
    }
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder().fieldSeparator(separator(text)).ofCsvRecord(text)) {
      return reader.stream()
          .map(
              each ->
                  new FileRow(
                      each.getStartingLineNumber(),
                      each.getFields().stream().map(NameNormalizer::normalize).toList()))
          .filter(row -> row.cells().stream().anyMatch(cell -> !cell.isEmpty()))
          .toList();
    } catch (CsvParseException | java.io.IOException e) {
      throw new NameFileException(Problem.QUOTES, e);
    }
  }

  private static String decode(byte[] file) throws NameFileException {
    if (startsWith(file, 'P', 'K') || startsWith(file, 0xD0, 0xCF)) {
      throw new NameFileException(Problem.SPREADSHEET, null);
    }
    String text = decodeBytes(file);
    if (text.indexOf('\0') >= 0 || text.startsWith("%PDF")) {
      throw new NameFileException(Problem.NOT_TEXT, null);
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static String decodeBytes(byte[] file) {
    if (startsWith(file, 0xFF, 0xFE) || startsWith(file, 0xFE, 0xFF)) {
      return new String(file, StandardCharsets.UTF_16);
    }
    if (file.length > 1 && file[0] != 0 && file[1] == 0 && file.length % 2 == 0) {
      return new String(file, StandardCharsets.UTF_16LE);
    }
    if (file.length > 1 && file[0] == 0 && file[1] != 0 && file.length % 2 == 0) {
      return new String(file, StandardCharsets.UTF_16BE);
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
    } catch (CharacterCodingException e) {
      return new String(file, WINDOWS);
    }
  }

  private static boolean startsWith(byte[] file, int first, int second) {
    return file.length > 1 && (file[0] & 0xFF) == first && (file[1] & 0xFF) == second;
  }

  /** The separator that occurs most often in the first line. */
  private static char separator(String text) {
    String line = text.lines().filter(each -> !each.isBlank()).findFirst().orElse("");
    char best = ',';
    for (char each : new char[] {';', '\t'}) {
      if (count(line, each) > count(line, best)) {
        best = each;
      }
    }
    return best;
  }

  private static long count(String line, char separator) {
    return line.chars().filter(each -> each == separator).count();
  }
}
