package org.queenside.practice.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.ArrayList;
import java.util.List;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.ResultPage;
import org.queenside.practice.TodayPlan;
import org.queenside.practice.ui.TodaySpecFactory.Callbacks;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/**
 * The page "Today": tasks of the last lessons, moments of the learner's own games, due reviews,
 * some puzzles and a drill, as far as the learner has been taught what they need.
 */
@Route(TodaySpecFactory.ADDRESS)
@AnonymousAllowed
final class TodayView extends Page implements HasPageHeader {

  private final TodayPlanner planner;
  private final TodaySpecFactory specs;
  private final Course course;
  private final ProgressService progress;

  TodayView(TodayPlanner planner, TodaySpecFactory specs, Course course, ProgressService progress) {
    super("");
    this.planner = planner;
    this.specs = specs;
    this.course = course;
    this.progress = progress;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    TodayPlan today = planner.today();
    open(today, planner.firstOpen(today), event.getLocation().getQueryParameters());
  }

  private void open(TodayPlan planned, int number, QueryParameters query) {
    int of = planned.parts().size();
    if (of == 0) {
      invite();
      return;
    }
    if (number >= of) {
      end();
      return;
    }
    TodayPlan today = planner.eased(planned, number);
    boolean last = number == of - 1;
    ExerciseSpec spec =
        specs.create(
            today,
            number,
            ExerciseMode.line(heading(), number + 1, of),
            last,
            query,
            new Callbacks() {
              @Override
              public void recorded() {
                planner.keep(today);
              }

              @Override
              public void onward() {
                open(today, number + 1, QueryParameters.empty());
              }
            });
    if (spec == null) {
      open(today, number + 1, QueryParameters.empty());
    } else {
      ExercisePanel.in(this, spec);
    }
  }

  /** Leads a learner who hasn't learned anything yet to a lesson. */
  private void invite() {
    LessonStatus next = LessonStatus.recommended(course, progress.read());
    List<LinkButton> ways = new ArrayList<>();
    if (next != null) {
      ways.add(LinkButton.filled(next.address(), "course.start", next.lesson().title()));
    }
    ways.add(LinkButton.outlined("practice", "practice.all"));
    removeAll();
    add(
        new ResultPage(
            getTranslation("today.first"),
            getTranslation("today.first.text"),
            ways.toArray(LinkButton[]::new)));
  }

  private void end() {
    LessonStatus next = LessonStatus.recommended(course, progress.read());
    var ways = new ArrayList<>(ResultPage.onward(next, "puzzles", "today.puzzles"));
    ways.add(LinkButton.outlined("practice", "practice.all"));
    removeAll();
    add(
        new ResultPage(
            getTranslation("today.done"),
            getTranslation("today.done.text"),
            ways.toArray(LinkButton[]::new)));
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
