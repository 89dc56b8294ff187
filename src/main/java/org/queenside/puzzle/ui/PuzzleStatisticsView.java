package org.queenside.puzzle.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import java.util.Map;
import org.queenside.course.ui.ResultPage;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.trainer.PuzzleHistory;
import org.queenside.puzzle.trainer.PuzzleLevel;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The learner's results in charts. */
@Route("puzzles/me")
@AnonymousAllowed
class PuzzleStatisticsView extends Page implements HasPageHeader {

  private final PuzzleTrainerService trainer;
  private final PuzzleService puzzles;

  PuzzleStatisticsView(PuzzleTrainerService trainer, PuzzleService puzzles) {
    super("");
    this.trainer = trainer;
    this.puzzles = puzzles;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    PuzzleHistory history = trainer.history();
    if (history.levels().isEmpty() && history.patterns().isEmpty()) {
      add(
          new ResultPage(
              getTranslation("me.none"),
              getTranslation("me.none.text"),
              LinkButton.filled(PuzzleAddress.LEVEL.address(), "puzzles.solve")));
      return;
    }
    addClassNames("page", "personal");
    PuzzleLevel level = trainer.level();
    add(head(level), days(history.days()), levels(level, history.levels()), patterns(history));
  }

  private Section head(PuzzleLevel level) {
    var sum = Markup.paragraph("lead", getTranslation("me.sum", level.solved(), level.tried()));
    return new Section(
        new H1(heading()), sum, LinkButton.filled(PuzzleAddress.LEVEL.address(), "puzzles.solve"));
  }

  private Section days(List<PuzzleHistory.DayCount> days) {
    boolean any = days.stream().anyMatch(day -> day.solved() > 0);
    return section("me.days", any ? new SolvedPerDayChart(days, dates()) : note("me.days.none"));
  }

  private Section levels(PuzzleLevel level, List<PuzzleHistory.RatingPoint> levels) {
    if (!level.isSettled()) {
      return section("me.levels", note("me.levels.unsettled"));
    }
    return section(
        "me.levels",
        levels.size() > 1 ? new LevelChart(levels, dates()) : new LevelIndicator(level));
  }

  private Section patterns(PuzzleHistory history) {
    return new Section(
        new H2(getTranslation("puzzles.themes")),
        new Paragraph(getTranslation("me.patterns", PatternProgressList.KNOWN)),
        new PatternProgressList(
            PatternOrder.of(puzzles.counts(PuzzleFilter.ALL)), history.patterns()));
  }

  private Section section(String headline, Component content) {
    return new Section(new H2(getTranslation(headline)), content);
  }

  private Paragraph note(String key) {
    return new Paragraph(getTranslation(key));
  }

  private DateFormatter dates() {
    return new DateFormatter(getLocale());
  }

  @Override
  public String heading() {
    return getTranslation("puzzles.me");
  }

  @Override
  public String back() {
    return "puzzles";
  }

  /** The patterns with the learner's progress. Each links to its puzzles. */
  private static final class PatternProgressList extends UnorderedList {

    /** A pattern counts as known after this many puzzles solved at the first encounter. */
    static final int KNOWN = 3;

    private static final PuzzleHistory.PatternStatistics NEVER =
        new PuzzleHistory.PatternStatistics(0, 0);

    /**
     * Lists the patterns.
     *
     * @param patterns the patterns that have puzzles, in display order
     * @param met the learner's results
     */
    PatternProgressList(
        List<MatePattern> patterns, Map<MatePattern, PuzzleHistory.PatternStatistics> met) {
      addClassNames("columns", "patternlist");
      for (MatePattern pattern : patterns) {
        add(entry(pattern, met.getOrDefault(pattern, NEVER).solvedAtOnce()));
      }
    }

    private ListItem entry(MatePattern pattern, int found) {
      boolean known = found >= KNOWN;
      var link =
          new Anchor(
              PuzzleAddress.of(PuzzleFilter.of(pattern)).address(),
              getTranslation(PatternMessageKey.NAME.of(pattern)));
      var state =
          Markup.span(
              "state",
              known ? getTranslation("me.known") : getTranslation("me.not-yet", found, KNOWN));
      var sign = known ? Icon.TICK.draw() : new Span();
      sign.addClassName("sign");
      var item = new ListItem(sign, link, state);
      item.setClassName("known", known);
      return item;
    }
  }
}
