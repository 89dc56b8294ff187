package org.queenside.course.ui;

import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.TestPaper;
import org.queenside.course.progress.LessonStatus;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.store.NotSavedException;
import org.queenside.ui.HasPageHeader;

/** The test of a lesson: five tasks for learners who know it already. */
@Route("test/:lesson")
@AnonymousAllowed
class TestOutView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

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
    offer(lesson);
  }

  private void offer(Lesson lesson) {
    var paper = TestPaper.ofLesson(lesson, ThreadLocalRandom.current().nextLong());
    var begin =
        new NativeButton(getTranslation("test.begin"), _ -> open(lesson, paper, new ArrayList<>()));
    begin.addClassNames("btn", "fill");
    removeAll();
    add(
        new ResultPage(
            getTranslation("test.headline", title),
            getTranslation("test.text", paper.tasks().size(), paper.pass()),
            begin,
            ResultPage.way("learn/" + lesson.id(), getTranslation("test.lesson"), "line")));
  }

  private void open(Lesson lesson, TestPaper paper, List<Boolean> marks) {
    removeAll();
    add(
        new TestTaskPanel(
            title,
            paper,
            List.copyOf(marks),
            progress,
            clock,
            new TestTaskPanel.Listener() {
              @Override
              public void mark(boolean right) {
                marks.add(right);
              }

              @Override
              public void goOn() {
                if (marks.size() < paper.tasks().size()) {
                  open(lesson, paper, marks);
                } else {
                  end(lesson, paper, marks);
                }
              }
            }));
  }

  private void end(Lesson lesson, TestPaper paper, List<Boolean> marks) {
    int right = (int) marks.stream().filter(Boolean::booleanValue).count();
    boolean passed = right >= paper.pass();
    String logged = right + "/" + marks.size();
    removeAll();
    try {
      progress.record(passed ? passed(lesson, logged) : failed(lesson, logged));
    } catch (NotSavedException e) {
      add(
          new ResultPage(
              getTranslation("say.unsaved"),
              getTranslation("say.unsaved.text"),
              retry(() -> end(lesson, paper, marks))));
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
