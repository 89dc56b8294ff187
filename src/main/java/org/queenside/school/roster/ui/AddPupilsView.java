package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.roster.NameList;
import org.queenside.school.roster.PasswordGenerator;
import org.queenside.school.roster.PupilCreationService;
import org.queenside.school.roster.PupilCreationService.Preview;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/**
 * Adds pupils by their names, which can be typed, pasted or read from a file into the same field. A
 * preview shows what would be added; nothing is saved until the button is pressed.
 */
@Route("class/:class/add")
@RolesAllowed("INSTRUCTOR")
class AddPupilsView extends AbstractClassView {

  private static final int ROWS = 11;

  private final PupilCreationService newPupils;
  private final TextAreaField names = new TextAreaField(ROWS);
  private final NameColumnsPanel columns = new NameColumnsPanel(() -> updatePreview());
  private final NewPupilsPreview previewPanel = new NewPupilsPreview();
  private final PasswordKindField kind = new PasswordKindField();
  private final Button add = new Button(ButtonStyle.FILLED, "", () -> add());
  private final ChangeNotice notice = new ChangeNotice();
  private final LoginCardProgress progress;

  AddPupilsView(
      SchoolClassService classes, PupilCreationService newPupils, PasswordGenerator passwords) {
    super(classes, Tab.PUPILS);
    this.newPupils = newPupils;
    this.progress = new LoginCardProgress(passwords, notice);
    names.setId("names");
    names.getElement().setAttribute("spellcheck", "false");
    names.getElement().setAttribute("autocomplete", "off");
    names.addValueChangeListener(change -> updatePreview());
    names.refuseAbove(PupilCreationService.LONGEST_TEXT, this::refuse);
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
        Markup.div("adding", typing(), decision()));
    updatePreview();
    names.focus();
  }

  private Div typing() {
    var label = new NativeLabel(getTranslation("add.names"));
    label.setFor(names);
    var about = new Paragraph(getTranslation("add.names.about"));
    about.setId("names-about");
    names.getElement().setAttribute("aria-describedby", "names-about");
    var upload = new NameFileUpload(notice, this::read);
    return Markup.div("typing", label, about, names, upload);
  }

  private Div decision() {
    return Markup.div("decision", columns, previewPanel, kind, add, progress);
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

  private Preview preview() {
    return newPupils.preview(schoolClass().id(), names.getValue(), columns.chosen());
  }

  private void refuse(int length) {
    notice.refuse("add.preview.unread", length, PupilCreationService.LONGEST_TEXT);
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

  private void read(String file) {
    names.setValue(file);
    updatePreview();
    names.focus();
  }

  @Override
  protected String headline() {
    return getTranslation("add.headline");
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
