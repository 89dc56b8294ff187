package org.queenside.school.roster.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.school.roster.names.NameList.InvalidLine;
import org.queenside.school.roster.names.NameList.NewPupil;
import org.queenside.school.roster.names.NameList.Problem;

class NameListTest {

  @Test
  void eachLineThatIsNotBlankIsAPupil() {
    NameList list = NameList.of("Amira\n\n  Ben  \r\nChloé\n   \n");

    assertThat(list.lines())
        .containsExactly(
            new NewPupil(1, "Amira", null),
            new NewPupil(3, "Ben", null),
            new NewPupil(4, "Chloé", null));
  }

  @Test
  void groupFollowsASemicolonOrATab() {
    NameList list = NameList.of("Amira; Knights\nBen\tRooks\nChloé;");

    assertThat(list.lines())
        .containsExactly(
            new NewPupil(1, "Amira", "Knights"),
            new NewPupil(2, "Ben", "Rooks"),
            new NewPupil(3, "Chloé", null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. Amira | Amira",
        "12) Amira | Amira",
        "- Amira | Amira",
        "• Amira | Amira",
        "Müller, Anna Lena | Anna Lena Müller",
        "\"Amira\" | Amira",
        "3PO | 3PO",
        "Anne-Marie | Anne-Marie",
        "O’Neil | O’Neil",
        "-Amira | -Amira"
      })
  void numberingBulletsAndQuotesAreRemoved(String line, String name) {
    assertThat(NameList.of(line + "\nBen").newPupils().getFirst().name()).isEqualTo(name);
  }

  @Test
  void lineWithSeveralCommasIsAListOfNames() {
    assertThat(NameList.of("Amira, Ben, Chloé,").newPupils())
        .extracting(NewPupil::name)
        .containsExactly("Amira", "Ben", "Chloé");
  }

  @Test
  void namesInAllScriptsAreKept() {
    String names = "Даниил\n王小明\nمحمد\nनिधि\nΝίκος\nאורי\n김민준\nእሌኒ";

    assertThat(NameList.of(names).newPupils())
        .extracting(NewPupil::name)
        .containsExactlyElementsOf(names.lines().toList());
  }

  @Test
  void htmlIsTreatedAsPlainText() {
    assertThat(NameList.of("<b onclick=alert(1)>Amira</b>").newPupils())
        .extracting(NewPupil::name)
        .containsExactly("<b onclick=alert(1)>Amira</b>");
  }

  @Test
  void directionMarksAreRemoved() {
    assertThat(NameList.of("A\u202Emira\u2066").newPupils())
        .extracting(NewPupil::name)
        .containsExactly("Amira");
  }

  @Test
  void namesThatLookTheSameAreTheSame() {
    assertThat(NameList.of("Amira\nA\u200Bmi\u00ADra").newPupils()).hasSize(1);
  }

  @Test
  void lineWithoutANameIsReported() {
    assertThat(NameList.of("Amira\n; Knights").invalidLines())
        .containsExactly(new InvalidLine(2, "; Knights", new Problem.NoName()));
  }

  @Test
  void tooLongNameIsReportedWithItsLength() {
    assertThat(NameList.of("x".repeat(61)).invalidLines())
        .extracting(InvalidLine::problem)
        .containsExactly(new Problem.NameTooLong(61));
    assertThat(NameList.of("x".repeat(60)).newPupils()).hasSize(1);
    assertThat(NameList.of("Amira;" + "x".repeat(61)).invalidLines())
        .extracting(InvalidLine::problem)
        .containsExactly(new Problem.GroupTooLong(61));
  }

  @Test
  void repeatedNameIsAddedOnceAndRefersToTheFirstLine() {
    NameList list = NameList.of("Amira\nBen\n amira\nBEN");

    assertThat(list.newPupils()).extracting(NewPupil::name).containsExactly("Amira", "Ben");
    assertThat(list.invalidLines())
        .containsExactly(
            new InvalidLine(3, "amira", new Problem.Repeated(1)),
            new InvalidLine(4, "BEN", new Problem.Repeated(2)));
  }

  @Test
  void pupilOfTheClassIsReportedWithTheCardNumber() {
    NameList list = NameList.of("Amira\nben").comparedWith(Map.of("Ben", 7));

    assertThat(list.newPupils()).extracting(NewPupil::name).containsExactly("Amira");
    assertThat(list.invalidLines())
        .containsExactly(new InvalidLine(2, "ben", new Problem.InClass(7)));
  }

  @Test
  void tenThousandNamesAreReadQuickly() {
    String many =
        IntStream.range(0, 10_000).mapToObj(i -> "Pupil " + i).collect(Collectors.joining("\n"));

    assertThat(NameList.of(many).newPupils()).hasSize(10_000);
  }
}
