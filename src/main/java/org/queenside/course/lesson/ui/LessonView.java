package org.queenside.course.lesson.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.ui.AssignLink;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.Greeting;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * A lesson, one exercise at a time. The address contains the exercise and its answers so far, so
 * they survive a reload, the back button and a lost session.
 */
@Route("learn/:lesson/:exercise?")
@AnonymousAllowed
class LessonView extends Page implements HasPageHeader {

  private final Course course;
  private final ProgressService progress;
  private final AssignLink assign;
  private final Clock clock;
  private String title = "";
  private String task = "";

  LessonView(Course course, ProgressService progress, AssignLink assign, Clock clock) {
    super("");
    this.course = course;
    this.progress = progress;
    this.assign = assign;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var parameters = event.getRouteParameters();
    Lesson lesson = course.lesson(parameters.get("lesson").orElse(""));
    if (lesson == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    var standing = new LessonStatus(lesson, progress.readItems(lesson.items()));
    var name = parameters.get("exercise");
    if (name.isEmpty()) {
      event.forwardTo(standing.address());
      return;
    }
    Exercise exercise = lesson.exercise(name.get());
    if (exercise == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    String path = LessonStatus.address(lesson, exercise);
    open(standing, exercise, RunAddress.of(path, event.getLocation().getQueryParameters()));
  }

  private void open(LessonStatus standing, Exercise exercise, RunAddress address) {
    Lesson lesson = standing.lesson();
    title = lesson.title();
    task = exercise.info().task();
    var after = lesson.after(exercise);
    var spec =
        new ExerciseSpec(
            ExerciseMode.practice(where(standing, exercise), after == null),
            exercise,
            new AttemptRecorder(progress::record, clock, lesson.item(exercise)),
            run -> {
              if (after == null) {
                UI.getCurrent()
                    .navigate(
                        "learn/" + lesson.id() + "/done", LastPosition.of(run.scene()).query());
              } else {
                UI.getCurrent().navigate(LessonStatus.address(lesson, after));
              }
            },
            address);
    ExercisePanel panel = ExercisePanel.in(this, spec);
    if (!standing.begun() && exercise.equals(standing.next()) && LessonStatus.canTestOut(lesson)) {
      panel.offer("test/" + lesson.id(), "test.offer");
    }
    String assignment = assign.of(lesson);
    if (assignment != null) {
      panel.offer(assignment, AssignLink.TEXT);
    }
    if (!course.namesSquares(lesson)) {
      panel.withoutTyping();
    }
    if (lesson.cast() != null && exercise.equals(lesson.path().getFirst())) {
      panel.openWith(new Greeting(lesson.cast()));
    }
  }

  private Div where(LessonStatus standing, Exercise exercise) {
    Lesson lesson = standing.lesson();
    var track = lesson.track(exercise);
    int number = track.indexOf(exercise) + 1;
    var count = Markup.span("only-phone", getTranslation("lesson.count", number, track.size()));
    return Markup.flatten(
        ExerciseMode.line(lesson.title(), new ExerciseDots(standing, exercise), count));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("lesson.title", task, title);
  }

  @Override
  public String heading() {
    return title;
  }

  @Override
  public String back() {
    return "course";
  }
}
