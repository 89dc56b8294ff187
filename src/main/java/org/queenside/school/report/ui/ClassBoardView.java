package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteAlias;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.Audience;
import org.queenside.school.report.ClassBoard;
import org.queenside.school.report.ClassBoardService;
import org.queenside.school.report.ClassBoardUpdate;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.RecordNotFoundException;

/**
 * How a class stands with an assignment, while it works: unless one is named, the newest that is
 * running for the whole class, or for some of it.
 */
@Route("class/:class")
@RouteAlias("class/:class/board/:assignment")
@RolesAllowed("INSTRUCTOR")
class ClassBoardView extends AbstractClassView {

  /** A transaction may become visible so long after the time it notes. */
  private static final Duration OVERLAP = Duration.ofSeconds(10);

  /** Beliefs are added up from more than the board is, and change more slowly. */
  private static final Duration BELIEFS_LAST = Duration.ofSeconds(10);

  private static final int MOST_OTHERS = 5;

  private final ClassBoardService boards;
  private final RosterService roster;
  private final MisconceptionSidebarFactory asides;
  private final Clock clock;
  private final ClassBoardGrid grid = new ClassBoardGrid(this::lookAgain);
  private final H1 title = new H1();
  private final Paragraph due = new Paragraph();
  private @Nullable ClassBoard shown;
  private Instant lookedAt = Instant.EPOCH;
  private @Nullable MisconceptionSidebar aside;
  private Instant believedAt = Instant.EPOCH;

  ClassBoardView(
      SchoolClassService classes,
      ClassBoardService boards,
      RosterService roster,
      MisconceptionSidebarFactory asides,
      Clock clock) {
    super(classes, Tab.BOARD);
    this.boards = boards;
    this.roster = roster;
    this.asides = asides;
    this.clock = clock;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    List<Assignment> running = boards.running(schoolClass.id());
    String wanted = event.getRouteParameters().get("assignment").orElse(null);
    if (wanted != null) {
      AssignmentId id = AssignmentId.parse(wanted);
      if (id == null) {
        throw new RecordNotFoundException("assignment");
      }
      open(schoolClass, id, running);
    } else if (running.isEmpty() && schoolClass.archived()) {
      show(
          new H1(getTranslation("board.idle.headline")),
          new Paragraph(getTranslation("board.archived")));
    } else if (running.isEmpty()) {
      show(new GettingStartedPanel(schoolClass, roster.pupils(schoolClass.id()).size()));
    } else {
      open(schoolClass, first(running).id(), running);
    }
  }

  /** What one pupil is given besides does not put the class out of sight. */
  private static Assignment first(List<Assignment> running) {
    return running.stream()
        .filter(each -> each.plan().audience() instanceof Audience.WholeClass)
        .findFirst()
        .orElseGet(running::getFirst);
  }

  private void open(SchoolClass schoolClass, AssignmentId id, List<Assignment> running) {
    lookedAt = clock.instant();
    ClassBoard board = boards.open(schoolClass.id(), id);
    shown = board;
    tell(board);
    var head = new Header(title, due);
    head.addClassName("top");
    List<Assignment> others = running.stream().filter(each -> !each.id().equals(id)).toList();
    if (!others.isEmpty()) {
      head.add(links(schoolClass, others));
    }
    var table = new Section(head);
    if (board.rows().isEmpty()) {
      table.add(new Paragraph(getTranslation("board.nobody")));
    } else {
      table.getElement().appendChild(grid.getElement());
      grid.show(board);
    }
    MisconceptionSidebar beside = asides.of(schoolClass.id());
    aside = beside;
    believedAt = lookedAt;
    var page = new Div(table, beside);
    page.addClassName("class-board");
    show(page);
  }

  /** What is asked of the class, and until when. */
  private void tell(ClassBoard board) {
    title.setText(board.assignment().plan().title());
    due.setText(new ClassBoardDueDateFormatter(getLocale(), this::getTranslation, clock).of(board));
  }

  /** What else the class is working on. */
  private Nav links(SchoolClass schoolClass, List<Assignment> others) {
    var nav = new Nav();
    nav.addClassName("others");
    nav.setAriaLabel(getTranslation("board.others"));
    nav.add(new Span(getTranslation("board.others")));
    for (Assignment other : others.subList(0, Math.min(others.size(), MOST_OTHERS))) {
      String address = AbstractClassView.address(schoolClass.id(), "/board/" + other.id());
      nav.add(new Anchor(address, other.plan().title()));
    }
    return nav;
  }

  private void lookAgain() {
    ClassBoard before = shown;
    if (before == null) {
      return;
    }
    Instant now = clock.instant();
    ClassBoardUpdate news;
    try {
      news = boards.refresh(before, lookedAt.minus(OVERLAP));
    } catch (RecordNotFoundException _) {
      deleted(before);
      return;
    }
    lookedAt = now;
    shown = news.board();
    if (news instanceof ClassBoardUpdate.Reloaded(ClassBoard board)) {
      tell(board);
    }
    grid.show(news);
    if (aside != null && believedAt.plus(BELIEFS_LAST).isBefore(now)) {
      believedAt = now;
      aside.refresh();
    }
  }

  /** Says so if the class is still there, and its assignment is not. */
  private void deleted(ClassBoard before) {
    ClassId id = before.schoolClass().id();
    boards.running(id);
    shown = null;
    var all =
        new Anchor(
            AbstractClassView.address(id, "/assignments"), getTranslation("assignments.headline"));
    all.addClassNames("btn", "line");
    var gone = new Section(title, new Paragraph(getTranslation("board.deleted")), new Div(all));
    gone.addClassName("class-board");
    show(gone);
  }

  @Override
  protected String headline() {
    return shown == null
        ? getTranslation("class.tab.board")
        : Objects.requireNonNull(shown).assignment().plan().title();
  }
}
