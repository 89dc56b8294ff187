package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.time.LocalDate;
import org.queenside.chess.Color;
import org.queenside.course.ui.BoardPicture;
import org.queenside.course.ui.ResultPage;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.PieceIcon;

/** The start page of the puzzles, with the ways to choose them. */
@Route("puzzles")
@AnonymousAllowed
class PuzzlesView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final PuzzleService puzzles;
  private final PuzzleTrainerService trainer;
  private final Clock clock;

  PuzzlesView(PuzzleService puzzles, PuzzleTrainerService trainer, Clock clock) {
    this.puzzles = puzzles;
    this.trainer = trainer;
    this.clock = clock;
    setId("main");
    addClassName("puzzles");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    add(opening());
    Puzzle daily = puzzles.daily(LocalDate.now(clock));
    if (daily != null) {
      add(ofTheDay(daily));
    }
    add(ways(), kinds());
  }

  private Section opening() {
    var lead = new Paragraph(getTranslation("puzzles.lead"));
    lead.addClassName("lead");
    var go =
        new Div(
            ResultPage.way(PuzzlePath.LEVEL.address(), getTranslation("puzzles.solve"), "fill"));
    go.addClassName("go");
    int missed = trainer.missedCount();
    if (missed > 0) {
      String due = getTranslation("puzzles.missed.due", missed);
      go.add(ResultPage.way(PuzzlePath.MISSED.address(), due, "line"));
    }
    var me = ResultPage.way("puzzles/me", getTranslation("puzzles.me"), "text");
    var mine = new Div(new LevelIndicator(trainer.level()), me);
    mine.addClassName("mine");
    var opening = new Section(new H1(getTranslation("puzzles.headline")), lead, go, mine);
    opening.addClassName("opening");
    return opening;
  }

  private Section ofTheDay(Puzzle puzzle) {
    Color turn = puzzle.position().turn();
    String task = turn == Color.WHITE ? "puzzle.task.white" : "puzzle.task.black";
    var link =
        new Anchor(
            PuzzlePath.DAILY.address(puzzle.id()),
            BoardPicture.of(puzzle.position().board(), turn),
            new Div(new H2(getTranslation("puzzles.daily")), new Span(getTranslation(task))));
    var day = new Section(link);
    day.addClassName("daily");
    return day;
  }

  private UnorderedList ways() {
    int best = trainer.streak().best();
    String streak =
        best == 0
            ? getTranslation("puzzles.streak.about")
            : getTranslation("puzzles.streak.best", best);
    var ways = new UnorderedList();
    ways.addClassName("gamelist");
    ways.add(
        way(PuzzlePath.STREAK.address(), 'Q', "puzzles.streak", streak),
        way("puzzles/themes", 'N', "puzzles.themes", getTranslation("puzzles.themes.about")),
        way("practice/mate-or-not", 'K', "puzzles.or-not", getTranslation("puzzles.or-not.about")));
    return ways;
  }

  private ListItem way(String address, char piece, String name, String about) {
    var words = new Div(new H2(getTranslation(name)), new Span(about));
    return new ListItem(new Anchor(address, new PieceIcon(piece), words));
  }

  private UnorderedList kinds() {
    var kinds = new UnorderedList();
    kinds.addClassName("kinds");
    kinds.add(
        kind(PuzzleFilter.ofFewMen(), "puzzles.few"),
        kind(PuzzleFilter.of(Color.WHITE), "puzzles.white"),
        kind(PuzzleFilter.of(Color.BLACK), "puzzles.black"),
        new ListItem(new Anchor("practice", getTranslation("puzzles.practice"))),
        new ListItem(new Anchor("collections", getTranslation("collections.headline"))));
    return kinds;
  }

  private ListItem kind(PuzzleFilter selection, String name) {
    var count = new Span(getTranslation("puzzles.count", puzzles.count(selection)));
    String address = PuzzlePath.of(selection).address();
    return new ListItem(new Anchor(address, getTranslation(name)), count);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("puzzle.title", getTranslation("puzzles.headline"));
  }
}
