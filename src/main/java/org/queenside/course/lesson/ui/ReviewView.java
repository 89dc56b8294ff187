package org.queenside.course.lesson.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.ReviewService;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Page;

/** A few tasks, one after the other, whose concepts are due again. */
@Route(ReviewView.ADDRESS)
@AnonymousAllowed
class ReviewView extends Page implements HasPageHeader {

  static final String ADDRESS = "review";

  private final ReviewService reviews;
  private final Course course;
  private final ProgressService progress;
  private final Clock clock;

  ReviewView(ReviewService reviews, Course course, ProgressService progress, Clock clock) {
    super("");
    this.reviews = reviews;
    this.course = course;
    this.progress = progress;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    List<LessonTask> due = reviews.due(progress.read());
    if (due.isEmpty()) {
      end("review.none", "review.none.text");
    } else {
      open(due, 0, RunAddress.of(ADDRESS, event.getLocation().getQueryParameters()));
    }
  }

  private void open(List<LessonTask> due, int index, RunAddress address) {
    LessonTask task = due.get(index);
    boolean last = index == due.size() - 1;
    ExercisePanel.in(
        this,
        new ExerciseSpec(
            ExerciseMode.practice(ExerciseMode.line(heading(), index + 1, due.size()), last),
            task.exercise(),
            new AttemptRecorder(progress::record, clock, task.item()),
            _ -> {
              if (last) {
                end("review.done", "review.done.text");
              } else {
                open(due, index + 1, RunAddress.of(ADDRESS, QueryParameters.empty()));
              }
            },
            address));
  }

  private void end(String headline, String text) {
    var next = LessonStatus.recommended(course, progress.read());
    removeAll();
    add(ResultPage.inCourse(next, getTranslation(headline), getTranslation(text)));
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
