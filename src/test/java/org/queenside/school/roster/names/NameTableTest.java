package org.queenside.school.roster.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.school.roster.names.ColumnMeaning.BIRTH_DATE;
import static org.queenside.school.roster.names.ColumnMeaning.CLASS;
import static org.queenside.school.roster.names.ColumnMeaning.EMAIL;
import static org.queenside.school.roster.names.ColumnMeaning.FIRST_NAME;
import static org.queenside.school.roster.names.ColumnMeaning.FULL_NAME;
import static org.queenside.school.roster.names.ColumnMeaning.GROUP;
import static org.queenside.school.roster.names.ColumnMeaning.LAST_NAME;
import static org.queenside.school.roster.names.ColumnMeaning.NUMBER;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.ProcessorTime;
import org.queenside.school.roster.names.NameList.InvalidLine;
import org.queenside.school.roster.names.NameList.NewPupil;
import org.queenside.school.roster.names.NameList.Problem;

class NameTableTest {

  @ParameterizedTest
  @CsvSource({
    "First name;Last name, FIRST_NAME;LAST_NAME",
    "SURNAME;Given name, LAST_NAME;FIRST_NAME",
    "Name;Vorname, LAST_NAME;FIRST_NAME",
    "Nom;Prénom;Classe, LAST_NAME;FIRST_NAME;CLASS",
    "Apellidos;Nombre, LAST_NAME;FIRST_NAME",
    "No.;Name;Group;Born, NUMBER;FULL_NAME;GROUP;BIRTH_DATE",
    "Last_name:;First name *, LAST_NAME;FIRST_NAME"
  })
  void titlesNameTheColumns(String titles, String meanings) {
    for (String separator : List.of(";", "\t", ",")) {
      String text = (titles + "\nx;y;z;z").replace(";", separator);

      NameTable table = NameTable.of(text);

      assertThat(table.heading()).isNotEmpty();
      assertThat(table.rows()).hasSize(1);
      assertThat(String.join(";", table.suggested().stream().map(Enum::name).toList()))
          .as(titles + " with " + separator)
          .startsWith(meanings);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\t", ";", ","})
  void columnOfFirstNamesIsRecognizedOnEitherSide(String separator) {
    assertThat(suggested("Anna|Schmidt\nJonas|Weber\nBüşra|Yıldız", separator))
        .containsExactly(FIRST_NAME, LAST_NAME);
    assertThat(suggested("Schmidt|Anna\nWeber|Jonas\nYıldız|Büşra", separator))
        .containsExactly(LAST_NAME, FIRST_NAME);
  }

  @Test
  void unknownNamesAreTakenInTheUsualOrder() {
    assertThat(suggested("Qwx|Rtz\nVbn|Kjh", "\t")).containsExactly(FIRST_NAME, LAST_NAME);
    assertThat(suggested("Qwx|Rtz\nVbn|Kjh", ", ")).containsExactly(LAST_NAME, FIRST_NAME);
    assertThat(suggested("QWX|Rtz\nVBN|Kjh", "\t")).containsExactly(LAST_NAME, FIRST_NAME);
  }

  @Test
  void numbersDatesAndAddressesAreLeftOut() {
    assertThat(
            suggested(
                "1|Schmidt|Anna|04.05.2015|5b|anna@example.org\n"
                    + "2|Weber|Ben|17.11.2014|5b|ben@example.org",
                "\t"))
        .containsExactly(NUMBER, LAST_NAME, FIRST_NAME, BIRTH_DATE, CLASS, EMAIL);
  }

  @Test
  void valuesThatRepeatAreGroups() {
    assertThat(suggested("Anna|Red\nBen|Blue\nCem|Red\nDora|Blue", "\t"))
        .containsExactly(FULL_NAME, GROUP);
    assertThat(suggested("Anna|Schmidt|Red\nBen|Weber|Blue\nCem|Kaya|Red\nDora|Roth|Blue", "\t"))
        .containsExactly(FIRST_NAME, LAST_NAME, GROUP);
  }

  @Test
  void groupsAreTypedAfterASemicolonAndASpace() {
    assertThat(suggested("Anna|Schmidt\nBen|Weber", "; ")).containsExactly(FULL_NAME, GROUP);
    assertThat(NameTable.of("Anna; Knights\nBen").suggested()).containsExactly(FULL_NAME, GROUP);
  }

  @Test
  void lastNameFirstIsReadWithAndWithoutQuotes() {
    assertThat(names("Schmidt, Anna\nWeber, Ben")).containsExactly("Anna Schmidt", "Ben Weber");
    assertThat(names("\"Schmidt, Anna\"\n\"Weber, Ben\""))
        .containsExactly("Anna Schmidt", "Ben Weber");
    assertThat(names("\"Schmidt, Anna\"\t5b\n\"Weber, Ben\"\t5b"))
        .containsExactly("Anna Schmidt", "Ben Weber");
    assertThat(names("Schmidt, Anna\nBen")).containsExactly("Anna Schmidt", "Ben");
  }

  @Test
  void doubleLastNamesStayWhole() {
    assertThat(names("García López\tAna\nde la Cruz\tJosé"))
        .containsExactly("Ana García López", "José de la Cruz");
  }

  @Test
  void emptyColumnsAndNumberingDoNotMatter() {
    assertThat(names("\tAnna\tSchmidt\t\t\n\tBen\tWeber\t\t"))
        .containsExactly("Anna Schmidt", "Ben Weber");
    assertThat(names("1.\tAnna\tSchmidt\n2.\tBen\tWeber"))
        .containsExactly("Anna Schmidt", "Ben Weber");
  }

  @Test
  void rowWithoutANameIsReportedWithItsLine() {
    assertThat(NameList.of("First name\tLast name\nAnna\tSchmidt\n\n \t \nBen\tWeber").lines())
        .containsExactly(new NewPupil(2, "Anna Schmidt", null), new NewPupil(5, "Ben Weber", null));
    assertThat(NameList.of("No\tName\n1\tAnna\n2\t\n3\tBen").invalidLines())
        .containsExactly(new InvalidLine(3, "2;", new Problem.NoName()));
  }

  @Test
  void chosenMeaningsDecide() {
    NameTable table = NameTable.of("Anna\tSchmidt\nBen\tWeber");

    assertThat(NameList.of(table, List.of(LAST_NAME, FIRST_NAME)).newPupils())
        .extracting(NewPupil::name)
        .containsExactly("Schmidt Anna", "Weber Ben");
    assertThat(NameList.of(table, List.of(FIRST_NAME, GROUP)).newPupils())
        .containsExactly(new NewPupil(1, "Anna", "Schmidt"), new NewPupil(2, "Ben", "Weber"));
  }

  @Test
  void oneLineIsAPupilWhateverItSays() {
    assertThat(names("Name")).containsExactly("Name");
    assertThat(names("Name\nAnna")).containsExactly("Anna");
  }

  @Test
  void hugeTextsAreReadQuickly() {
    Duration needed =
        ProcessorTime.of(
            () -> {
              NameTable.of("\"".repeat(300_000));
              NameTable.of("\",".repeat(150_000));
              NameTable.of("\t".repeat(300_000));
              NameTable.of("a;\"\n".repeat(75_000));
            });
    assertThat(needed).isLessThan(Duration.ofSeconds(5));
  }

  private static List<ColumnMeaning> suggested(String text, String separator) {
    return NameTable.of(text.replace("|", separator)).suggested();
  }

  private static List<String> names(String text) {
    return NameList.of(text).newPupils().stream().map(NewPupil::name).toList();
  }
}
