package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.roster.RemovedPupil;
import org.queenside.school.roster.RemovedPupilService;
import org.queenside.ui.Button;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

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
  private final Button more = Button.outlined("list.more", this::grow);
  private RemovedPupilTable table;
  private int shown;

  RemovedPupilsView(RemovedPupilService service, BrowserTimeZone browserTimeZone) {
    super("administration", "removed.all.headline");
    this.service = service;
    this.browserTimeZone = browserTimeZone;
    this.table = emptyTable();
    add(
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("removed.all.lead")),
        new Form(getTranslation("directory.find"), this::draw, text).quiet(),
        notice,
        list,
        more);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    browserTimeZone.ask();
    draw();
  }

  private void draw() {
    table = emptyTable();
    shown = 0;
    grow();
    list.removeAll();
    list.add(
        shown > 0
            ? Markup.div("columns-scroll", table)
            : new Paragraph(
                getTranslation(
                    text.value().isBlank() ? "removed.all.none" : "removed.all.unknown")));
  }

  private RemovedPupilTable emptyTable() {
    return new RemovedPupilTable(browserTimeZone.current(), this::actions);
  }

  private void grow() {
    List<RemovedPupil> page = service.inNoClass(text.value(), shown);
    table.addRows(page);
    shown += page.size();
    more.setVisible(page.size() == RemovedPupilService.PAGE);
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
      notice.confirmAndFocus(done);
    }
  }

  @Override
  public String back() {
    return "administration";
  }
}
