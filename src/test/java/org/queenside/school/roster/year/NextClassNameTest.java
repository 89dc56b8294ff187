package org.queenside.school.roster.year;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NextClassNameTest {

  @ParameterizedTest
  @CsvSource({
    "5b, 6b",
    "9a, 10a",
    "10-2, 11-2",
    "Year 5 Blue, Year 6 Blue",
    "Klasse 4.2, Klasse 5.2",
    "Thursday club, Thursday club",
    "2026/27, 2027/28",
    "5b 2026/27, 6b 2027/28",
    "Chess 2030/2031, Chess 2031/2032",
    "Year 9 (2008-09), Year 10 (2009-10)",
    "Room 101, Room 101",
    "13, 14"
  })
  void firstGradeAndSchoolYearCountUp(String name, String next) {
    assertThat(NextClassName.of(name)).isEqualTo(next);
  }

  @Test
  void nameThatWouldBeTooLongStays() {
    String name = "9" + "x".repeat(59);

    assertThat(NextClassName.of(name)).isEqualTo(name);
  }
}
