package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.ToIntFunction;
import org.queenside.school.report.WeeklyActivity;
import org.queenside.ui.AxisLabels;
import org.queenside.ui.ChartDataTable;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Markup;
import org.queenside.ui.SvgDrawing;

/** A chart with two bars per week, and the same numbers as a table. */
final class WeeklyBarChart extends Div {

  private static final int STEP = 46;
  private static final int BAR = 17;
  private static final int GAP = 2;
  private static final int TALLEST = 100;
  private static final int HEAD = 22;

  /** There is room for two digits above each of two bars. */
  private static final int MAX_PAIR = 99;

  /**
   * One number per week.
   *
   * @param name its label
   * @param style the CSS class of its bars
   */
  record Series(String name, String style, ToIntFunction<WeeklyActivity> number) {

    int sum(List<WeeklyActivity> weeks) {
      return weeks.stream().mapToInt(number).sum();
    }

    int max(List<WeeklyActivity> weeks) {
      return weeks.stream().mapToInt(number).max().orElse(0);
    }
  }

  /**
   * Creates the chart.
   *
   * @param weeks consecutive weeks, at least one
   */
  WeeklyBarChart(List<WeeklyActivity> weeks, Series first, Series second) {
    addClassNames("figure", "week-bars");
    var days = new DateFormatter(getLocale());
    add(
        legend(first, second),
        drawing(weeks, first, second),
        new AxisLabels(days.of(weeks.getFirst().monday()), getTranslation("report.week.now")),
        table(weeks, first, second, days));
  }

  private static Div legend(Series... rows) {
    var legend = Markup.div("row bar-legend");
    for (Series row : rows) {
      var sample = Markup.span("sample");
      sample.addClassNames(row.style().split(" "));
      legend.add(new Span(sample, new Span(row.name())));
    }
    return legend;
  }

  private SvgDrawing drawing(List<WeeklyActivity> weeks, Series first, Series second) {
    int max = Math.max(1, Math.max(first.max(weeks), second.max(weeks)));
    int width = weeks.size() * STEP;
    var drawing = new SvgDrawing(width, HEAD + TALLEST + 4);
    for (int place = 0; place < weeks.size(); place++) {
      double x = place * STEP + (STEP - 2 * BAR - GAP) / 2.0;
      WeeklyActivity week = weeks.get(place);
      bar(drawing, first, week, x, max);
      bar(drawing, second, week, x + BAR + GAP, max);
      if (max <= MAX_PAIR) {
        number(drawing, first.number().applyAsInt(week), x + BAR / 2.0, max);
        number(drawing, second.number().applyAsInt(week), x + BAR * 1.5 + GAP, max);
      } else {
        int taller = Math.max(first.number().applyAsInt(week), second.number().applyAsInt(week));
        number(drawing, taller, x + BAR + GAP / 2.0, max);
      }
    }
    drawing.line("ground", 0, HEAD + TALLEST + 2, width, HEAD + TALLEST + 2);
    return drawing.finished(
        getTranslation(
            "report.picture",
            weeks.size(),
            first.name(),
            first.sum(weeks),
            second.name(),
            second.sum(weeks)));
  }

  private static void bar(SvgDrawing drawing, Series row, WeeklyActivity week, double x, int max) {
    int number = row.number().applyAsInt(week);
    if (number > 0) {
      double high = height(number, max);
      drawing.box(row.style(), x, HEAD + TALLEST - high, BAR, high);
    }
  }

  private static void number(SvgDrawing drawing, int number, double x, int max) {
    if (number > 0) {
      drawing.number(number, "middle", x, HEAD + TALLEST - height(number, max) - 6);
    }
  }

  private static double height(int number, int max) {
    return Math.max(2, TALLEST * (double) number / max);
  }

  private ChartDataTable table(
      List<WeeklyActivity> weeks, Series first, Series second, DateFormatter days) {
    var table =
        new ChartDataTable(
            getTranslation("report.table"),
            getTranslation("report.week"),
            first.name(),
            second.name());
    weeks.forEach(
        week ->
            table.row(
                days.of(week.monday()),
                first.number().applyAsInt(week),
                second.number().applyAsInt(week)));
    return table;
  }
}
