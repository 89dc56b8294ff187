package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables in the form a spreadsheet reads. */
class CsvTableWriterTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private static String written(@Nullable Object... cells) throws IOException {
    return writtenIn(Locale.ENGLISH, cells);
  }

  private static String writtenIn(Locale locale, @Nullable Object... cells) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      CsvTableWriter table =
          new CsvTableWriter(zip, "table.csv", BERLIN, locale, List.of("a", "b"));
      table.row(cells);
      table.finish(zip);
    }
    return unzip(bytes.toByteArray()).get("table.csv");
  }

  static Map<String, String> unzip(byte[] zipped) throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zipped))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void aDecimalCommaBringsSemicolons() throws IOException {
    assertThat(writtenIn(Locale.GERMANY, "Ben, Mia", 1.5))
        .isEqualTo("\uFEFFa;b\r\nBen, Mia;1,5\r\n");
    assertThat(writtenIn(Locale.UK, "Ben; Mia", 1.5)).isEqualTo("\uFEFFa,b\r\nBen; Mia,1.5\r\n");
  }

  @Test
  void aTableStartsWithAByteOrderMark() throws IOException {
    assertThat(written("x", 1)).isEqualTo("\uFEFFa,b\r\nx,1\r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1", "-e4@", "@SUM(A1)", "\t=1"})
  void aFormulaIsEscapedWithAnApostrophe(String text) throws IOException {
    assertThat(written(text, 2)).isEqualTo("\uFEFFa,b\r\n'" + text + ",2\r\n");
  }

  @Test
  void otherTextsAreUnchanged() throws IOException {
    assertThat(written("Ann", "a=b-c")).isEqualTo("\uFEFFa,b\r\nAnn,a=b-c\r\n");
  }

  @Test
  void aTextStartingWithACarriageReturnIsEscapedToo() throws IOException {
    assertThat(written("\r=1", 2)).isEqualTo("\uFEFFa,b\r\n\"'\r=1\",2\r\n");
  }

  @Test
  void quotationMarksCommasAndAllScriptsSurvive() throws IOException {
    assertThat(written("Zoë, \"the rook\"", "Даниил 王"))
        .isEqualTo("\uFEFFa,b\r\n\"Zoë, \"\"the rook\"\"\",Даниил 王\r\n");
  }

  @Test
  void timesAreInTheTimeZoneOfTheClass() throws IOException {
    assertThat(
            written(Instant.parse("2026-07-01T22:30:00Z"), Instant.parse("2026-12-01T22:30:00Z")))
        .contains("2026-07-02 00:30:00,2026-12-01 23:30:00");
  }

  @Test
  void nullIsAnEmptyCell() throws IOException {
    assertThat(written(null, -3)).isEqualTo("\uFEFFa,b\r\n,-3\r\n");
  }
}
