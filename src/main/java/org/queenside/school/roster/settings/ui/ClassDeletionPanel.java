package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.function.Supplier;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.pupil.PupilDeletionService;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.school.roster.ui.NameField;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.InlineQuestion;

/** Deletes a class after its name has been typed. Teachers other than the lead see who leads it. */
final class ClassDeletionPanel extends FoldedSection {

  private final Supplier<SchoolClass> seen;
  private final PupilDeletionService deletion;
  private final TeacherService teachers;
  private final InlineQuestion question = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();

  ClassDeletionPanel(
      Supplier<SchoolClass> seen, PupilDeletionService deletion, TeacherService teachers) {
    super(I18NProvider.translate("settings.delete.headline"));
    this.seen = seen;
    this.deletion = deletion;
    this.teachers = teachers;
    addClassName("stands-apart");
    draw();
  }

  void draw() {
    SchoolClass schoolClass = seen.get();
    question.close();
    notice.removeAll();
    removeAll();
    if (!teachers.isLead(schoolClass.id())) {
      String lead = teachers.of(schoolClass.id()).getFirst().name();
      add(new Paragraph(getTranslation("settings.delete.lead", lead)));
      return;
    }
    int going = deletion.pupilsDeletedWith(schoolClass.id()).size();
    add(
        new Paragraph(getTranslation("settings.delete.about", going)),
        Button.outlined("settings.delete", this::ask),
        question,
        notice);
  }

  private void ask(Button offer) {
    var line =
        new NameField("delete-class", getTranslation("settings.delete.type", seen.get().name()));
    line.withButton(
        ButtonStyle.OUTLINED,
        getTranslation("settings.delete.sure"),
        differs(),
        typed -> delete(line, typed));
    line.add(question.cancelButton());
    question.ask(offer, line);
    line.focus();
  }

  private void delete(NameField line, String typed) {
    if (!typed.strip().equalsIgnoreCase(seen.get().name())) {
      notice.showError(differs());
      line.focus();
    } else if (notice.attempt(() -> deletion.delete(seen.get().id()))) {
      UI.getCurrent().navigate("classes");
    }
  }

  private String differs() {
    return getTranslation("settings.delete.differs", seen.get().name());
  }
}
