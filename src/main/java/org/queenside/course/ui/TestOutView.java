package org.queenside.course.ui;

import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.TestPaper;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.LessonTest;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.store.NotSavedException;
import org.queenside.ui.HasPageHeader;

/**
 * The test of a lesson: five tasks for learners who know it already. The address says when it was
 * begun, which also draws the tasks. The attempt log has the first answer to each, so that a reload
 * continues at the same task and no answer can be taken back.
 */
@Route("test/:lesson")
@AnonymousAllowed
class TestOutView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  private static final String BEGUN = "begun";

  private final Course course;
  private final ProgressService progress;
  private final Clock clock;
  private String title = "";

  TestOutView(Course course, ProgressService progress, Clock clock) {
    this.course = course;
    this.progress = progress;
    this.clock = clock;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Lesson lesson = course.lesson(event.getRouteParameters().get("lesson").orElse(""));
    if (lesson == null || !LessonStatus.canTestOut(lesson)) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    title = lesson.title();
    QueryParameters query = event.getLocation().getQueryParameters();
    Instant begun = begun(query);
    if (begun == null || begun.isAfter(clock.instant())) {
      offer(lesson);
    } else {
      show(lesson, begun, query);
    }
  }

  private static @Nullable Instant begun(QueryParameters query) {
    String millis = query.getSingleParameter(BEGUN).orElse("");
    return millis.matches("[0-9]{1,15}") ? Instant.ofEpochMilli(Long.parseLong(millis)) : null;
  }

  private void offer(Lesson lesson) {
    var paper = TestPaper.ofLesson(lesson, 0);
    var begin =
        new NativeButton(
            getTranslation("test.begin"),
            _ -> {
              Instant now = clock.instant();
              address(lesson, now, QueryParameters.empty()).show();
              show(lesson, now, QueryParameters.empty());
            });
    begin.addClassNames("btn", "fill");
    removeAll();
    add(
        new ResultPage(
            getTranslation("test.headline", title),
            getTranslation("test.text", paper.tasks().size(), paper.pass()),
            begin,
            ResultPage.way("learn/" + lesson.id(), getTranslation("test.lesson"), "line")));
  }

  private RunAddress address(Lesson lesson, Instant begun, QueryParameters query) {
    String path = "test/" + lesson.id() + "?" + BEGUN + "=" + begun.toEpochMilli();
    return RunAddress.of(path, query);
  }

  /** Shows the task that the learner is at, or the result. */
  private void show(Lesson lesson, Instant begun, QueryParameters query) {
    var test = new LessonTest(lesson, begun);
    List<AttemptEntry> log = progress.log(Area.COURSE);
    List<Boolean> marks = test.marks(log);
    removeAll();
    if (marks.size() == test.paper().tasks().size()) {
      end(test, log, marks);
      return;
    }
    add(
        new TestTaskPanel(
            title,
            test.paper(),
            marks,
            progress,
            clock,
            address(lesson, begun, query),
            new TestTaskPanel.Listener() {
              @Override
              public void mark(boolean right) {
                // The attempt log has the answer.
              }

              @Override
              public void goOn() {
                show(lesson, begun, QueryParameters.empty());
              }
            }));
  }

  private void end(LessonTest test, List<AttemptEntry> log, List<Boolean> marks) {
    Lesson lesson = test.lesson();
    int right = (int) marks.stream().filter(Boolean::booleanValue).count();
    boolean passed = right >= test.paper().pass();
    String logged = right + "/" + marks.size();
    try {
      if (!test.isRecorded(log)) {
        progress.record(passed ? passed(lesson, logged) : failed(lesson, logged));
      }
    } catch (NotSavedException e) {
      add(
          new ResultPage(
              getTranslation("say.unsaved"),
              getTranslation("say.unsaved.text"),
              retry(() -> show(lesson, test.begun(), QueryParameters.empty()))));
      return;
    }
    String result = getTranslation("test.result", right, marks.size());
    add(passed ? passedPage(lesson, result) : failedPage(lesson, result));
  }

  private NativeButton retry(Runnable again) {
    var button = new NativeButton(getTranslation("failure.action"), _ -> again.run());
    button.addClassNames("btn", "fill");
    return button;
  }

  private static Attempt passed(Lesson lesson, String result) {
    return Attempt.solved(lesson.testItem(), result, Effort.NONE, Stars.MOST);
  }

  private static Attempt failed(Lesson lesson, String result) {
    return Attempt.wrong(lesson.testItem(), result, Effort.NONE, null);
  }

  private ResultPage passedPage(Lesson lesson, String result) {
    var next = LessonStatus.recommended(course, progress.read());
    return ResultPage.inCourse(this, next, getTranslation("test.passed", lesson.title()), result);
  }

  private ResultPage failedPage(Lesson lesson, String result) {
    return new ResultPage(
        getTranslation("test.failed"),
        getTranslation("test.failed.text", result),
        ResultPage.way("learn/" + lesson.id(), getTranslation("test.lesson"), "fill"),
        ResultPage.way("course", getTranslation("done.course"), "line"));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("test.title", title);
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
