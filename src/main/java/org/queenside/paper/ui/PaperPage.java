package org.queenside.paper.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.BeforeEnterEvent;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.board.RulingText;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.course.CourseText;
import org.queenside.look.PrintButton;

/** A page about one assignment on paper. */
abstract class PaperPage extends ClassPage {

  /** The parts of an assignment on paper. */
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

  private final Assignments assignments;
  private @Nullable Assignment assignment;

  PaperPage(CurrentClasses classes, Assignments assignments) {
    super(classes, Tab.ASSIGN);
    this.assignments = assignments;
    addClassName("paper-page");
  }

  @Override
  protected final void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    String number = event.getRouteParameters().get("assignment").orElse("");
    AssignmentId id = AssignmentId.parse(number);
    if (id == null) {
      throw new NoSuchClass("an assignment with such a number");
    }
    Assignment found = assignments.open(schoolClass.id(), id);
    assignment = found;
    open(schoolClass, found, event);
  }

  /** Fills the page. */
  abstract void open(SchoolClass schoolClass, Assignment assignment, BeforeEnterEvent event);

  final Assignment assignment() {
    if (assignment == null) {
      throw new IllegalStateException("the page has not been opened");
    }
    return assignment;
  }

  /** A link to another part of it. */
  final Anchor way(Part part) {
    var link = new Anchor(address(part), getTranslation(part.word));
    link.addClassNames("btn", "line");
    return link;
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
