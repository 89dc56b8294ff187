package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.card.PasswordGenerator;
import org.queenside.school.roster.card.ui.LoginCardProgress;
import org.queenside.school.roster.card.ui.PasswordKindField;
import org.queenside.school.roster.names.NameList;
import org.queenside.school.roster.names.ui.NameColumnsPanel;
import org.queenside.school.roster.names.ui.NameListField;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.queenside.school.roster.pupil.PupilCreationService.Preview;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;

/**
 * Adds pupils by their names, which can be typed, pasted or read from a file into the same field. A
 * preview shows what would be added; nothing is saved until the button is pressed.
 */
@Route("class/:class/add")
@RolesAllowed("TEACHER")
class AddPupilsView extends AbstractClassView {

  private final PupilCreationService newPupils;
  private final NameColumnsPanel columns = new NameColumnsPanel(() -> updatePreview());
  private final NewPupilsPreview previewPanel = new NewPupilsPreview(line -> addLine(line));
  private final PasswordKindField kind = new PasswordKindField();
  private final Button add = new Button(ButtonStyle.FILLED, "", () -> add());
  private final ChangeNotice notice = new ChangeNotice();
  private final NameListField names =
      new NameListField("names", "add.names", "add.names.about", notice, () -> updatePreview());
  private final LoginCardProgress progress;

  /** Lines that look like titles or totals, but have a pupil, as the teacher said. */
  private final Set<String> pupilLines = new HashSet<>();

  AddPupilsView(
      SchoolClassService classes, PupilCreationService newPupils, PasswordGenerator passwords) {
    super(classes, ClassPage.ADD, "add.headline");
    this.newPupils = newPupils;
    this.progress = new LoginCardProgress(passwords, notice);
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("add.archived"));
      return;
    }
    show(
        new H1(headline()),
        Markup.paragraph("lead", getTranslation("add.lead")),
        notice,
        Markup.div(
            "adding", names, Markup.div("decision", columns, previewPanel, kind, add, progress)));
    updatePreview();
    names.focus();
  }

  private void updatePreview() {
    notice.attempt(
        () -> {
          Preview preview = preview();
          columns.show(preview.table(), preview.columns());
          previewPanel.show(preview);
          int count = preview.list().newPupils().size();
          add.setText(getTranslation("add.add", count));
          add.setEnabled(preview.canBeAdded());
          boolean any = !preview.list().lines().isEmpty();
          kind.setVisible(any);
          add.setVisible(any);
        });
  }

  private void addLine(String line) {
    pupilLines.add(line);
    updatePreview();
    previewPanel.focusNames();
  }

  private Preview preview() {
    return newPupils.preview(
        schoolClass().id(), names.value(), columns.chosen(), Set.copyOf(pupilLines));
  }

  private void add() {
    if (progress.isBusy()) {
      return;
    }
    notice.attempt(
        () -> {
          Preview preview = preview();
          previewPanel.show(preview);
          if (preview.canBeAdded()) {
            List<NameList.NewPupil> pupils = preview.list().newPupils();
            add.setEnabled(false);
            progress.start(
                schoolClass().id(),
                kind.chosen(),
                pupils.size(),
                secrets -> newPupils.add(schoolClass().id(), pupils, secrets));
          }
        });
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
