package org.queenside.school.roster.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.school.roster.names.NameFile.NameFileException;
import org.queenside.school.roster.names.NameFile.Problem;
import org.queenside.school.roster.names.NameList.NewPupil;

class NameFileTest {

  @ParameterizedTest
  @ValueSource(chars = {',', ';', '\t'})
  void rowsKeepTheirColumns(char separator) throws Exception {
    String file = "No;Name;Group\n1;Amira;Knights\n2;Ben;\n".replace(';', separator);

    assertThat(NameTable.of(read(file)).heading()).containsExactly("No", "Name", "Group");
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
        .containsExactly("Amira; the knight; really", "Ben");
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "windows-1252"})
  void encodingsOfSpreadsheetsAreRead(String charset) throws Exception {
    String text = "Name;Nachname\nZoë;Müller\nFrançois;Weiß\n";

    assertThat(NameFile.read(text.getBytes(Charset.forName(charset))).getFirst().text())
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "windows-1252 | Zoë Müller, François Weiß, Søren Ørsted",
        "windows-1252 | Jörg, Änne",
        "windows-1252 | Hélène Lefèvre, Zoé",
        "windows-1252 | Íñigo Muñoz, María",
        "windows-1252 | João Gonçalves, Inês",
        "windows-1252 | Søren, Åse",
        "windows-1252 | Sigríður, Þór",
        "windows-1252 | „Jörg“, O’Neil – Zoë",
        "windows-1250 | Jiří Dvořák, Tomáš Němec",
        "windows-1250 | Lenka Nováková, Petr Kučera",
        "windows-1250 | Łukasz Wójcik, Żaneta Śliwa, Kamil Kamiński",
        "windows-1250 | Kamil Kamiński, Anna",
        "windows-1250 | Gergő Szűcs, Ágnes Kőszegi",
        "windows-1250 | Ştefan Ionuţ, Ioana Bălan",
        "windows-1250 | Đorđe Ćosić, Ivana Čović",
        "windows-1251 | Анна Иванова, Даниил Петров",
        "KOI8-R | Анна Иванова, Даниил Петров",
        "windows-1253 | Ελένη Παπαδοπούλου, Νίκος Γεωργίου",
        "windows-1254 | Şeyma Yıldız, İpek Dağ, Çağlar Öz",
        "windows-1255 | אורי כהן, נועה לוי",
        "windows-1256 | محمد علي, فاطمة الزهراء",
        "windows-1257 | Žydrūnas Kazlauskas, Ūla Šimkutė",
        "x-MacRoman | Zoë Müller, François Weiß",
        "x-MacRoman | Jörg, Änne",
        "IBM850 | Jörg Müller, Änne Weiß"
      })
  void codePageIsFoundByItsLetters(String charset, String names) throws Exception {
    byte[] file = names.getBytes(Charset.forName(charset));
    assertThat(new String(file, Charset.forName(charset))).isEqualTo(names);

    assertThat(NameFile.read(file).getFirst().text()).isEqualTo(names);
  }

  @Test
  void otherReadingsAreOffered() throws Exception {
    byte[] file = "Name\nKamil Kamiński\nAnna".getBytes(Charset.forName("windows-1250"));

    assertThat(NameFile.read(file))
        .flatExtracting(NameFile.Reading::sample)
        .contains("Kamiński", "Kamiñski");
    assertThat(NameFile.read("Zoë".getBytes(StandardCharsets.UTF_8))).hasSize(1);
  }

  @Test
  void byteOrderMarkIsNotPartOfTheHeader() throws Exception {
    assertThat(read("\uFEFFName\nAmira\n")).isEqualTo("Name\nAmira\n");
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
    return NameFile.read(file.getBytes(StandardCharsets.UTF_8)).getFirst().text();
  }

  private static List<String> names(String file) throws NameFileException {
    return NameList.of(read(file)).newPupils().stream().map(NewPupil::name).toList();
  }

  private static void assertProblem(byte[] file, Problem problem) {
    assertThatThrownBy(() -> NameFile.read(file))
        .isInstanceOfSatisfying(
            NameFileException.class, e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
