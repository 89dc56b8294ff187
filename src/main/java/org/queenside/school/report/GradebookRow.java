package org.queenside.school.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Pupil;

/**
 * A pupil in the gradebook.
 *
 * @param percents how much of each assignment is done, 0 to 100; null if it isn't for the pupil
 * @param average the average of the columns that count; null for none
 */
public record GradebookRow(
    Pupil pupil, List<@Nullable Integer> percents, @Nullable Integer average, String comment) {

  /** Copies the list. */
  public GradebookRow {
    percents = Collections.unmodifiableList(new ArrayList<>(percents));
  }

  static GradebookRow of(
      Pupil pupil,
      List<@Nullable Integer> percents,
      List<GradebookColumn> columns,
      String comment) {
    List<Integer> counted = new ArrayList<>();
    for (int place = 0; place < percents.size(); place++) {
      Integer percent = percents.get(place);
      if (columns.get(place).isInAverage() && percent != null) {
        counted.add(percent);
      }
    }
    OptionalDouble average = counted.stream().mapToInt(Integer::intValue).average();
    return new GradebookRow(
        pupil,
        percents,
        average.isPresent() ? (int) Math.round(average.getAsDouble()) : null,
        comment);
  }
}
