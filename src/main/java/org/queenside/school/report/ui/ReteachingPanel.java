package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Objects;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.ReteachingService;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.ConflictException;
import org.queenside.ui.DateFormatter;

/** A button that assigns the exercises correcting a misconception to all pupils who hold it. */
final class ReteachingPanel extends Div {

  private final ReteachingService service;
  private final ClassId schoolClass;
  private final ClassMisconception finding;
  private boolean assigned;

  ReteachingPanel(ReteachingService service, ClassId schoolClass, ClassMisconception finding) {
    this.service = service;
    this.schoolClass = schoolClass;
    this.finding = finding;
    addClassName("teach-again");
    getElement().setAttribute("role", "status");
    showOffer();
  }

  /** Returns whether the exercises were just assigned and can still be taken back. */
  boolean isAssigned() {
    return assigned;
  }

  private void showOffer() {
    ReteachingService.Offer offer = service.offer(schoolClass, finding);
    removeAll();
    Assignment running = offer.running();
    if (!offer.waiting().isEmpty()) {
      int pupils = offer.waiting().size();
      var button = new NativeButton(getTranslation("misconceptions.teach"), click -> assign());
      button.addClassNames("btn", "fill");
      String note =
          pupils < finding.holders().size() ? "misconceptions.note.rest" : "misconceptions.note";
      add(button, note(getTranslation(note, pupils, offer.tasks())));
    }
    if (running != null) {
      add(note(getTranslation("misconceptions.running", due(running))), boardLink(running));
    }
  }

  private void assign() {
    try {
      Assignment assignment =
          service.assign(
              schoolClass,
              finding.misconception(),
              lesson -> getTranslation("misconceptions.assignment", lesson),
              "");
      if (assignment == null) {
        showOffer();
      } else {
        showAssigned(assignment);
      }
    } catch (ClassArchivedException e) {
      removeAll();
      add(note(getTranslation("misconceptions.archived")));
    }
  }

  private void showAssigned(Assignment assignment) {
    removeAll();
    assigned = true;
    int pupils = service.pupilsOf(assignment);
    var undo = new NativeButton(getTranslation("misconceptions.undo"), click -> undo(assignment));
    undo.addClassNames("btn", "text");
    var message =
        new Paragraph(
            getTranslation(
                "misconceptions.given", pupils, assignment.plan().items().size(), due(assignment)));
    message.addClassName("given");
    var actions = new Div(boardLink(assignment), undo);
    actions.addClassName("ways");
    add(message, actions);
  }

  private void undo(Assignment assignment) {
    assigned = false;
    try {
      service.undo(assignment);
      showOffer();
    } catch (ConflictException e) {
      removeAll();
      add(note(getTranslation("misconceptions.undo.changed")), boardLink(assignment));
    }
  }

  private Anchor boardLink(Assignment assignment) {
    var link =
        new Anchor(
            AbstractClassView.address(schoolClass, "/board/" + assignment.id()),
            getTranslation("misconceptions.board"));
    link.addClassNames("btn", "text");
    return link;
  }

  private String due(Assignment assignment) {
    return new DateFormatter(getLocale())
        .of(Objects.requireNonNull(assignment.plan().schedule().due()));
  }

  private static Paragraph note(String text) {
    var note = new Paragraph(text);
    note.addClassName("note");
    return note;
  }
}
