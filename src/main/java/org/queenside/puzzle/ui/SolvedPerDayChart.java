package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Div;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import org.queenside.puzzle.trainer.PuzzleHistory;
import org.queenside.ui.AxisLabels;
import org.queenside.ui.ChartDataTable;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.SvgDrawing;

/** The number of puzzles solved each day as bars, and as a table. */
final class SolvedPerDayChart extends Div {

  private static final int STEP = 20;
  private static final int BAR = 14;
  private static final int TALLEST = 100;
  private static final int HEAD = 22;

  /**
   * Draws the days.
   *
   * @param days consecutive days, at least one of them with a solved puzzle
   */
  SolvedPerDayChart(List<PuzzleHistory.DayCount> days, DateFormatter dates) {
    addClassName("figure");
    PuzzleHistory.DayCount best =
        days.stream().max(Comparator.comparingInt(PuzzleHistory.DayCount::solved)).orElseThrow();
    int sum = days.stream().mapToInt(PuzzleHistory.DayCount::solved).sum();
    int width = days.size() * STEP;
    var drawing = new SvgDrawing(width, HEAD + TALLEST + 4);
    for (int day = 0; day < days.size(); day++) {
      int solved = days.get(day).solved();
      double high = TALLEST * (double) solved / best.solved();
      double x = day * STEP + (STEP - BAR) / 2.0;
      if (solved > 0) {
        drawing.box("column", x, HEAD + TALLEST - high, BAR, high);
      }
      if (days.get(day).equals(best)) {
        drawing.number(solved, "middle", x + BAR / 2.0, HEAD + TALLEST - high - 6);
      }
    }
    drawing.line("ground", 0, HEAD + TALLEST + 2, width, HEAD + TALLEST + 2);
    add(
        drawing.finished(
            getTranslation("me.days.picture", sum, best.solved(), dates.full(best.date()))),
        ends(days.getFirst().date(), days.getLast().date(), dates),
        table(days, dates));
  }

  private static Div ends(LocalDate first, LocalDate last, DateFormatter dates) {
    return new AxisLabels(dates.full(first), dates.full(last));
  }

  private ChartDataTable table(List<PuzzleHistory.DayCount> days, DateFormatter dates) {
    var table =
        new ChartDataTable(
            getTranslation("me.table"), getTranslation("me.day"), getTranslation("me.solved"));
    days.stream()
        .filter(day -> day.solved() > 0)
        .forEach(day -> table.row(dates.full(day.date()), day.solved()));
    return table;
  }
}
