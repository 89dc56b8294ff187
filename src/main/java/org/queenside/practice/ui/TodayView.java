package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.ArrayList;
import java.util.List;
import org.queenside.course.Course;
import org.queenside.course.ui.Closing;
import org.queenside.course.ui.Occasion;
import org.queenside.course.ui.Standing;
import org.queenside.look.Page;
import org.queenside.practice.Today;
import org.queenside.practice.ui.TodayDesks.Steps;
import org.queenside.progress.CurrentProgress;

/** A few minutes of everything: what is due for review, some puzzles, a drill. */
@Route("today")
@AnonymousAllowed
final class TodayView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private final TodayPlanner planner;
  private final TodayDesks desks;
  private final Course course;
  private final CurrentProgress progress;

  TodayView(TodayPlanner planner, TodayDesks desks, Course course, CurrentProgress progress) {
    this.planner = planner;
    this.desks = desks;
    this.course = course;
    this.progress = progress;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Today today = planner.today();
    open(today, planner.firstOpen(today));
  }

  private void open(Today today, int number) {
    int of = today.parts().size();
    removeAll();
    if (number >= of) {
      end();
      return;
    }
    boolean last = number == of - 1;
    Div desk =
        desks.open(
            today,
            number,
            where(number, of),
            last,
            new Steps() {
              @Override
              public void recorded() {
                planner.keep(today);
              }

              @Override
              public void onward() {
                open(today, number + 1);
              }
            });
    if (desk == null) {
      open(today, number + 1);
    } else {
      add(desk);
    }
  }

  private Div where(int number, int of) {
    return Occasion.line(
        getTranslation("today.headline"), new Span(getTranslation("lesson.count", number + 1, of)));
  }

  private void end() {
    Standing next = Standing.recommended(course, progress.read());
    List<Anchor> ways =
        new ArrayList<>(Closing.onward(this, next, "puzzles", getTranslation("today.puzzles")));
    ways.add(Closing.way("practice", getTranslation("practice.all"), "line"));
    add(
        new Closing(
            getTranslation("today.done"),
            getTranslation("today.done.text"),
            ways.toArray(Anchor[]::new)));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("practice.title", getTranslation("today.headline"));
  }

  @Override
  public String heading() {
    return getTranslation("today.headline");
  }

  @Override
  public String back() {
    return "practice";
  }
}
