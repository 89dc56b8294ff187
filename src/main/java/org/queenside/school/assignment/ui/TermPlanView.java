package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.queenside.school.assignment.AssignmentTemplateService;
import org.queenside.school.assignment.TermPlan;
import org.queenside.school.assignment.TermPlanService;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** The page on which a teacher applies a plan of several weeks to a class, or removes one. */
@Route("class/:class/plan")
@RolesAllowed("TEACHER")
final class TermPlanView extends AbstractClassView {

  private final TermPlanService plans;
  private final AssignmentTemplateService templates;
  private final Clock clock;

  TermPlanView(
      SchoolClassService classes,
      TermPlanService plans,
      AssignmentTemplateService templates,
      Clock clock) {
    super(classes, ClassPage.TERM_PLAN, "term.headline");
    this.plans = plans;
    this.templates = templates;
    this.clock = clock;
    addClassName("term-page");
  }

  static String address(ClassId schoolClass) {
    return address(schoolClass, "/plan");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("assign.archived"));
      return;
    }
    draw();
  }

  private void draw() {
    ClassId id = schoolClass().id();
    var problem = Markup.paragraph("problem");
    problem.getElement().setAttribute("role", "alert");
    var form =
        new TermPlanForm(
            plans.course(getLocale()),
            templates.assignable(id),
            clock.instant().atZone(schoolClass().zone()).toLocalDateTime());
    form.onSubmit(
        (title, weeks) -> {
          try {
            plans.create(id, title, weeks);
            UI.getCurrent().navigate(AssignmentsView.address(id));
          } catch (ClassArchivedException _) {
            problem.setText(getTranslation("class.trouble.archived"));
          } catch (RecordNotFoundException _) {
            problem.setText(getTranslation("term.gone"));
          }
        });
    List<Component> page = new ArrayList<>();
    page.add(new H1(headline()));
    page.add(form);
    page.add(problem);
    List<TermPlan> made = plans.of(id);
    if (!made.isEmpty()) {
      page.add(section(made));
    }
    show(page);
  }

  private Section section(List<TermPlan> made) {
    var section = Markup.section("", getTranslation("term.made"));
    var list = Markup.list("rows apart");
    for (TermPlan plan : made) {
      var question = new InlineQuestion();
      var entry =
          Markup.item(
              "", Markup.div("words", new Paragraph(plan.title()), new Paragraph(about(plan))));
      if (plan.planned() > 0) {
        entry.add(
            new Button(
                    ButtonStyle.DESTRUCTIVE,
                    getTranslation("term.take-back", plan.planned()),
                    button -> confirm(question, button, plan))
                .about(plan.title()),
            question);
      }
      list.add(entry);
    }
    section.add(list);
    return section;
  }

  private String about(TermPlan plan) {
    return getTranslation(
        "term.made.about",
        new DateFormatter(getLocale()).full(plan.madeAt().atZone(schoolClass().zone())),
        plan.weeks(),
        plan.planned());
  }

  private void confirm(InlineQuestion question, Button asker, TermPlan plan) {
    question.confirm(
        asker,
        getTranslation("term.take-back.ask", plan.planned()),
        getTranslation("term.take-back", plan.planned()),
        getTranslation("assignments.delete.no"),
        () -> {
          plans.takeBack(schoolClass().id(), plan.id());
          draw();
        });
  }
}
