package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class DailyPuzzlesTest {

  private static final LocalDate MONDAY = LocalDate.parse("2026-11-23");

  @Test
  void schoolDaysAreMondayToFriday() {
    var twoWeeks = new DailyPuzzles(5, MONDAY, MONDAY.plusDays(13));

    assertThat(twoWeeks.includes(MONDAY)).isTrue();
    assertThat(twoWeeks.includes(MONDAY.plusDays(4))).isTrue();
    assertThat(twoWeeks.includes(MONDAY.plusDays(5))).isFalse();
    assertThat(twoWeeks.includes(MONDAY.minusDays(3))).isFalse();
    assertThat(twoWeeks.includes(MONDAY.plusDays(14))).isFalse();
  }

  @Test
  void daysEndTodayOrOnTheLastDay() {
    var twoWeeks = new DailyPuzzles(5, MONDAY, MONDAY.plusDays(13));

    assertThat(twoWeeks.daysUntil(MONDAY)).containsExactly(MONDAY);
    assertThat(twoWeeks.daysUntil(MONDAY.plusDays(8))).hasSize(7);
    assertThat(twoWeeks.daysUntil(MONDAY.plusDays(80))).hasSize(10);
    assertThat(twoWeeks.daysUntil(MONDAY.minusDays(1))).isEmpty();
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> new DailyPuzzles(0, MONDAY, MONDAY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new DailyPuzzles(5, MONDAY, MONDAY.minusDays(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
