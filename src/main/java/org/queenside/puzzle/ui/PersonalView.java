package org.queenside.puzzle.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import org.queenside.course.ui.Closing;
import org.queenside.look.Page;
import org.queenside.puzzle.History;
import org.queenside.puzzle.Level;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.Selection;
import org.queenside.puzzle.Trainer;

/** What the learner has solved, in plain pictures. */
@Route("puzzles/me")
@AnonymousAllowed
class PersonalView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private final Trainer trainer;
  private final Puzzles puzzles;

  PersonalView(Trainer trainer, Puzzles puzzles) {
    this.trainer = trainer;
    this.puzzles = puzzles;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    History history = trainer.history();
    if (history.levels().isEmpty() && history.patterns().isEmpty()) {
      add(
          new Closing(
              getTranslation("me.none"),
              getTranslation("me.none.text"),
              Closing.way(PuzzlePath.LEVEL.address(), getTranslation("puzzles.solve"), "fill")));
      return;
    }
    addClassName("personal");
    Level level = trainer.level();
    add(head(level), days(history.days()), levels(level, history.levels()), patterns(history));
  }

  private Section head(Level level) {
    var sum = new Paragraph(getTranslation("me.sum", level.solved(), level.tried()));
    sum.addClassName("lead");
    return new Section(
        new H1(heading()),
        sum,
        Closing.way(PuzzlePath.LEVEL.address(), getTranslation("puzzles.solve"), "fill"));
  }

  private Section days(List<History.Day> days) {
    boolean any = days.stream().anyMatch(day -> day.solved() > 0);
    return section("me.days", any ? new DayBars(days, dates()) : note("me.days.none"));
  }

  private Section levels(Level level, List<History.Point> levels) {
    if (!level.isSettled()) {
      return section("me.levels", note("me.levels.unsettled"));
    }
    return section(
        "me.levels", levels.size() > 1 ? new LevelCurve(levels, dates()) : new LevelLine(level));
  }

  private Section patterns(History history) {
    return new Section(
        new H2(getTranslation("puzzles.themes")),
        new Paragraph(getTranslation("me.patterns", PatternList.KNOWN)),
        new PatternList(CommonFirst.of(puzzles.counts(Selection.ALL)), history.patterns()));
  }

  private Section section(String headline, Component content) {
    return new Section(new H2(getTranslation(headline)), content);
  }

  private Paragraph note(String key) {
    return new Paragraph(getTranslation(key));
  }

  private DateText dates() {
    return new DateText(getLocale());
  }

  @Override
  public String getPageTitle() {
    return getTranslation("puzzle.title", heading());
  }

  @Override
  public String heading() {
    return getTranslation("puzzles.me");
  }

  @Override
  public String back() {
    return "puzzles";
  }
}
