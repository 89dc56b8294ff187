package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.school.report.GradingFormatException.Problem;

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
  @CsvSource({"A, MARK", "A 101, MARK", "very good 90, MARK", "A 90|B 90|C 0, MARK_ORDER"})
  void unreadableScalesNameTheLine(String text, Problem problem) {
    assertThatThrownBy(() -> GradeScale.parse(text.replace('|', '\n')))
        .isInstanceOfSatisfying(
            GradingFormatException.class, e -> assertThat(e.problem()).isEqualTo(problem));
  }

  @Test
  void everyoneGetsAMark() {
    assertThatThrownBy(() -> GradeScale.parse("A 90\nB 50"))
        .isInstanceOfSatisfying(
            GradingFormatException.class,
            e -> {
              assertThat(e.problem()).isEqualTo(Problem.MARK_END);
              assertThat(e.line()).isEqualTo("B");
            });
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
    "Autumn, TERM",
    "2026-02-30 Winter, TERM",
    "2026-09-01 Autumn|2026-09-01 Spring, TERM_ORDER"
  })
  void unreadableTermsNameTheLine(String text, Problem problem) {
    assertThatThrownBy(() -> SchoolTerm.parse(text.replace('|', '\n')))
        .isInstanceOfSatisfying(
            GradingFormatException.class, e -> assertThat(e.problem()).isEqualTo(problem));
  }
}
