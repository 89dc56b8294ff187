package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.store.ChangeRefusedException;

class GradeScaleTest {

  @ParameterizedTest
  @CsvSource({"100, 1", "92, 1", "91, 2", "50, 2", "49, 6", "0, 6"})
  void aMarkBeginsAtItsPercentage(int percent, String mark) {
    assertThat(GradeScale.parse("1 92\n2 50 %\n 6 0 ").mark(percent)).isEqualTo(mark);
  }

  @Test
  void withoutAScaleThereAreNoMarks() {
    assertThat(GradeScale.parse("").mark(80)).isNull();
  }

  @ParameterizedTest
  @CsvSource({"A, mark", "A 101, mark", "very good 90, mark", "A 90|B 90|C 0, mark_order"})
  void unreadableScalesNameTheLine(String text, String problem) {
    assertThatThrownBy(() -> GradeScale.parse(text.replace('|', '\n')))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("gradebook.problem." + problem);
  }

  @Test
  void everyoneGetsAMark() {
    assertThatThrownBy(() -> GradeScale.parse("A 90\nB 50"))
        .isInstanceOfSatisfying(
            ChangeRefusedException.class, e -> assertThat(e.arguments()).containsExactly("B"))
        .hasMessage("gradebook.problem.mark_end");
  }

  @Test
  void termsHaveANameAndAFirstDay() {
    assertThat(SchoolTerm.parse("2026-09-01 Autumn\n2027-02-01 Spring term"))
        .containsExactly(
            new SchoolTerm("Autumn", LocalDate.of(2026, 9, 1)),
            new SchoolTerm("Spring term", LocalDate.of(2027, 2, 1)));
  }

  @ParameterizedTest
  @CsvSource({
    "Autumn, term",
    "2026-02-30 Winter, term",
    "2026-09-01 Autumn|2026-09-01 Spring, term_order"
  })
  void unreadableTermsNameTheLine(String text, String problem) {
    assertThatThrownBy(() -> SchoolTerm.parse(text.replace('|', '\n')))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("gradebook.problem." + problem);
  }
}
