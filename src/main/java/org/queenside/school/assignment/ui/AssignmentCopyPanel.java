package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ClassNotAssignableException;
import org.queenside.school.roster.SchoolClass;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.Checkbox;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** Copies an assignment into the classes that the teacher ticks. */
final class AssignmentCopyPanel extends NativeDetails {

  private final Assignment assignment;
  private final AssignmentService assignments;
  private final Consumer<List<SchoolClass>> copied;
  private final Map<SchoolClass, Checkbox> boxes = new LinkedHashMap<>();
  private final Paragraph problem = Markup.paragraph("problem");
  private final Div ways = Markup.div("copy-ways");

  AssignmentCopyPanel(
      Assignment assignment,
      List<SchoolClass> classes,
      AssignmentService assignments,
      Consumer<List<SchoolClass>> copied) {
    this.assignment = assignment;
    this.assignments = assignments;
    this.copied = copied;
    addClassName("copies");
    setSummaryText(getTranslation("assignments.copy"));
    getSummary().addClassNames("btn", "text");
    problem.getElement().setAttribute("role", "alert");
    UnorderedList list = Markup.list("");
    for (SchoolClass each : classes) {
      var box = new Checkbox(each.name()).onChange(_ -> offer());
      boxes.put(each, box);
      list.add(Markup.item("", box));
    }
    setContent(
        new Div(new Paragraph(getTranslation("assignments.copy.about")), list, problem, ways));
  }

  private void offer() {
    ways.removeAll();
    List<SchoolClass> targets = targets();
    if (!targets.isEmpty()) {
      ways.add(Button.outlined("assignments.copy.now", this::copy, targets.size()));
    }
    if (targets.size() == 1) {
      ways.add(
          LinkButton.text(
              AssignmentEditorView.copy(assignment, targets.getFirst().id()),
              "assignments.copy.change"));
    }
  }

  private void copy() {
    List<SchoolClass> targets = targets();
    try {
      assignments.copy(assignment, targets.stream().map(SchoolClass::id).toList());
      copied.accept(targets);
    } catch (ClassNotAssignableException e) {
      problem.setText(AssignmentSaveAction.problem(e, targets));
    } catch (RecordNotFoundException _) {
      problem.setText(getTranslation("assign.gone"));
    }
  }

  private List<SchoolClass> targets() {
    return boxes.entrySet().stream()
        .filter(each -> each.getValue().isChecked())
        .map(Map.Entry::getKey)
        .toList();
  }
}
