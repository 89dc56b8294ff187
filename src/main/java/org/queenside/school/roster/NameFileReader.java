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
 * A file of names as spreadsheets and school programs write it: CSV with a comma, semicolon or tab,
 * in UTF-8, UTF-16 or as old programs do. A row of titles says which column has what; without one
 * the first column has the names and the others are left out.
 */
public final class NameFileReader {

  /** The most bytes of a file that is read. */
  public static final int LARGEST = 1 << 20;

  private static final List<String> NAME = List.of("name", "pupil", "student", "full name");
  private static final List<String> FIRST =
      List.of("first name", "firstname", "given name", "first", "vorname", "prénom", "nombre");
  private static final List<String> LAST =
      List.of("last name", "lastname", "surname", "family name", "last", "nachname", "apellidos");
  private static final List<String> GROUP = List.of("group", "team", "gruppe", "groupe", "grupo");

  private static final Charset OLD = Charset.forName("windows-1252");

  /** Why no names can be read from a file. */
  public enum Problem {
    /** It is a spreadsheet or another packed file. */
    SPREADSHEET,
    /** It is not text. */
    NOT_TEXT,
    /** Quotes in it do not match. */
    QUOTES,
    /** There is nothing in it. */
    EMPTY
  }

  /** No names can be read from a file. */
  public static final class NameFileException extends Exception {

    private final Problem flaw;

    NameFileException(Problem flaw, @Nullable Throwable cause) {
      super(flaw.toString(), cause);
      this.flaw = flaw;
    }

    /** Returns why. */
    public Problem flaw() {
      return flaw;
    }
  }

  /** Which columns have what, from 0; -1 if there is none. */
  private record Columns(boolean titled, int name, int first, int last, int group) {

    static Columns of(CsvRecord titles) {
      List<String> words =
          titles.getFields().stream()
              .map(each -> NameNormalizer.normalize(each).toLowerCase(Locale.ROOT))
              .toList();
      Columns found =
          new Columns(
              true,
              place(words, NAME),
              place(words, FIRST),
              place(words, LAST),
              place(words, GROUP));
      return found.name < 0 && found.first < 0 ? new Columns(false, 0, -1, -1, -1) : found;
    }

    private static int place(List<String> words, List<String> known) {
      for (int column = 0; column < words.size(); column++) {
        if (known.contains(words.get(column))) {
          return column;
        }
      }
      return -1;
    }

    String line(CsvRecord record) {
      String whole =
          first < 0 ? field(record, name) : field(record, first) + " " + field(record, last);
      String inGroup = field(record, group);
      return inGroup.isEmpty() ? whole.strip() : whole.strip() + "; " + inGroup;
    }

    /** A semicolon would begin the group. */
    private static String field(CsvRecord record, int column) {
      return column < 0 || column >= record.getFieldCount()
          ? ""
          : NameNormalizer.normalize(record.getField(column).replace(';', ','));
    }
  }

  private NameFileReader() {}

  /**
   * Returns the names as {@link NameList#of} reads them, one a line.
   *
   * @throws Unreadable if that is no such file
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
          .skip(columns.titled() ? 1 : 0)
          .map(columns::line)
          .collect(Collectors.joining("\n"));
    } catch (CsvParseException | java.io.IOException e) {
      throw new NameFileException(Problem.QUOTES, e);
    }
  }

  private static String decode(byte[] file) throws NameFileException {
    if (begins(file, 'P', 'K') || begins(file, 0xD0, 0xCF)) {
      throw new NameFileException(Problem.SPREADSHEET, null);
    }
    String text =
        begins(file, 0xFF, 0xFE) || begins(file, 0xFE, 0xFF)
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
      return new String(file, OLD);
    }
  }

  private static boolean begins(byte[] file, int first, int second) {
    return file.length > 1 && (file[0] & 0xFF) == first && (file[1] & 0xFF) == second;
  }

  /** The one that stands most often in the first line. */
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

  private static long count(String line, char wanted) {
    return line.chars().filter(each -> each == wanted).count();
  }
}
