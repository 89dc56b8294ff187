package org.queenside.course.examination.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.Objects;
import org.queenside.course.model.Course;
import org.queenside.course.ui.ResultPage;
import org.queenside.progress.Diploma;
import org.queenside.progress.ExaminationService;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PrintButton;

/** The diploma, ready to print. Learners choose the name that is on it. */
@Route("diploma")
@AnonymousAllowed
class DiplomaView extends Page implements HasPageHeader {

  private final ExaminationService examination;
  private final Course course;
  private final Clock clock;

  DiplomaView(ExaminationService examination, Course course, Clock clock) {
    super("");
    this.examination = examination;
    this.course = course;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show();
  }

  private void show() {
    Diploma diploma = examination.diploma();
    removeAll();
    if (diploma == null) {
      add(
          new ResultPage(
              getTranslation("diploma.none"),
              getTranslation("diploma.none.text"),
              LinkButton.filled("examination", "exam.headline"),
              LinkButton.outlined("course", "done.course")));
    } else {
      add(sheet(diploma), form(diploma));
    }
  }

  private DiplomaSheet sheet(Diploma diploma) {
    String date = new DateFormatter(getLocale()).full(diploma.passedAt().atZone(clock.getZone()));
    return new DiplomaSheet(
        Objects.requireNonNullElse(diploma.name(), ""),
        getTranslation("diploma.earned", course.title(), diploma.correct(), diploma.tasks()),
        date);
  }

  private Div form(Diploma diploma) {
    var field = new Input();
    field.setId("diploma-name");
    field.getElement().setAttribute("maxlength", String.valueOf(Diploma.LONGEST_NAME));
    field.getElement().setAttribute("autocomplete", "name");
    field.setValue(Objects.requireNonNullElse(diploma.name(), ""));
    var label = new NativeLabel(getTranslation("diploma.name"));
    label.setFor(field);
    field.addValueChangeListener(
        change -> {
          examination.name(change.getValue());
          show();
        });
    return Markup.div(
        "diploma-form",
        label,
        field,
        new PrintButton(getTranslation("diploma.print")),
        Markup.paragraph("kept", getTranslation("diploma.kept")));
  }

  @Override
  public String heading() {
    return getTranslation("diploma.headline");
  }

  @Override
  public String back() {
    return "course";
  }
}
