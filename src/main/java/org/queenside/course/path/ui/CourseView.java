package org.queenside.course.path.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
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
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * The course page: the path as a strip of a chessboard, showing what is done and what comes next,
 * and the lessons beside the path. Nothing is locked.
 */
@Route("course")
@AnonymousAllowed
class CourseView extends Page {

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
    super("");
    this.course = course;
    this.currentProgress = currentProgress;
    this.learner = learner;
    this.reviews = reviews;
    this.examination = examination;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show(currentProgress.read());
  }

  private void show(Progress progress) {
    removeAll();
    var status = new PathStatus(course, progress);
    Diploma diploma = examination.diploma();
    NextStep onward = onward(status, diploma != null);
    var head = Markup.div("row coursehead", new H1(heading()), sum(status));
    int due = reviews.due(progress).size();
    if (due > 0) {
      ButtonStyle style = onward == null ? ButtonStyle.FILLED : ButtonStyle.OUTLINED;
      head.add(new LinkButton(style, "review", getTranslation("review.due", due)));
    }
    add(head, new PathStrip(status, diploma != null, currentProgress.finished(Area.GAME)));
    course.deeperParts().forEach(part -> add(new DeeperLessons(part, status)));
    add(
        Markup.div(
            "games-link",
            LinkButton.outlined("practice", "course.practice"),
            LinkButton.outlined("play", "course.play")));
    if (!progress.items().isEmpty() && learner.isGuest()) {
      add(new DeleteProgressPanel(diploma != null && diploma.name() != null, this::forget));
    }
    if (status.finished() == 0) {
      head.add(LinkButton.text("placement", "start.know"));
    }
    if (onward != null) {
      // Phones show this link at the bottom of the screen.
      head.add(onward.link());
      add(Markup.div("dock", onward.link()));
    }
  }

  /** What comes next, for the links that lead to it. */
  private record NextStep(String address, String text) {
    LinkButton link() {
      return new LinkButton(ButtonStyle.FILLED, address, text);
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
    return Markup.paragraph("sum", String.join(" ", sentences));
  }

  private void forget() {
    learner.forget();
    show(Progress.NONE);
  }

  @Override
  public String heading() {
    return getTranslation("course.headline");
  }
}
