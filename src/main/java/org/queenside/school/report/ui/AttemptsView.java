package org.queenside.school.report.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.report.ClassBoardCell;
import org.queenside.school.report.ClassBoardCellService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/** Shows what one pupil did on one item, attempt by attempt, on the board. */
@Route("class/:class/board/:assignment/:pupil/:place")
@RolesAllowed("TEACHER")
class AttemptsView extends AbstractClassView {

  private final ClassBoardCellService cells;
  private final Clock clock;
  private String headline = "";

  AttemptsView(SchoolClassService classes, ClassBoardCellService cells, Clock clock) {
    super(classes, ClassPage.BOARD);
    this.cells = cells;
    this.clock = clock;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    RouteParameters address = event.getRouteParameters();
    AssignmentId assignment = AssignmentId.parse(address.get("assignment").orElse(""));
    LearnerId pupil = LearnerId.parse(address.get("pupil").orElse(""));
    String number = address.get("place").orElse("");
    if (assignment == null || pupil == null || !number.matches("[1-9][0-9]{0,3}")) {
      throw new RecordNotFoundException("cell");
    }
    show(cells.open(schoolClass.id(), assignment, pupil, Integer.parseInt(number), getLocale()));
  }

  private void show(ClassBoardCell cell) {
    headline = getTranslation("attempts.headline", cell.pupil().name(), cell.title());
    String board = "/board/" + cell.assignment().id();
    var back =
        new Anchor(
            AbstractClassView.address(cell.schoolClass().id(), board),
            Icon.BACK.draw(),
            new Text(getTranslation("attempts.back")));
    back.addClassNames("btn", "text");
    var head = new Header(new H1(cell.pupil().name()), new Paragraph(cell.title()));
    head.addClassName("top");
    var page = Markup.div("attempts", back, head);
    if (cell.attempts().isEmpty()) {
      page.add(new Paragraph(getTranslation("attempts.none", cell.pupil().name())));
    } else {
      page.add(new AttemptList(cell, clock));
    }
    show(page);
  }

  @Override
  protected String headline() {
    return headline;
  }
}
