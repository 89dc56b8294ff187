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
import org.queenside.course.model.Scene;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.ui.DueDateFormatter;
import org.queenside.school.report.ClassBoard;
import org.queenside.school.report.ClassBoardService;
import org.queenside.school.report.ClassBoardUpdate;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.pupil.LockedOutPupilService;
import org.queenside.school.roster.pupil.ui.LockedOutPanel;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/**
 * The class board: live progress of a class in an assignment. Without an assignment in the address,
 * it shows the newest one that is running for the whole class, or else for a part of it.
 */
@Route("class/:class")
@RouteAlias("class/:class/board/:assignment")
@RolesAllowed("TEACHER")
class ClassBoardView extends AbstractClassView {

  /** How long after its own timestamp a transaction may become visible. */
  private static final Duration OVERLAP = Duration.ofSeconds(10);

  /** Misconceptions take longer to calculate than the board, and change more slowly. */
  private static final Duration MISCONCEPTIONS_INTERVAL = Duration.ofSeconds(10);

  private static final int MAX_OTHERS = 5;

  private final ClassBoardService boards;
  private final RosterService roster;
  private final LockedOutPupilService lockedOut;
  private final MisconceptionServices misconceptions;
  private final Clock clock;
  private final ClassBoardGrid grid = new ClassBoardGrid(this::refresh, this::scene);
  private final H1 title = new H1();
  private final Paragraph due = new Paragraph();
  private @Nullable ClassBoard shown;
  private Instant refreshedAt = Instant.EPOCH;
  private @Nullable MisconceptionSidebar sidebar;
  private Instant misconceptionsAt = Instant.EPOCH;

  ClassBoardView(
      SchoolClassService classes,
      ClassBoardService boards,
      RosterService roster,
      LockedOutPupilService lockedOut,
      MisconceptionServices misconceptions,
      Clock clock) {
    super(classes, ClassPage.BOARD);
    this.boards = boards;
    this.roster = roster;
    this.lockedOut = lockedOut;
    this.misconceptions = misconceptions;
    this.clock = clock;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    List<Assignment> running = boards.running(schoolClass.id());
    String requested = event.getRouteParameters().get("assignment").orElse(null);
    if (requested != null) {
      AssignmentId id = AssignmentId.parse(requested);
      if (id == null) {
        throw new RecordNotFoundException("assignment");
      }
      open(schoolClass, id, running);
    } else if (running.isEmpty() && (schoolClass.readOnly() || schoolClass.archived())) {
      String key = schoolClass.readOnly() ? "board.idle.assistant" : "board.archived";
      show(new H1(getTranslation("board.idle.headline")), new Paragraph(getTranslation(key)));
    } else if (running.isEmpty()) {
      show(
          new LockedOutPanel(schoolClass.id(), lockedOut),
          new GettingStartedPanel(schoolClass, roster.pupils(schoolClass.id()).size()));
    } else {
      open(schoolClass, first(running).id(), running);
    }
  }

  /**
   * Prefers the whole class, so that an extra assignment for one pupil doesn't replace its board.
   */
  private static Assignment first(List<Assignment> running) {
    return running.stream()
        .filter(each -> each.plan().audience() instanceof Audience.WholeClass)
        .findFirst()
        .orElseGet(running::getFirst);
  }

  private void open(SchoolClass schoolClass, AssignmentId id, List<Assignment> running) {
    refreshedAt = clock.instant();
    ClassBoard board = boards.open(schoolClass.id(), id, getLocale());
    shown = board;
    showHead(board);
    var head = new Header(title, due);
    head.addClassNames("row", "top");
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
    var newSidebar = new MisconceptionSidebar(misconceptions, schoolClass);
    sidebar = newSidebar;
    misconceptionsAt = refreshedAt;
    var columns = Markup.div("class-board", table, newSidebar);
    if (schoolClass.readOnly()) {
      show(columns);
    } else {
      show(new LockedOutPanel(schoolClass.id(), lockedOut), columns);
    }
  }

  /** Shows the title and the due date. */
  private void showHead(ClassBoard board) {
    title.setText(board.assignment().plan().title());
    due.setText(
        new DueDateFormatter(this::getTranslation, getLocale())
            .dueOnBoard(
                board.assignment().plan().schedule(),
                clock.instant().atZone(board.schoolClass().zone())));
  }

  /** Links to the other running assignments. */
  private Nav links(SchoolClass schoolClass, List<Assignment> others) {
    var nav = new Nav();
    nav.addClassNames("row", "others");
    nav.setAriaLabel(getTranslation("board.others"));
    nav.add(new Span(getTranslation("board.others")));
    for (Assignment other : others.subList(0, Math.min(others.size(), MAX_OTHERS))) {
      String address = AbstractClassView.address(schoolClass.id(), "/board/" + other.id());
      nav.add(new Anchor(address, other.plan().title()));
    }
    return nav;
  }

  private void refresh() {
    ClassBoard before = shown;
    if (before == null) {
      return;
    }
    Instant now = clock.instant();
    ClassBoardUpdate update;
    try {
      update = boards.refresh(before, refreshedAt.minus(OVERLAP), getLocale());
    } catch (RecordNotFoundException _) {
      showDeleted(before);
      return;
    }
    refreshedAt = now;
    shown = update.board();
    if (update instanceof ClassBoardUpdate.Reloaded(ClassBoard board)) {
      showHead(board);
    }
    grid.show(update);
    if (sidebar != null && misconceptionsAt.plus(MISCONCEPTIONS_INTERVAL).isBefore(now)) {
      misconceptionsAt = now;
      sidebar.refresh();
    }
  }

  private @Nullable Scene scene(int place) {
    ClassBoard board = shown;
    try {
      return board == null ? null : boards.scene(board, place);
    } catch (RecordNotFoundException _) {
      // The next poll shows what has happened.
      return null;
    }
  }

  /** Says that the assignment was deleted, if the class still exists. */
  private void showDeleted(ClassBoard before) {
    ClassId id = before.schoolClass().id();
    boards.running(id); // Also throws if the class is gone.
    shown = null;
    var link =
        LinkButton.outlined(AbstractClassView.address(id, "/assignments"), "assignments.headline");
    link.setVisible(!before.schoolClass().readOnly());
    var notice =
        Markup.section(
            "class-board", title, new Paragraph(getTranslation("board.deleted")), new Div(link));
    show(notice);
  }

  @Override
  protected String headline() {
    return shown == null
        ? getTranslation("class.page.board")
        : Objects.requireNonNull(shown).assignment().plan().title();
  }
}
