package org.queenside.school.paper.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.paper.PaperResultService;
import org.queenside.school.paper.Worksheet;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The page that prints an assignment as a worksheet. */
@Route("class/:class/paper/:assignment")
@RolesAllowed("TEACHER")
class WorksheetView extends AbstractPaperView {

  private final AssignmentService assignments;
  private final PaperResultService results;
  private final ItemTitleResolver names;
  private final Div sheets = Markup.div("paper-sheets");
  private final Paragraph gone = Markup.paragraph("note");
  private WorksheetLayout layout = new WorksheetLayout(2, false, false);

  WorksheetView(
      SchoolClassService classes,
      AssignmentService assignments,
      PaperResultService results,
      ItemTitleResolver names) {
    super(classes, assignments);
    this.assignments = assignments;
    this.results = results;
    this.names = names;
  }

  @Override
  void open(SchoolClass schoolClass, Assignment assignment, BeforeEnterEvent event) {
    layout = WorksheetLayout.of(event.getLocation().getQueryParameters());
    show(new H1(assignment.plan().title()), tools(), sheets);
    lay();
  }

  private Div tools() {
    var inRow = new ToggleGroup(getTranslation("paper.in-row"));
    inRow.add(getTranslation("paper.two"), layout.inRow() == 2, () -> change(layout.inRow(2)));
    inRow.add(getTranslation("paper.three"), layout.inRow() == 3, () -> change(layout.inRow(3)));
    var hints = new ToggleGroup(getTranslation("paper.hints"));
    hints.add(
        getTranslation("paper.hints.without"), !layout.hints(), () -> change(layout.hints(false)));
    hints.add(getTranslation("paper.hints.with"), layout.hints(), () -> change(layout.hints(true)));
    var named = new ToggleGroup(getTranslation("paper.names"));
    named.add(
        getTranslation("paper.names.blank"), !layout.named(), () -> change(layout.named(false)));
    named.add(getTranslation("paper.names.each"), layout.named(), () -> change(layout.named(true)));
    return Markup.div(
        "paper-tools",
        Markup.div("row choices", inRow, hints, named),
        Markup.div("ways", print(), way(Part.KEY), way(Part.RESULTS)),
        Markup.paragraph("note", getTranslation("paper.note")),
        gone);
  }

  private void change(WorksheetLayout wanted) {
    layout = wanted;
    UI ui = UI.getCurrent();
    var here = new Location(ui.getActiveViewLocation().getPath(), wanted.query());
    ui.getPage().getHistory().replaceState(null, here);
    lay();
  }

  private void lay() {
    sheets.removeAll();
    Worksheet worksheet = results.worksheet(schoolClass().id(), assignment().id(), getLocale());
    sheets.add(worksheet.tasks().isEmpty() ? nothing() : copies(worksheet));
    gone.setVisible(worksheet.missing() > 0);
    gone.setText(getTranslation("paper.gone", worksheet.missing()));
  }

  private Paragraph nothing() {
    return new Paragraph(getTranslation("paper.nothing"));
  }

  private Component copies(Worksheet worksheet) {
    List<String> pupils =
        layout.named()
            ? assignments.pupilsOf(assignment()).stream().map(Pupil::name).toList()
            : List.of();
    List<String> onScreen =
        worksheet.onScreen().stream().map(item -> names.title(item, getLocale())).toList();
    var first =
        new WorksheetPage(
            schoolClass().name(),
            assignment().plan(),
            worksheet,
            onScreen,
            layout,
            pupils.isEmpty() ? "" : pupils.getFirst(),
            words());
    return new WorksheetCopies(first, pupils);
  }

  @Override
  protected String headline() {
    return getTranslation("paper.sheet");
  }

  /** A worksheet for each pupil: the browser copies the first one and fills in the names. */
  @Tag("queenside-copies")
  @JsModule("context://board/queenside-copies.js")
  private static final class WorksheetCopies extends HtmlContainer {

    WorksheetCopies(WorksheetPage first, List<String> names) {
      add(first);
      ArrayNode list = JsonNodeFactory.instance.arrayNode();
      names.forEach(list::add);
      getElement().setAttribute("names", list.toString());
    }
  }
}
