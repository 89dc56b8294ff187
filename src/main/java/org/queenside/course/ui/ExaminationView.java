package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.TestPaper;
import org.queenside.course.progress.LessonStatus;
import org.queenside.progress.Examination;
import org.queenside.progress.ExaminationService;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;

/**
 * The examination over the whole course. Each mark is stored with the answer, so that a reload or a
 * second tab continues at the same task and no answer can be taken back.
 */
@Route(ExaminationView.ADDRESS)
@AnonymousAllowed
class ExaminationView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  static final String ADDRESS = "examination";

  private final Course course;
  private final ExaminationService examination;
  private final ProgressService progress;
  private final Clock clock;

  ExaminationView(
      Course course, ExaminationService examination, ProgressService progress, Clock clock) {
    this.course = course;
    this.examination = examination;
    this.progress = progress;
    this.clock = clock;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show(event.getLocation().getQueryParameters());
  }

  private void show(QueryParameters query) {
    Examination now = examination.read();
    removeAll();
    if (now == null) {
      offer();
      return;
    }
    var paper = TestPaper.ofCourse(course, now.seed());
    if (now.marks().size() < paper.tasks().size()) {
      open(now, paper, query);
    } else {
      end(now, paper);
    }
  }

  private void offer() {
    var paper = TestPaper.ofCourse(course, 0);
    add(
        new ResultPage(
            heading(),
            getTranslation("exam.text", paper.tasks().size(), paper.pass()),
            begin("test.begin", "fill"),
            ResultPage.way("course", getTranslation("done.course"), "line")));
  }

  private NativeButton begin(String key, String style) {
    var begin =
        new NativeButton(
            getTranslation(key),
            _ -> {
              examination.begin(ThreadLocalRandom.current().nextLong());
              show(QueryParameters.empty());
            });
    begin.addClassNames("btn", style);
    return begin;
  }

  private void open(Examination now, TestPaper paper, QueryParameters query) {
    int number = now.marks().size();
    add(
        new TestTaskPanel(
            heading(),
            paper,
            now.marks(),
            progress,
            clock,
            RunAddress.of(ADDRESS, query),
            new TestTaskPanel.Listener() {
              @Override
              public void mark(boolean right) {
                examination.mark(now.seed(), number, right);
              }

              @Override
              public void goOn() {
                show(QueryParameters.empty());
              }
            }));
  }

  private void end(Examination now, TestPaper paper) {
    int correct = now.correct();
    int of = paper.tasks().size();
    if (correct >= paper.pass()) {
      examination.award(correct, of);
      add(
          new ResultPage(
              getTranslation("exam.passed"),
              getTranslation("exam.passed.text", correct, of),
              ResultPage.way("diploma", getTranslation("exam.diploma"), "fill"),
              ResultPage.way("course", getTranslation("done.course"), "line"),
              begin("exam.again", "text")));
    } else {
      var page =
          new ResultPage(
              getTranslation("exam.failed"),
              getTranslation("exam.failed.text", correct, of, paper.pass()),
              begin("exam.again", "fill"),
              ResultPage.way("course", getTranslation("done.course"), "line"));
      page.add(lookAgain(now, paper));
      add(page);
    }
  }

  /** Lists what went wrong by concept, each with a task that practises it. */
  private Div lookAgain(Examination now, TestPaper paper) {
    Map<String, LessonTask> missed = new LinkedHashMap<>();
    for (int number = 0; number < paper.tasks().size(); number++) {
      LessonTask task = paper.tasks().get(number);
      if (!now.marks().get(number)) {
        missed.putIfAbsent(task.concepts().getFirst(), task);
      }
    }
    var list = new UnorderedList();
    missed.forEach(
        (concept, task) -> {
          String address = LessonStatus.address(task.lesson(), task.exercise());
          list.add(new ListItem(new Anchor(address, course.conceptTitle(concept))));
        });
    var again = new Div(new H2(getTranslation("exam.look")), list);
    again.addClassName("again");
    return again;
  }

  @Override
  public String getPageTitle() {
    return getTranslation("exam.title");
  }

  @Override
  public String heading() {
    return getTranslation("exam.headline");
  }

  @Override
  public String back() {
    return "course";
  }
}
