package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.school.roster.NameFileReader.NameFileException;
import org.queenside.school.roster.NameFileReader.Problem;
import org.queenside.school.roster.NameList.NewPupil;

class NameFileReaderTest {

  @ParameterizedTest
  @ValueSource(chars = {',', ';', '\t'})
  void rowsKeepTheirColumns(char separator) throws Exception {
    String file = "No;Name;Group\n1;Amira;Knights\n2;Ben;\n".replace(';', separator);

    assertThat(read(file)).isEqualTo("No\tName\tGroup\n1\tAmira\tKnights\n2\tBen\t");
    assertThat(NameList.of(read(file)).lines())
        .containsExactly(new NewPupil(2, "Amira", "Knights"), new NewPupil(3, "Ben", null));
  }

  @Test
  void firstAndLastNamesAreJoined() throws Exception {
    assertThat(names("Last name,First name\nMüller,Anna\n\"de la Cruz, Jr.\",José\n"))
        .containsExactly("Anna Müller", "José de la Cruz, Jr.");
  }

  @Test
  void semicolonInANameDoesNotStartAGroup() throws Exception {
    assertThat(names("name\n\"Amira; the knight; really\"\nBen\n"))
        .containsExactly("Amira, the knight, really", "Ben");
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "windows-1252"})
  void encodingsOfSpreadsheetsAreRead(String charset) throws Exception {
    byte[] file = "Name;Nachname\nZoë;Müller\nFrançois;Weiß\n".getBytes(Charset.forName(charset));

    assertThat(NameFileReader.read(file)).isEqualTo("Name\tNachname\nZoë\tMüller\nFrançois\tWeiß");
  }

  @Test
  void byteOrderMarkIsNotPartOfTheHeader() throws Exception {
    assertThat(read("\uFEFFName\nAmira\n")).isEqualTo("Name\nAmira");
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

  private static List<String> names(String file) throws NameFileException {
    return NameList.of(read(file)).newPupils().stream().map(NewPupil::name).toList();
  }

  private static void assertProblem(byte[] file, Problem problem) {
    assertThatThrownBy(() -> NameFileReader.read(file))
        .isInstanceOfSatisfying(
            NameFileException.class, e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
