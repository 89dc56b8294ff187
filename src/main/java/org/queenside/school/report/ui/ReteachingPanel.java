package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.LocalDateTime;
import java.util.stream.Stream;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.ReteachingService;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.ConflictException;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Focus;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

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

  /** Returns whether the exercises were just assigned and can still be withdrawn. */
  boolean isAssigned() {
    return assigned;
  }

  private void showOffer() {
    ReteachingService.Offer offer = service.offer(schoolClass, finding);
    removeAll();
    Assignment running = offer.running();
    if (!offer.waiting().isEmpty()) {
      int pupils = offer.waiting().size();
      String note =
          pupils < finding.holders().size() ? "misconceptions.note.rest" : "misconceptions.note";
      add(
          Button.filled("misconceptions.teach", this::assign),
          note(getTranslation(note, pupils, offer.tasks())));
    }
    if (running != null) {
      add(note(withDue("misconceptions.running", running)), boardLink(running));
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
      Focus.moveTo(this);
    }
  }

  private void showAssigned(Assignment assignment) {
    removeAll();
    assigned = true;
    int pupils = service.pupilsOf(assignment);

    var message =
        Markup.paragraph(
            "box given",
            withDue("misconceptions.given", assignment, pupils, assignment.plan().items().size()));
    add(
        message,
        Markup.div(
            "ways",
            boardLink(assignment),
            Button.text("misconceptions.undo", () -> undo(assignment))));
    Focus.moveTo(message);
  }

  private void undo(Assignment assignment) {
    assigned = false;
    try {
      service.undo(assignment);
      showOffer();
      Focus.moveTo(this);
    } catch (ConflictException e) {
      removeAll();
      add(note(getTranslation("misconceptions.undo.changed")), boardLink(assignment));
      Focus.moveTo(this);
    }
  }

  private Anchor boardLink(Assignment assignment) {
    return LinkButton.text(
        AbstractClassView.address(schoolClass, "/board/" + assignment.id()),
        "misconceptions.board");
  }

  /** Says when the assignment is due. A teacher may have removed its due date. */
  private String withDue(String key, Assignment assignment, Object... arguments) {
    LocalDateTime due = assignment.plan().schedule().due();
    return due == null
        ? getTranslation(key + ".undated", arguments)
        : getTranslation(
            key,
            Stream.concat(Stream.of(new DateFormatter(getLocale()).of(due)), Stream.of(arguments))
                .toArray());
  }

  private static Paragraph note(String text) {
    return Markup.paragraph("note", text);
  }
}
