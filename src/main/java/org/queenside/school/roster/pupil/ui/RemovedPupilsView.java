package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import org.queenside.school.roster.RemovedPupil;
import org.queenside.school.roster.RemovedPupilService;
import org.queenside.school.roster.ui.BrowserTimeZone;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PagedList;

/** All learners with an account who are in no class, for administrators. */
@Route("administration/no-class")
@RolesAllowed("ADMINISTRATOR")
class RemovedPupilsView extends Page implements HasPageHeader {

  private final RemovedPupilService service;
  private final BrowserTimeZone browserTimeZone;
  private final FormField text =
      new FormField("learner-name", getTranslation("removed.all.find"))
          .withHelp(getTranslation("removed.all.find.about"))
          .with("autocomplete", "off")
          .literal();
  private final ChangeNotice notice = new ChangeNotice();
  private final Div list = new Div();

  RemovedPupilsView(RemovedPupilService service, BrowserTimeZone browserTimeZone) {
    super("page administration", "removed.all.headline");
    this.service = service;
    this.browserTimeZone = browserTimeZone;
    add(
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("removed.all.lead")),
        new Form(getTranslation("directory.find"), this::draw, text).quiet(),
        notice,
        list);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    browserTimeZone.ask();
    draw();
  }

  private void draw() {
    String typed = text.value();
    var table = new RemovedPupilTable(browserTimeZone.current(), this::actions);
    var found =
        new PagedList<>(
            RemovedPupilService.PAGE,
            skipped -> service.inNoClass(typed, skipped),
            Markup.div("columns-scroll", table),
            table::addRow);
    list.removeAll();
    list.add(
        found.isEmpty()
            ? new Paragraph(
                getTranslation(typed.isBlank() ? "removed.all.none" : "removed.all.unknown"))
            : found);
  }

  private Component actions(RemovedPupil pupil) {
    var actions = new Div();
    if (pupil.schoolClass() != null) {
      actions.add(
          Button.text(
                  "removed.put-back",
                  () ->
                      change(
                          () -> service.putBack(pupil.id()),
                          getTranslation("removed.put-back.done", pupil.name(), pupil.className())))
              .about(pupil.name()));
    }
    var question = new InlineQuestion();
    actions.add(
        Button.text(
                "removed.delete",
                asker ->
                    question.confirm(
                        asker,
                        getTranslation("pupils.delete.ask", 1, pupil.name()),
                        getTranslation("pupils.delete.sure"),
                        () ->
                            change(
                                () -> service.delete(pupil.id()),
                                getTranslation("removed.deleted", pupil.name()))))
            .about(pupil.name()),
        question);
    return actions;
  }

  private void change(Runnable change, String done) {
    if (notice.attempt(change)) {
      text.setValue("");
      draw();
      notice.showSuccessAndFocus(done);
    }
  }

  @Override
  public String back() {
    return "administration";
  }
}
