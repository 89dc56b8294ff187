package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.progress.ReviewService;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.progress.Area;
import org.queenside.progress.Diploma;
import org.queenside.progress.ExaminationService;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;

/**
 * The course: the path as a strip of a chessboard, what is done and what comes next, and the
 * lessons beside the path. Nothing is locked.
 */
@Route("course")
@AnonymousAllowed
class CourseView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final Course course;
  private final ProgressService currentProgress;
  private final CurrentLearner learner;
  private final ReviewService reviews;
  private final ExaminationService examination;

  CourseView(
      Course course,
      ProgressService currentProgress,
      CurrentLearner learner,
      ReviewService reviews,
      ExaminationService examination) {
    this.course = course;
    this.currentProgress = currentProgress;
    this.learner = learner;
    this.reviews = reviews;
    this.examination = examination;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show(currentProgress.read());
  }

  @Override
  public String getPageTitle() {
    return getTranslation("course.title");
  }

  private void show(Progress progress) {
    removeAll();
    var status = new PathStatus(course, progress);
    Diploma diploma = examination.diploma();
    NextStep onward = onward(status, diploma != null);
    var head = new Div(new H1(getTranslation("course.headline")), sum(status));
    head.addClassName("coursehead");
    int due = reviews.due(progress).size();
    if (due > 0) {
      String style = onward == null ? "fill" : "line";
      head.add(ResultPage.way("review", getTranslation("review.due", due), style));
    }
    add(head, new PathStrip(status, diploma != null, currentProgress.finished(Area.GAME)));
    course.deeperParts().forEach(part -> add(new DeeperLessons(part, status)));
    add(games());
    if (!progress.items().isEmpty() && learner.isGuest()) {
      add(new DeleteProgressPanel(diploma != null && diploma.name() != null, this::forget));
    }
    if (status.finished() == 0) {
      head.add(ResultPage.way("placement", getTranslation("start.know"), "text"));
    }
    if (onward != null) {
      head.add(onward.link());
      add(dock(onward));
    }
  }

  /** What comes next, for the links that lead to it. */
  private record NextStep(String address, String text) {
    Anchor link() {
      return ResultPage.way(address, text, "fill");
    }
  }

  /** Returns what comes next; null if there is nothing left. */
  private @Nullable NextStep onward(PathStatus status, boolean passed) {
    LessonStatus next = LessonStatus.recommended(course, status.progress());
    boolean examined = course.pathParts().stream().anyMatch(CoursePart::examination);
    if (status.place() == null && examined && !passed && (next == null || !next.begun())) {
      return new NextStep("examination", getTranslation("course.to-exam"));
    }
    if (next == null) {
      return null;
    }
    String key = status.progress().items().isEmpty() ? "course.start" : "course.continue";
    return new NextStep(next.address(), getTranslation(key, next.lesson().title()));
  }

  /** A phone has the link to what comes next at its lower edge. */
  private static Div dock(NextStep onward) {
    var dock = new Div(onward.link());
    dock.addClassName("dock");
    return dock;
  }

  private Paragraph sum(PathStatus status) {
    List<String> sentences = new ArrayList<>();
    int all = status.lessons().size();
    sentences.add(getTranslation("course.sum", status.finished(), all, status.stars()));
    OptionalInt open = status.untilReady();
    if (status.allFinished()) {
      sentences.add(getTranslation("course.all"));
    } else if (open.isPresent() && open.getAsInt() == 0) {
      sentences.add(getTranslation("course.ready.now"));
    } else if (open.isPresent()) {
      sentences.add(getTranslation("course.ready.far", open.getAsInt()));
    }
    var sum = new Paragraph(String.join(" ", sentences));
    sum.addClassName("sum");
    return sum;
  }

  private Div games() {
    var games =
        new Div(
            ResultPage.way("practice", getTranslation("course.practice"), "line"),
            ResultPage.way("play", getTranslation("course.play"), "line"));
    games.addClassName("games-link");
    return games;
  }

  private void forget() {
    learner.forget();
    show(Progress.NONE);
  }
}
