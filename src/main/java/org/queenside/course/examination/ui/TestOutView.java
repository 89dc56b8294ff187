package org.queenside.course.examination.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
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
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/**
 * A lesson's test: five tasks for learners who already know the lesson. The address contains the
 * start time, which is also the seed for the tasks. The attempt log has the first answer to each,
 * so a reload continues at the same task and no answer can be taken back.
 */
@Route("test/:lesson")
@AnonymousAllowed
class TestOutView extends Page implements HasPageHeader {

  private static final String BEGUN = "begun";

  private final Course course;
  private final ProgressService progress;
  private final Clock clock;
  private String title = "";

  TestOutView(Course course, ProgressService progress, Clock clock) {
    super("");
    this.course = course;
    this.progress = progress;
    this.clock = clock;
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
    removeAll();
    add(
        new ResultPage(
            getTranslation("test.headline", title),
            getTranslation("test.text", paper.tasks().size(), paper.pass()),
            Button.filled("test.begin", () -> begin(lesson)),
            LinkButton.outlined("learn/" + lesson.id(), "test.lesson")));
  }

  private void begin(Lesson lesson) {
    Instant now = clock.instant();
    address(lesson, now, QueryParameters.empty()).show();
    show(lesson, now, QueryParameters.empty());
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
    if (marks.size() == test.paper().tasks().size()) {
      end(test, log, marks);
      return;
    }
    ExercisePanel.in(
        this,
        TestTaskSpec.of(
            title,
            test.paper(),
            marks,
            progress,
            clock,
            address(lesson, begun, query),
            _ -> {}, // The attempt log has the answer.
            () -> show(lesson, begun, QueryParameters.empty())));
  }

  private void end(LessonTest test, List<AttemptEntry> log, List<Boolean> marks) {
    Lesson lesson = test.lesson();
    int right = (int) marks.stream().filter(Boolean::booleanValue).count();
    boolean passed = right >= test.paper().pass();
    String logged = right + "/" + marks.size();
    removeAll();
    try {
      if (!test.isRecorded(log)) {
        progress.record(passed ? passed(lesson, logged) : failed(lesson, logged));
      }
    } catch (NotSavedException e) {
      add(
          new ResultPage(
              getTranslation("say.unsaved"),
              getTranslation("say.unsaved.text"),
              Button.filled(
                  "failure.action", () -> show(lesson, test.begun(), QueryParameters.empty()))));
      return;
    }
    String result = getTranslation("test.result", right, marks.size());
    add(passed ? passedPage(lesson, result) : failedPage(lesson, result));
  }

  private static Attempt passed(Lesson lesson, String result) {
    return Attempt.solved(lesson.testItem(), result, Effort.NONE, Stars.MOST);
  }

  private static Attempt failed(Lesson lesson, String result) {
    return Attempt.wrong(lesson.testItem(), result, Effort.NONE, null);
  }

  private ResultPage passedPage(Lesson lesson, String result) {
    var next = LessonStatus.recommended(course, progress.read());
    return ResultPage.inCourse(next, getTranslation("test.passed", lesson.title()), result);
  }

  private ResultPage failedPage(Lesson lesson, String result) {
    return new ResultPage(
        getTranslation("test.failed"),
        getTranslation("test.failed.text", result),
        LinkButton.filled("learn/" + lesson.id(), "test.lesson"),
        LinkButton.outlined("course", "done.course"));
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
