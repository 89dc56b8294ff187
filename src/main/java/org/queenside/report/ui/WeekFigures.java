package org.queenside.report.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import org.queenside.report.Week;

/** What happened week by week: tasks solved, and beliefs that came and went. */
final class WeekFigures extends Section {

  WeekFigures(List<Week> weeks) {
    addClassName("week-figures");
    if (weeks.stream().allMatch(Week::isEmpty)) {
      var none = new Paragraph(getTranslation("report.none"));
      none.addClassName("note");
      add(new H2(getTranslation("report.weeks")), none);
      return;
    }
    add(
        new Section(
            new H2(getTranslation("report.weeks.solved")),
            new WeekBars(
                weeks,
                new WeekBars.Row(getTranslation("report.solved"), "column", Week::solved),
                new WeekBars.Row(getTranslation("report.clean"), "column strong", Week::clean))),
        new Section(
            new H2(getTranslation("report.weeks.beliefs")),
            new WeekBars(
                weeks,
                new WeekBars.Row(getTranslation("report.shown"), "column wrong", Week::shown),
                new WeekBars.Row(getTranslation("report.mended"), "column right", Week::mended))));
  }
}
