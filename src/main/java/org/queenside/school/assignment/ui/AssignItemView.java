package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * Leads from something to assign, such as a lesson, to the page where it is assigned: at once if
 * the teacher has one class, and otherwise after choosing one.
 */
@Route("assign")
@RolesAllowed("TEACHER")
final class AssignItemView extends Page {

  private final SchoolClassService classes;

  AssignItemView(SchoolClassService classes) {
    super("page", "assign.headline");
    this.classes = classes;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    QueryParameters chosen = event.getLocation().getQueryParameters();
    List<SchoolClass> taught =
        classes.all().stream().filter(each -> !each.archived() && !each.readOnly()).toList();
    if (taught.size() == 1) {
      event.forwardTo(AssignmentEditorView.address(taught.getFirst().id()), chosen);
      return;
    }
    removeAll();
    add(new H1(getTranslation("assign.which-class")));
    if (taught.isEmpty()) {
      add(
          new Paragraph(getTranslation("assign.no-class")),
          Markup.div("go", LinkButton.filled("classes", "assign.no-class.go")));
      return;
    }
    add(
        Markup.list(
            "rows made",
            taught.stream()
                .map(each -> Markup.item("", new Anchor(address(each, chosen), each.name())))));
  }

  private static String address(SchoolClass schoolClass, QueryParameters chosen) {
    return new Location(AssignmentEditorView.address(schoolClass.id()), chosen)
        .getPathWithQueryParameters();
  }
}
