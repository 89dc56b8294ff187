package org.queenside.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Objects;
import org.queenside.assignment.Assignment;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.ClassPutAway;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.look.DayText;
import org.queenside.report.Finding;
import org.queenside.report.Reteaching;

/** One click that gives everybody who believes something the exercises that correct it. */
final class TeachAgain extends Div {

  private final BeliefServices services;
  private final ClassId schoolClass;
  private final Finding finding;
  private boolean given;

  TeachAgain(BeliefServices services, ClassId schoolClass, Finding finding) {
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
    Reteaching.Offer offer = services.reteaching().offer(schoolClass, finding);
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
              .teach(
                  schoolClass,
                  finding.belief(),
                  lesson -> getTranslation("beliefs.assignment", lesson),
                  "");
      if (assignment == null) {
        offer();
      } else {
        say(assignment);
      }
    } catch (ClassPutAway e) {
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
    } catch (Conflict e) {
      removeAll();
      add(note(getTranslation("beliefs.undo.changed")), boardLink(assignment));
    }
  }

  private Anchor boardLink(Assignment assignment) {
    var link =
        new Anchor(
            ClassPage.address(schoolClass, "/board/" + assignment.id()),
            getTranslation("beliefs.board"));
    link.addClassNames("btn", "text");
    return link;
  }

  private String due(Assignment assignment) {
    return new DayText(getLocale()).of(Objects.requireNonNull(assignment.plan().terms().due()));
  }

  private static Paragraph note(String text) {
    var note = new Paragraph(text);
    note.addClassName("note");
    return note;
  }
}
