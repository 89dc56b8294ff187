package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.school.roster.NameFileReader.NameFileException;
import org.queenside.school.roster.NameFileReader.Problem;

class NameFileReaderTest {

  @ParameterizedTest
  @ValueSource(chars = {',', ';', '\t'})
  void headerRowNamesTheColumns(char separator) throws Exception {
    String file = "No;Name;Group\n1;Amira;Knights\n2;Ben;\n".replace(';', separator);

    assertThat(read(file)).isEqualTo("Amira; Knights\nBen");
  }

  @Test
  void firstAndLastNamesAreJoined() throws Exception {
    assertThat(read("Last name,First name\nMüller,Anna\n\"de la Cruz, Jr.\",José\n"))
        .isEqualTo("Anna Müller\nJosé de la Cruz, Jr.");
  }

  @Test
  void withoutAHeaderTheFirstColumnContainsTheNames() throws Exception {
    assertThat(read("Amira,9 years\nBen,10 years\n")).isEqualTo("Amira\nBen");
  }

  @Test
  void semicolonInANameDoesNotStartAGroup() throws Exception {
    assertThat(read("name\n\"Amira; Knights\"\n")).isEqualTo("Amira, Knights");
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16", "windows-1252"})
  void encodingsOfSpreadsheetsAreRead(String charset) throws Exception {
    byte[] file = "Name\nZoë\nFrançois\n".getBytes(Charset.forName(charset));

    assertThat(NameFileReader.read(file)).isEqualTo("Zoë\nFrançois");
  }

  @Test
  void byteOrderMarkIsNotPartOfTheHeader() throws Exception {
    assertThat(read("\uFEFFName\nAmira\n")).isEqualTo("Amira");
  }

  @Test
  void spreadsheetFileIsRefused() {
    assertProblem("PK\u0003\u0004rest".getBytes(StandardCharsets.ISO_8859_1), Problem.SPREADSHEET);
    assertProblem(new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0}, Problem.SPREADSHEET);
  }

  @Test
  void binaryFileIsRefused() {
    assertProblem(new byte[] {1, 0, 2, 0, 0}, Problem.NOT_TEXT);
    assertProblem("%PDF-1.7 rest".getBytes(StandardCharsets.US_ASCII), Problem.NOT_TEXT);
  }

  @Test
  void emptyFileIsRefused() {
    assertProblem(new byte[0], Problem.EMPTY);
    assertProblem(" \n\n".getBytes(StandardCharsets.US_ASCII), Problem.EMPTY);
  }

  private static String read(String file) throws NameFileException {
    return NameFileReader.read(file.getBytes(StandardCharsets.UTF_8));
  }

  private static void assertProblem(byte[] file, Problem problem) {
    assertThatThrownBy(() -> NameFileReader.read(file))
        .isInstanceOfSatisfying(
            NameFileException.class, e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
