package org.queenside.course.rule.ui;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.ui.AssignLink;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleText;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Page;

/** The page of one rule. */
@Route("rules/:rule")
@AnonymousAllowed
@StyleSheet("context://board/rules.css")
final class RuleCardView extends Page implements HasPageHeader {

  private final Course course;
  private final AssignLink assign;
  private String name = "";

  RuleCardView(Course course, AssignLink assign) {
    super("");
    this.course = course;
    this.assign = assign;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    RuleCard card = RuleCard.find(event.getRouteParameters().get("rule").orElse(""));
    if (card == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    RuleText text = RuleText.of(card, getLocale());
    name = text.title();
    removeAll();
    Lesson lesson = course.lesson(card.lesson());
    add(new RuleBoardPanel(card, text, lesson, assign.of(lesson)));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("rules.title", name);
  }

  @Override
  public String heading() {
    return name;
  }

  @Override
  public String back() {
    return "rules";
  }
}
