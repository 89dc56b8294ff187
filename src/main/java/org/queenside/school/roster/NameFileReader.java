package org.queenside.school.roster;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;

/**
 * Reads files of names as spreadsheets and school programs write them: CSV separated by commas,
 * semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. A header row says which column contains
 * what; without one, the first column contains the names and the others are ignored.
 */
public final class NameFileReader {

  /** The size of the largest file that is read, in bytes. */
  public static final int LARGEST = 1 << 20;

  private static final List<String> NAME = List.of("name", "pupil", "student", "full name");
  private static final List<String> FIRST =
      List.of("first name", "firstname", "given name", "first", "vorname", "prénom", "nombre");
  private static final List<String> LAST =
      List.of("last name", "lastname", "surname", "family name", "last", "nachname", "apellidos");
  private static final List<String> GROUP = List.of("group", "team", "gruppe", "groupe", "grupo");

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  /** Reasons why a file can't be read. */
  public enum Problem {
    /** It is a spreadsheet or another binary file. */
    SPREADSHEET,
    /** It is not text. */
    NOT_TEXT,
    /** A quotation mark is not closed. */
    QUOTES,
    /** It is empty. */
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

  /** The index of each kind of column, from 0; -1 if there is none. */
  private record Columns(boolean hasHeader, int name, int first, int last, int group) {

    static Columns of(CsvRecord firstRecord) {
      List<String> titles =
          firstRecord.getFields().stream()
              .map(each -> NameNormalizer.normalize(each).toLowerCase(Locale.ROOT))
              .toList();
      Columns found =
          new Columns(
              true,
              indexOf(titles, NAME),
              indexOf(titles, FIRST),
              indexOf(titles, LAST),
              indexOf(titles, GROUP));
      return found.name < 0 && found.first < 0 ? new Columns(false, 0, -1, -1, -1) : found;
    }

    private static int indexOf(List<String> titles, List<String> known) {
      for (int column = 0; column < titles.size(); column++) {
        if (known.contains(titles.get(column))) {
          return column;
        }
      }
      return -1;
    }

    String line(CsvRecord record) {
      String fullName =
          first < 0 ? field(record, name) : field(record, first) + " " + field(record, last);
      String groupName = field(record, group);
      return groupName.isEmpty() ? fullName.strip() : fullName.strip() + "; " + groupName;
    }

    /** Replaces semicolons: in a {@link NameList} they separate the group. */
    private static String field(CsvRecord record, int column) {
      return column < 0 || column >= record.getFieldCount()
          ? ""
          : NameNormalizer.normalize(record.getField(column).replace(';', ','));
    }
  }

  private NameFileReader() {}

  /**
   * Reads a file.
   *
   * @return the names in the format of {@link NameList#of}, one per line
   * @throws NameFileException if no names can be read from it
   */
  public static String read(byte[] file) throws NameFileException {
    String text = decode(file);
    if (text.isBlank()) {
      throw new NameFileException(Problem.EMPTY, null);
    }
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder().fieldSeparator(separator(text)).ofCsvRecord(text)) {
      List<CsvRecord> records = reader.stream().toList();
      Columns columns = Columns.of(records.getFirst());
      return records.stream()
          .skip(columns.hasHeader() ? 1 : 0)
          .map(columns::line)
          .collect(Collectors.joining("\n"));
    } catch (CsvParseException | java.io.IOException e) {
      throw new NameFileException(Problem.QUOTES, e);
    }
  }

  private static String decode(byte[] file) throws NameFileException {
    if (startsWith(file, 'P', 'K') || startsWith(file, 0xD0, 0xCF)) {
      throw new NameFileException(Problem.SPREADSHEET, null);
    }
    String text =
        startsWith(file, 0xFF, 0xFE) || startsWith(file, 0xFE, 0xFF)
            ? new String(file, StandardCharsets.UTF_16)
            : decodeBytes(file);
    if (text.indexOf('\0') >= 0 || text.startsWith("%PDF")) {
      throw new NameFileException(Problem.NOT_TEXT, null);
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static String decodeBytes(byte[] file) {
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
