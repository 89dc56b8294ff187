package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Div;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.queenside.puzzle.trainer.PuzzleHistory;
import org.queenside.ui.AxisLabels;
import org.queenside.ui.ChartDataTable;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.SvgDrawing;

/** The level over time as a line, and as a table. */
final class LevelChart extends Div {

  private static final int WIDTH = 560;
  private static final int HEIGHT = 160;

  /** Space for a number above the highest point, and for one below the lowest. */
  private static final int EDGE = 32;

  /** The distance of a number from its point, on the side away from the line. */
  private static final int ABOVE = -10;

  private static final int BELOW = 25;

  /** The smallest range of the scale, so that small changes don't look big. */
  private static final double LEAST_RANGE = 100;

  private final List<PuzzleHistory.RatingPoint> levels;
  private final double lowest;
  private final double range;
  private final long days;

  /**
   * Draws the levels.
   *
   * @param levels two or more levels, the oldest first
   */
  LevelChart(List<PuzzleHistory.RatingPoint> levels, DateFormatter dates) {
    this.levels = levels;
    double low = levels.stream().mapToDouble(PuzzleHistory.RatingPoint::rating).min().orElseThrow();
    double high =
        levels.stream().mapToDouble(PuzzleHistory.RatingPoint::rating).max().orElseThrow();
    this.range = Math.max(high - low, LEAST_RANGE);
    this.lowest = (low + high - range) / 2;
    this.days = ChronoUnit.DAYS.between(levels.getFirst().date(), levels.getLast().date());
    addClassName("figure");
    var drawing = new SvgDrawing(WIDTH, HEIGHT);
    for (int point = 1; point < levels.size(); point++) {
      drawing.line("curve", x(point - 1), y(point - 1), x(point), y(point));
    }
    for (int point = 0; point < levels.size(); point++) {
      drawing.dot("point", x(point), y(point), 4);
    }
    int last = levels.size() - 1;
    boolean rises = y(1) < y(0);
    boolean arrives = y(last) <= y(last - 1);
    drawing.number(rounded(levels.getFirst()), "start", 0, y(0) + (rises ? BELOW : ABOVE));
    drawing.number(rounded(levels.getLast()), "end", WIDTH, y(last) + (arrives ? ABOVE : BELOW));
    String first = dates.full(levels.getFirst().date());
    String until = dates.full(levels.getLast().date());
    add(
        drawing.finished(
            getTranslation(
                "me.level.picture",
                rounded(levels.getFirst()),
                first,
                rounded(levels.getLast()),
                until)),
        new AxisLabels(first, until),
        table(dates));
  }

  private double x(int point) {
    long day = ChronoUnit.DAYS.between(levels.getFirst().date(), levels.get(point).date());
    return 6 + (WIDTH - 12) * (double) day / days;
  }

  private double y(int point) {
    double share = (levels.get(point).rating() - lowest) / range;
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
  }

  private ChartDataTable table(DateFormatter dates) {
    var table =
        new ChartDataTable(
            getTranslation("me.table"), getTranslation("me.day"), getTranslation("me.level"));
    levels.forEach(level -> table.row(dates.full(level.date()), rounded(level)));
    return table;
  }

  private static long rounded(PuzzleHistory.RatingPoint level) {
    return Math.round(level.rating());
  }
}
