package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.BeforeEnterEvent;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.RulingText;
import org.queenside.course.model.CourseText;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.LinkButton;
import org.queenside.ui.PrintButton;

/** A page about one assignment on paper. */
abstract class AbstractPaperView extends AbstractClassView {

  /** The pages about an assignment on paper. */
  enum Part {
    SHEET("", "paper.sheet"),
    KEY("/key", "paper.key"),
    RESULTS("/results", "paper.results");

    private final String path;
    private final String word;

    Part(String path, String word) {
      this.path = path;
      this.word = word;
    }
  }

  private final AssignmentService assignments;
  private @Nullable Assignment assignment;

  AbstractPaperView(SchoolClassService classes, AssignmentService assignments) {
    super(classes, ClassPage.ASSIGNMENTS);
    this.assignments = assignments;
    addClassName("paper-page");
  }

  @Override
  protected final void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    String number = event.getRouteParameters().get("assignment").orElse("");
    AssignmentId id = AssignmentId.parse(number);
    if (id == null) {
      throw new RecordNotFoundException("assignment");
    }
    Assignment found = assignments.open(schoolClass.id(), id);
    assignment = found;
    open(schoolClass, found, event);
  }

  /** Fills the page for an assignment. */
  abstract void open(SchoolClass schoolClass, Assignment assignment, BeforeEnterEvent event);

  final Assignment assignment() {
    if (assignment == null) {
      throw new IllegalStateException("the page has not been opened");
    }
    return assignment;
  }

  /** Links to another page about the assignment. */
  final Anchor way(Part part) {
    return LinkButton.outlined(address(part), part.word);
  }

  private String address(Part part) {
    return address(assignment().schoolClass(), "/paper/" + assignment().id() + part.path);
  }

  final PrintButton print() {
    return new PrintButton(getTranslation("paper.print"));
  }

  final CourseText words() {
    Locale locale = getLocale();
    return new CourseText(locale, ruling -> RulingText.of(ruling, locale));
  }
}
