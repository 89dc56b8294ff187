package org.queenside.course.examination.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
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
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.Examination;
import org.queenside.progress.ExaminationService;
import org.queenside.progress.ProgressService;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * The examination on the whole course. Each mark is stored with the answer, so a reload or a second
 * tab continues at the same task and no answer can be taken back.
 */
@Route(ExaminationView.ADDRESS)
@AnonymousAllowed
class ExaminationView extends Page implements HasPageHeader {

  static final String ADDRESS = "examination";

  private final Course course;
  private final ExaminationService examination;
  private final ProgressService progress;
  private final Clock clock;

  ExaminationView(
      Course course, ExaminationService examination, ProgressService progress, Clock clock) {
    super("");
    this.course = course;
    this.examination = examination;
    this.progress = progress;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show(event.getLocation().getQueryParameters());
  }

  private void show(QueryParameters query) {
    Examination now = examination.read();
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
    removeAll();
    add(
        new ResultPage(
            heading(),
            getTranslation("exam.text", paper.tasks().size(), paper.pass()),
            Button.filled("test.begin", this::begin),
            toCourse()));
  }

  private void begin() {
    examination.begin(ThreadLocalRandom.current().nextLong());
    show(QueryParameters.empty());
  }

  private static LinkButton toCourse() {
    return LinkButton.outlined("course", "done.course");
  }

  private void open(Examination now, TestPaper paper, QueryParameters query) {
    int number = now.marks().size();
    ExercisePanel.in(
        this,
        TestTaskSpec.of(
            heading(),
            paper,
            now.marks(),
            progress,
            clock,
            RunAddress.of(ADDRESS, query),
            right -> examination.mark(now.seed(), number, right),
            () -> show(QueryParameters.empty())));
  }

  private void end(Examination now, TestPaper paper) {
    int correct = now.correct();
    int of = paper.tasks().size();
    removeAll();
    if (correct >= paper.pass()) {
      examination.award(correct, of);
      add(
          new ResultPage(
              getTranslation("exam.passed"),
              getTranslation("exam.passed.text", correct, of),
              LinkButton.filled("diploma", "exam.diploma"),
              toCourse(),
              Button.text("exam.again", this::begin)));
    } else {
      var page =
          new ResultPage(
              getTranslation("exam.failed"),
              getTranslation("exam.failed.text", correct, of, paper.pass()),
              Button.filled("exam.again", this::begin),
              toCourse());
      page.add(lookAgain(now, paper));
      add(page);
    }
  }

  /** Lists the mistakes by concept, each with a task that practises it. */
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
    return Markup.div("again", new H2(getTranslation("exam.look")), list);
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
