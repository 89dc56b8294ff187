package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.course.Course;
import org.queenside.course.Task;
import org.queenside.look.Page;
import org.queenside.progress.CurrentProgress;

/** A few tasks whose concepts are due again, one after the other, then on with the course. */
@Route("review")
@AnonymousAllowed
class ReviewView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private final Reviews reviews;
  private final Course course;
  private final CurrentProgress progress;
  private final Clock clock;

  ReviewView(Reviews reviews, Course course, CurrentProgress progress, Clock clock) {
    this.reviews = reviews;
    this.course = course;
    this.progress = progress;
    this.clock = clock;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    List<Task> due = reviews.due(progress.read());
    if (due.isEmpty()) {
      end("review.none", "review.none.text");
    } else {
      open(due, 0);
    }
  }

  private void open(List<Task> due, int index) {
    Task task = due.get(index);
    boolean last = index == due.size() - 1;
    removeAll();
    add(
        new ExerciseDesk(
            Occasion.practice(where(index + 1, due.size()), last),
            task.exercise(),
            new Recorder(progress::record, clock, task.item()),
            _ -> {
              if (last) {
                end("review.done", "review.done.text");
              } else {
                open(due, index + 1);
              }
            }));
  }

  private Div where(int number, int of) {
    return Occasion.line(
        getTranslation("review.headline"), new Span(getTranslation("lesson.count", number, of)));
  }

  private void end(String headline, String text) {
    var next = Standing.recommended(course, progress.read());
    removeAll();
    add(Closing.inCourse(this, next, getTranslation(headline), getTranslation(text)));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("review.title");
  }

  @Override
  public String heading() {
    return getTranslation("review.headline");
  }

  @Override
  public String back() {
    return "course";
  }
}
