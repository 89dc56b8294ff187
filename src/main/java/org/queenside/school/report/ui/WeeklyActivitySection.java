package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import org.queenside.school.report.WeeklyActivity;
import org.queenside.ui.Markup;

/** Charts of the weekly activity: tasks solved, and misconceptions shown and corrected. */
final class WeeklyActivitySection extends Section {

  WeeklyActivitySection(List<WeeklyActivity> weeks) {
    addClassName("week-figures");
    if (weeks.stream().allMatch(WeeklyActivity::isEmpty)) {
      add(
          new H2(getTranslation("report.weeks")),
          Markup.paragraph("note", getTranslation("report.none")));
      return;
    }
    add(
        new Section(
            new H2(getTranslation("report.weeks.solved")),
            new WeeklyBarChart(
                weeks,
                new WeeklyBarChart.Series(
                    getTranslation("report.solved"), "column", WeeklyActivity::solved),
                new WeeklyBarChart.Series(
                    getTranslation("report.clean"), "column strong", WeeklyActivity::clean))),
        new Section(
            new H2(getTranslation("report.weeks.misconceptions")),
            new WeeklyBarChart(
                weeks,
                new WeeklyBarChart.Series(
                    getTranslation("report.shown"), "column wrong", WeeklyActivity::shown),
                new WeeklyBarChart.Series(
                    getTranslation("report.corrected"),
                    "column right",
                    WeeklyActivity::corrected))));
  }
}
