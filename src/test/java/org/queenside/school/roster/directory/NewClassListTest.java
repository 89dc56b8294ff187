package org.queenside.school.roster.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.school.roster.directory.NewClassList.InvalidRow;
import org.queenside.school.roster.directory.NewClassList.NewClassListException;
import org.queenside.school.roster.directory.NewClassList.Problem;
import org.queenside.school.roster.directory.NewClassList.Refusal;

class NewClassListTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  @ParameterizedTest
  @ValueSource(chars = {',', ';', '\t'})
  void columnsAreFoundByTheirTitlesInAnyOrder(char separator) throws Exception {
    String text =
        """
        E-mail;Teacher;Time zone;Class
        Hill@Example.org;Ms Hill;Europe/Paris;5b
        ;Mr Brown;;5c
        """
            .replace(';', separator);

    assertThat(read(text).rows())
        .containsExactly(
            new NewClassRow(2, "5b", "Ms Hill", "hill@example.org", ZoneId.of("Europe/Paris")),
            new NewClassRow(3, "5c", "Mr Brown", "", BERLIN));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "5b, hill@example.org, hill, , ADDRESS, hill@example.org",
        "Ms Hill, 5b, hill, , DIGITS, 5b",
        ", Ms Hill, hill, , NO_CLASS, ''",
        "5b, , hill, , NO_TEACHER, 5b",
        "5b, Ms Hill, hill, Europe/Berlinn, ZONE, Europe/Berlinn"
      })
  void mistakesAreReportedWithTheirLine(
      String schoolClass, String teacher, String user, String zone, Problem problem, String value)
      throws Exception {
    String line = String.join(";", text(schoolClass), text(teacher), text(user), text(zone));

    NewClassList list =
        read("Class;Teacher;User name;Time zone\n5a;Mr Brown;brown;\n\n" + line + "\n");

    assertThat(list.rows()).hasSize(1);
    assertThat(list.invalid()).containsExactly(new InvalidRow(4, problem, value.replace("''", "")));
  }

  @Test
  void longNamesAreReported() throws Exception {
    String name = "x".repeat(61);

    assertThat(read("Class;Teacher\n" + name + ";Ms Hill\n5b;" + name).invalid())
        .containsExactly(
            new InvalidRow(2, Problem.TOO_LONG, name), new InvalidRow(3, Problem.TOO_LONG, name));
  }

  @Test
  void rowsThatContradictEachOtherAreReported() throws Exception {
    NewClassList list =
        read(
            """
            Class;Teacher;User name
            5b;Ms Hill;hill
            5B;Ms Hill;HILL
            5c;Mr Brown;hill
            5b;Mr Brown;brown
            5d;Ms Hill;
            5d;ms hill;
            """);

    assertThat(list.rows()).extracting(NewClassRow::line).containsExactly(2L, 5L, 6L);
    assertThat(list.invalid())
        .containsExactly(
            new InvalidRow(3, Problem.REPEATED, "2"),
            new InvalidRow(4, Problem.OTHER_NAME, "Ms Hill"),
            new InvalidRow(7, Problem.REPEATED, "6"));
  }

  @Test
  void listWithoutTitlesOrWithTooManyRowsIsRefused() {
    assertRefused("5b;Ms Hill\n5c;Mr Brown", Refusal.NO_TITLES);
    assertRefused("Class;User name\n5b;hill", Refusal.NO_TITLES);
    assertRefused("Class;Teacher\n" + "5b;Ms Hill\n".repeat(501), Refusal.TOO_MANY);
  }

  @Test
  void linesAboveTheTitlesAndShortRowsAreReported() throws Exception {
    NewClassList list = read("sep=;\nOur classes\nClass;Teacher;User name\n5b;Ms Hill;\n5c");

    assertThat(list.rows()).containsExactly(new NewClassRow(4, "5b", "Ms Hill", "", BERLIN));
    assertThat(list.invalid())
        .containsExactly(
            new InvalidRow(2, Problem.ABOVE_TITLES, "Our classes"),
            new InvalidRow(5, Problem.NO_TEACHER, "5c"));
  }

  private static String text(String cell) {
    return cell == null ? "" : cell;
  }

  private static NewClassList read(String text) throws Exception {
    return NewClassList.of(text, BERLIN);
  }

  private static void assertRefused(String text, Refusal refusal) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOfSatisfying(
            NewClassListException.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
  }
}
