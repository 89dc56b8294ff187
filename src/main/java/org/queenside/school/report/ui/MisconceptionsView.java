package org.queenside.school.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteAlias;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.course.model.Misconception;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.PupilMisconception;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Markup;

/**
 * The misconceptions of a class: one in detail, the others as a list, and a table of who holds
 * which.
 *
 * <p>The address names the misconception with {@code ?misconception=castles-through-check}; without
 * it, the most widely held one is shown.
 */
@Route("class/:class/mistakes")
@RouteAlias("class/:class/misconceptions")
@RouteAlias("class/:class/beliefs")
@RolesAllowed("TEACHER")
class MisconceptionsView extends AbstractClassView {

  private final MisconceptionServices services;

  MisconceptionsView(SchoolClassService classes, MisconceptionServices services) {
    super(classes, ClassPage.MISTAKES);
    this.services = services;
    addClassName("misconceptions-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    List<ClassMisconception> findings = services.misconceptions().findings(schoolClass.id());
    if (findings.isEmpty()) {
      show(
          new H1(getTranslation("misconceptions.none")),
          Markup.paragraph("lead", getTranslation("misconceptions.none.text")));
      return;
    }
    Misconception requested =
        event
            .getLocation()
            .getQueryParameters()
            .getSingleParameter("misconception")
            .map(Misconception::find)
            .orElse(null);
    ClassMisconception current =
        findings.stream()
            .filter(each -> each.misconception() == requested)
            .findFirst()
            .orElse(findings.getFirst());
    var columns =
        Markup.div(
            "misconception-columns",
            new MisconceptionDetail(services, schoolClass, current),
            lists(schoolClass, findings, current));
    List<PupilMisconception> all = services.misconceptions().all(schoolClass.id());
    show(
        Markup.paragraph("over", getTranslation("misconceptions.headline")),
        columns,
        new MisconceptionTable(schoolClass.id(), findings, all));
  }

  private Component lists(
      SchoolClass schoolClass, List<ClassMisconception> findings, ClassMisconception current) {
    var lists = new Nav();
    lists.setAriaLabel(getTranslation("misconceptions.list"));
    addList(
        lists,
        "misconceptions.held",
        schoolClass,
        current,
        findings.stream().filter(ClassMisconception::isHeld));
    addList(
        lists,
        "misconceptions.gone",
        schoolClass,
        current,
        findings.stream().filter(each -> !each.isHeld()));
    return lists;
  }

  private void addList(
      Nav lists,
      String headline,
      SchoolClass schoolClass,
      ClassMisconception current,
      Stream<ClassMisconception> findings) {
    List<ClassMisconception> shown = findings.toList();
    if (!shown.isEmpty()) {
      lists.add(
          new Section(
              new H2(getTranslation(headline)),
              new MisconceptionList(shown, schoolClass.id(), current.misconception())));
    }
  }

  @Override
  protected String headline() {
    return getTranslation("class.page.mistakes");
  }
}
