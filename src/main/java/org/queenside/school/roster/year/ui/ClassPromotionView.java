package org.queenside.school.roster.year.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionPlan;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * Starts a new school year with the teacher's classes. Nothing is saved until the last button is
 * pressed.
 */
@Route("classes/new-year")
@RolesAllowed("TEACHER")
class ClassPromotionView extends Page implements HasPageHeader {

  private final RosterService roster;
  private final ClassPromotionService promotions;
  private final ChangeNotice notice = new ChangeNotice();
  private final InlineQuestion question = new InlineQuestion();
  private final ClassPromotionList done;
  private final Button check = Button.filled("year.check", this::preview);
  private List<ClassPromotionForm> forms = List.of();

  ClassPromotionView(RosterService roster, ClassPromotionService promotions) {
    super("page classes", "year.headline");
    this.roster = roster;
    this.promotions = promotions;
    this.done = new ClassPromotionList(promotions, notice);
    question.addClassName("new-year-preview");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    draw();
  }

  private void draw() {
    removeAll();
    question.close();
    List<ClassPromotion> recent = promotions.recent();
    List<ClassMembers> classes = roster.current();
    done.show(recent);
    add(new H1(heading()), Markup.paragraph("lead", getTranslation("year.lead")), notice, done);
    forms = forms(classes, recent);
    if (forms.isEmpty()) {
      add(new Paragraph(getTranslation("year.none")));
      return;
    }
    forms.forEach(this::add);
    add(Markup.div("go", check), question);
  }

  /** Recently promoted classes are left out, because their year has just begun. */
  private static List<ClassPromotionForm> forms(
      List<ClassMembers> classes, List<ClassPromotion> recent) {
    List<ClassPromotionForm> forms = new ArrayList<>();
    for (ClassMembers each : classes) {
      if (recent.stream().noneMatch(promotion -> promotion.to().equals(each.schoolClass().id()))) {
        forms.add(new ClassPromotionForm(each, forms.size() + 1));
      }
    }
    return forms;
  }

  private void preview() {
    notice.removeAll();
    question.close();
    if (!forms.stream().allMatch(ClassPromotionForm::check)) {
      return;
    }
    if (plans().isEmpty()) {
      notice.refuse("year.nothing");
      return;
    }
    var heading = new H2(getTranslation("year.preview"));
    question.ask(
        check,
        heading,
        Markup.list("rows", forms.stream().map(form -> new ListItem(form.preview()))),
        new Paragraph(getTranslation("year.preview.about", ClassPromotionService.UNDO.toDays())),
        Button.filled("year.start", this::start),
        question.cancelButton());
    heading.getElement().setAttribute("tabindex", "-1").executeJs("this.focus()");
  }

  private void start() {
    List<ClassPromotion> made = new ArrayList<>();
    List<ClassPromotionPlan> plans = plans();
    if (notice.attempt(() -> made.addAll(promotions.startYear(plans)))) {
      draw();
      List<String> names =
          made.stream()
              .map(
                  each ->
                      getTranslation(
                          each.name().equals(each.newName())
                              ? "year.started.same"
                              : "year.started.one",
                          each.name(),
                          each.newName()))
              .toList();
      notice.showSuccessAndFocus(
          made.isEmpty()
              ? getTranslation("year.ended", plans.size())
              : getTranslation("year.started", names));
    }
  }

  private List<ClassPromotionPlan> plans() {
    return forms.stream().map(ClassPromotionForm::plan).filter(Objects::nonNull).toList();
  }

  @Override
  public String back() {
    return "classes";
  }
}
