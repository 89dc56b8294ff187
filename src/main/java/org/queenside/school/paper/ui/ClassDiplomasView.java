package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.FieldSet;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.course.examination.ui.DiplomaSheet;
import org.queenside.course.model.Course;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.paper.ClassDiplomaService;
import org.queenside.school.paper.DiplomaAward;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Checkbox;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Markup;
import org.queenside.ui.PrintButton;

/** The diplomas of a class, one per page. */
@Route("class/:class/diplomas")
@RolesAllowed("TEACHER")
class ClassDiplomasView extends AbstractClassView {

  private static final String FOR = "for";
  private static final String EXAMINATION = "examination";

  private final ClassDiplomaService diplomas;
  private final AssignmentService assignments;
  private final ActingAccount actingAccount;
  private final Course course;

  ClassDiplomasView(
      SchoolClassService classes,
      ClassDiplomaService diplomas,
      AssignmentService assignments,
      ActingAccount actingAccount,
      Course course) {
    super(classes, ClassPage.DIPLOMAS);
    this.diplomas = diplomas;
    this.assignments = assignments;
    this.actingAccount = actingAccount;
    this.course = course;
    addClassName("paper-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    List<Assignment> all =
        assignments.of(schoolClass.id()).stream()
            .filter(each -> each.plan().kind() == AssignmentKind.TASKS)
            .toList();
    String requested = event.getLocation().getQueryParameters().getSingleParameter(FOR).orElse("");
    ClassDiplomaService.Awards earned =
        requested.isEmpty()
            ? diplomas.likely(schoolClass.id())
            : diplomas.earned(schoolClass.id(), chosen(all, requested));
    AssignmentId chosen = earned.assignment();
    var tools = Markup.div("paper-tools", occasions(all, chosen));
    var sheets = Markup.div("honour-sheets");
    if (earned.diplomas().isEmpty()) {
      String none = chosen == null ? "paper.diplomas.none.examination" : "paper.diplomas.none";
      tools.add(new Paragraph(getTranslation(none)));
    } else {
      Account teacher = actingAccount.require(AccountRole.TEACHER);
      var who = new FieldSet(getTranslation("paper.diplomas.who"));
      who.addClassNames("columns", "honours");
      for (DiplomaAward award : earned.diplomas()) {
        var sheet = sheet(award, schoolClass, teacher);
        sheets.add(sheet);
        who.add(new Checkbox(award.pupil().name()).set(true).onChange(sheet::setVisible));
      }
      tools.add(who, Markup.div("ways", new PrintButton(getTranslation("paper.print"))));
    }
    show(new H1(getTranslation("paper.diplomas")), tools, sheets);
  }

  private static @Nullable AssignmentId chosen(List<Assignment> all, String requested) {
    return all.stream()
        .map(Assignment::id)
        .filter(id -> id.toString().equals(requested))
        .findFirst()
        .orElse(null);
  }

  /** Links to the examination and every assignment of the class. */
  private Nav occasions(List<Assignment> all, @Nullable AssignmentId chosen) {
    var nav = new Nav();
    nav.addClassNames("row", "for");
    nav.setAriaLabel(getTranslation("paper.diplomas.for"));
    nav.add(occasion(getTranslation("paper.diplomas.examination"), EXAMINATION, chosen == null));
    for (Assignment each : all) {
      nav.add(occasion(each.plan().title(), each.id().toString(), each.id().equals(chosen)));
    }
    return nav;
  }

  private Anchor occasion(String name, String requested, boolean current) {
    String address = address(schoolClass().id(), "/diplomas") + "?" + FOR + "=" + requested;
    var link = new Anchor(address, name);
    if (current) {
      link.getElement().setAttribute("aria-current", "page");
    }
    return link;
  }

  private DiplomaSheet sheet(DiplomaAward award, SchoolClass schoolClass, Account teacher) {
    String name = Objects.requireNonNullElse(award.chosenName(), award.pupil().name());
    DiplomaSheet sheet =
        switch (award) {
          case DiplomaAward.PassedExamination(_, var diploma) ->
              new DiplomaSheet(
                  name,
                  getTranslation(
                      "diploma.earned", course.title(), diploma.correct(), diploma.tasks()),
                  day(diploma.passedAt(), schoolClass));
          case DiplomaAward.CompletedAssignment(_, String title, Instant at) ->
              new DiplomaSheet(
                  name, getTranslation("paper.diplomas.finished", title), day(at, schoolClass));
        };
    return sheet.signed(schoolClass.name(), teacher.name());
  }

  private String day(Instant at, SchoolClass schoolClass) {
    return new DateFormatter(getLocale()).full(at.atZone(schoolClass.zone()));
  }

  @Override
  protected String headline() {
    return getTranslation("paper.diplomas");
  }
}
