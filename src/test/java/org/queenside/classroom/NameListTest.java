package org.queenside.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.classroom.NameList.Flaw;
import org.queenside.classroom.NameList.Flawed;
import org.queenside.classroom.NameList.Named;
import org.queenside.learner.LearnerId;

class NameListTest {

  @Test
  void eachLineIsAPupilAndBlankLinesAreNone() {
    NameList list = NameList.of("Amira\n\n  Ben  \r\nChloé\n   \n");

    assertThat(list.lines())
        .containsExactly(
            new Named(1, "Amira", null), new Named(3, "Ben", null), new Named(4, "Chloé", null));
  }

  @Test
  void aGroupFollowsAfterASemicolonOrATab() {
    NameList list = NameList.of("Amira; Knights\nBen\tRooks\nChloé;");

    assertThat(list.lines())
        .containsExactly(
            new Named(1, "Amira", "Knights"),
            new Named(2, "Ben", "Rooks"),
            new Named(3, "Chloé", null));
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
  void whatListsHaveAroundNamesIsTakenOff(String line, String name) {
    assertThat(NameList.of(line + "\nBen").named().getFirst().name()).isEqualTo(name);
  }

  @Test
  void oneLineWithSeveralCommasIsAListOfNames() {
    assertThat(NameList.of("Amira, Ben, Chloé,").named())
        .extracting(Named::name)
        .containsExactly("Amira", "Ben", "Chloé");
  }

  @Test
  void namesOfEveryScriptStayWhatTheyAre() {
    String names = "Даниил\n王小明\nمحمد\nनिधि\nΝίκος\nאורי\n김민준\nእሌኒ";

    assertThat(NameList.of(names).named())
        .extracting(Named::name)
        .containsExactlyElementsOf(names.lines().toList());
  }

  @Test
  void htmlIsANameLikeAnyOther() {
    assertThat(NameList.of("<b onclick=alert(1)>Amira</b>").named())
        .extracting(Named::name)
        .containsExactly("<b onclick=alert(1)>Amira</b>");
  }

  @Test
  void signsThatTurnTheDirectionOfTheTextAreTakenOut() {
    assertThat(NameList.of("A\u202Emira\u2066").named())
        .extracting(Named::name)
        .containsExactly("Amira");
  }

  @Test
  void namesThatDifferInNothingThatIsSeenAreTheSame() {
    assertThat(NameList.of("Amira\nA\u200Bmi\u00ADra").named()).hasSize(1);
  }

  @Test
  void aLineWithoutANameSaysSo() {
    assertThat(NameList.of("Amira\n; Knights").flawed())
        .containsExactly(new Flawed(2, "; Knights", new Flaw.NoName()));
  }

  @Test
  void aNameThatIsTooLongSaysHowLong() {
    assertThat(NameList.of("x".repeat(61)).flawed())
        .extracting(Flawed::flaw)
        .containsExactly(new Flaw.NameTooLong(61));
    assertThat(NameList.of("x".repeat(60)).named()).hasSize(1);
    assertThat(NameList.of("Amira;" + "x".repeat(61)).flawed())
        .extracting(Flawed::flaw)
        .containsExactly(new Flaw.GroupTooLong(61));
  }

  @Test
  void whoStandsThereTwiceIsTakenOnceAndTheLineBeforeIsNamed() {
    NameList list = NameList.of("Amira\nBen\n amira\nBEN");

    assertThat(list.named()).extracting(Named::name).containsExactly("Amira", "Ben");
    assertThat(list.flawed())
        .containsExactly(
            new Flawed(3, "amira", new Flaw.Repeated(1)),
            new Flawed(4, "BEN", new Flaw.Repeated(2)));
  }

  @Test
  void whoIsInTheClassAlreadyIsLeftOutWithTheCard() {
    Pupil ben = new Pupil(new LearnerId(UUID.randomUUID()), "Ben", "ben", 7, Set.of());

    NameList list = NameList.of("Amira\nben").besides(List.of(ben));

    assertThat(list.named()).extracting(Named::name).containsExactly("Amira");
    assertThat(list.flawed()).containsExactly(new Flawed(2, "ben", new Flaw.InClass(7)));
  }

  @Test
  void tenThousandNamesAreReadAtOnce() {
    String many =
        IntStream.range(0, 10_000).mapToObj(i -> "Pupil " + i).collect(Collectors.joining("\n"));

    assertThat(NameList.of(many).named()).hasSize(10_000);
  }
}
