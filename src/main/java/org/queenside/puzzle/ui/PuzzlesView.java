package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.time.LocalDate;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Color;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Page;
import org.queenside.ui.PieceIcon;

/** The start page of the puzzles, with the ways to choose them. */
@Route("puzzles")
@AnonymousAllowed
class PuzzlesView extends Page {

  private final PuzzleService puzzles;
  private final PuzzleTrainerService trainer;
  private final ProgressService progress;
  private final MateLesson mateLesson;
  private final Clock clock;

  PuzzlesView(
      PuzzleService puzzles,
      PuzzleTrainerService trainer,
      ProgressService progress,
      MateLesson mateLesson,
      Clock clock) {
    super("page puzzles");
    this.puzzles = puzzles;
    this.trainer = trainer;
    this.progress = progress;
    this.mateLesson = mateLesson;
    this.clock = clock;
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
    Progress done = progress.read();
    Lesson lesson = mateLesson.missing(done);
    var lead = Markup.paragraph("lead");
    lead.add(Notice.rich(getTranslation(lesson == null ? "puzzles.lead" : "puzzles.newcomer")));
    var go = Markup.div("go");
    if (lesson == null) {
      go.add(LinkButton.filled(PuzzleAddress.LEVEL.address(), "puzzles.solve"));
    } else {
      String address = new LessonStatus(lesson, done).address();
      go.add(LinkButton.filled(address, "puzzles.lesson", lesson.title()));
      go.add(LinkButton.outlined(PuzzleAddress.LEVEL.address(), "puzzles.anyway"));
    }
    int missed = trainer.missedCount();
    if (missed > 0) {
      String due = getTranslation("puzzles.missed.due", missed);
      go.add(new LinkButton(ButtonStyle.OUTLINED, PuzzleAddress.MISSED.address(), due));
    }
    return Markup.section(
        "opening",
        new H1(heading()),
        lead,
        go,
        Markup.div(
            "row mine",
            new LevelIndicator(trainer.level()),
            LinkButton.text("puzzles/me", "puzzles.me")));
  }

  private Section ofTheDay(Puzzle puzzle) {
    Color turn = puzzle.position().turn();
    String task = turn == Color.WHITE ? "puzzle.task.white" : "puzzle.task.black";
    var link =
        new Anchor(
            PuzzleAddress.DAILY.address(puzzle.id()),
            BoardPicture.of(puzzle.position().board(), turn),
            new Div(new H2(getTranslation("puzzles.daily")), new Span(getTranslation(task))));
    return Markup.section("daily", link);
  }

  private UnorderedList ways() {
    int best = trainer.streak().best();
    String streak =
        best == 0
            ? getTranslation("puzzles.streak.about")
            : getTranslation("puzzles.streak.best", best);
    var ways = Markup.list("columns gamelist");
    ways.add(
        way(PuzzleAddress.STREAK.address(), 'Q', "puzzles.streak", streak),
        way("puzzles/themes", 'N', "puzzles.themes", getTranslation("puzzles.themes.about")),
        way("practice/mate-or-not", 'K', "puzzles.or-not", getTranslation("puzzles.or-not.about")));
    return ways;
  }

  private ListItem way(String address, char piece, String name, String about) {
    return new ListItem(
        new Anchor(
            address, new PieceIcon(piece), new Div(new H2(getTranslation(name)), new Span(about))));
  }

  private UnorderedList kinds() {
    var kinds = Markup.list("row kinds");
    kinds.add(
        kind(PuzzleFilter.ofFewMen(), "puzzles.few"),
        kind(PuzzleFilter.of(Color.WHITE), "puzzles.white"),
        kind(PuzzleFilter.of(Color.BLACK), "puzzles.black"),
        new ListItem(new Anchor("practice", getTranslation("puzzles.practice"))),
        new ListItem(new Anchor("collections", getTranslation("collections.headline"))));
    return kinds;
  }

  private ListItem kind(PuzzleFilter selection, String name) {
    String address = PuzzleAddress.of(selection).address();
    return new ListItem(
        new Anchor(address, getTranslation(name)),
        new Span(getTranslation("puzzles.count", puzzles.count(selection))));
  }

  @Override
  public String heading() {
    return getTranslation("puzzles.headline");
  }
}
