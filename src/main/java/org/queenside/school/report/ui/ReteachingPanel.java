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

/** One click that gives everybody who believes something the exercises that correct it. */
final class ReteachingPanel extends Div {

  private final MisconceptionServices services;
  private final ClassId schoolClass;
  private final ClassMisconception finding;
  private boolean given;

  ReteachingPanel(MisconceptionServices services, ClassId schoolClass, ClassMisconception finding) {
    this.services = services;
    this.schoolClass = schoolClass;
    this.finding = finding;
    addClassName("teach-again");
    getElement().setAttribute("role", "status");
    offer();
  }

  /** Whether it was given just now, and can be taken back as long as that is shown. */
  boolean isGiven() {
    return given;
  }

  private void offer() {
    ReteachingService.Offer offer = services.reteaching().offer(schoolClass, finding);
    removeAll();
    Assignment running = offer.running();
    if (!offer.waiting().isEmpty()) {
      int pupils = offer.waiting().size();
      var button = new NativeButton(getTranslation("beliefs.teach"), click -> teach());
      button.addClassNames("btn", "fill");
      String note = pupils < finding.holders().size() ? "beliefs.note.rest" : "beliefs.note";
      add(button, note(getTranslation(note, pupils, offer.tasks())));
    }
    if (running != null) {
      add(note(getTranslation("beliefs.running", due(running))), boardLink(running));
    }
  }

  private void teach() {
    try {
      Assignment assignment =
          services
              .reteaching()
              .assign(
                  schoolClass,
                  finding.belief(),
                  lesson -> getTranslation("beliefs.assignment", lesson),
                  "");
      if (assignment == null) {
        offer();
      } else {
        say(assignment);
      }
    } catch (ClassArchivedException e) {
      removeAll();
      add(note(getTranslation("beliefs.archived")));
    }
  }

  private void say(Assignment assignment) {
    removeAll();
    given = true;
    int pupils = services.reteaching().pupilsOf(assignment);
    var undo = new NativeButton(getTranslation("beliefs.undo"), click -> takeBack(assignment));
    undo.addClassNames("btn", "text");
    var said =
        new Paragraph(
            getTranslation(
                "beliefs.given", pupils, assignment.plan().items().size(), due(assignment)));
    said.addClassName("given");
    var ways = new Div(boardLink(assignment), undo);
    ways.addClassName("ways");
    add(said, ways);
  }

  private void takeBack(Assignment assignment) {
    given = false;
    try {
      services.reteaching().takeBack(assignment);
      offer();
    } catch (ConflictException e) {
      removeAll();
      add(note(getTranslation("beliefs.undo.changed")), boardLink(assignment));
    }
  }

  private Anchor boardLink(Assignment assignment) {
    var link =
        new Anchor(
            AbstractClassView.address(schoolClass, "/board/" + assignment.id()),
            getTranslation("beliefs.board"));
    link.addClassNames("btn", "text");
    return link;
  }

  private String due(Assignment assignment) {
    return new DateFormatter(getLocale())
        .of(Objects.requireNonNull(assignment.plan().terms().due()));
  }

  private static Paragraph note(String text) {
    var note = new Paragraph(text);
    note.addClassName("note");
    return note;
  }
}
