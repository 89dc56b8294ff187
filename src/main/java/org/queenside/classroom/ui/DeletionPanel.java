package org.queenside.classroom.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.function.Supplier;
import org.queenside.classroom.Farewells;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.Teachers;

/** Deletes a class for good, after its name has been typed; who does not lead it reads who can. */
final class DeletionPanel extends Section {

  private final Supplier<SchoolClass> seen;
  private final Farewells farewells;
  private final Teachers teachers;
  private final Question question = new Question();
  private final Notice notice = new Notice();

  /**
   * Creates the part.
   *
   * @param seen the class as the page shows it
   */
  DeletionPanel(Supplier<SchoolClass> seen, Farewells farewells, Teachers teachers) {
    this.seen = seen;
    this.farewells = farewells;
    this.teachers = teachers;
    addClassName("settings-part");
    draw();
  }

  /** Draws it anew, as for who leads the class no longer. */
  void draw() {
    SchoolClass schoolClass = seen.get();
    question.close();
    notice.removeAll();
    removeAll();
    add(new H2(getTranslation("settings.delete.headline")));
    if (!teachers.isLead(schoolClass.id())) {
      String lead = teachers.of(schoolClass.id()).getFirst().name();
      add(new Paragraph(getTranslation("settings.delete.lead", lead)));
      return;
    }
    int going = farewells.goingWith(schoolClass.id()).size();
    var offer = new NativeButton(getTranslation("settings.delete"));
    offer.addClassNames("btn", "line");
    offer.addClickListener(click -> ask(offer));
    add(new Paragraph(getTranslation("settings.delete.about", going)), offer, question, notice);
  }

  private void ask(NativeButton offer) {
    var line =
        new TextLine("delete-class", getTranslation("settings.delete.type", seen.get().name()));
    Runnable accept = () -> line.accept(differs(), typed -> delete(line, typed));
    line.onEnter(accept);
    line.add(
        Question.button(getTranslation("settings.delete.sure"), "line", accept), question.cancel());
    question.ask(offer, line);
    line.focus();
  }

  private void delete(TextLine line, String typed) {
    if (!typed.strip().equalsIgnoreCase(seen.get().name())) {
      notice.warn(differs());
      line.focus();
    } else if (notice.attempt(() -> farewells.delete(seen.get().id()))) {
      UI.getCurrent().navigate("classes");
    }
  }

  private String differs() {
    return getTranslation("settings.delete.differs", seen.get().name());
  }
}
