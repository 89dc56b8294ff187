package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.ReviewService;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.progress.Diploma;
import org.queenside.progress.ExaminationService;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.StarRating;

/**
 * The whole course as a strip of a chessboard: what is done and what comes next. Nothing is locked.
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
    LessonStatus next = LessonStatus.recommended(course, progress);
    int due = reviews.due(progress).size();
    var head = head(progress);
    ways(due, next).forEach(head::add);
    Diploma diploma = examination.diploma();
    add(head, parts(progress, next, diploma != null), games());
    if (!progress.items().isEmpty() && learner.isGuest()) {
      add(new DeleteProgressPanel(diploma != null && diploma.name() != null, this::forget));
    }
    var dock = new Div();
    dock.addClassName("dock");
    ways(due, next).forEach(dock::add);
    add(dock);
  }

  /** Returns the links to the review and to the next lesson. A phone has them at its lower edge. */
  private List<Anchor> ways(int due, @Nullable LessonStatus next) {
    List<Anchor> ways = new ArrayList<>();
    if (due > 0) {
      String style = next == null ? "fill" : "line";
      ways.add(ResultPage.way("review", getTranslation("review.due", due), style));
    }
    if (next != null) {
      ways.add(goOn(next));
    }
    return ways;
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

  private Div head(Progress progress) {
    List<LessonStatus> all =
        course.lessons().stream().map(lesson -> new LessonStatus(lesson, progress)).toList();
    long finished = all.stream().filter(LessonStatus::finished).count();
    var sum = new Span(getTranslation("course.sum", finished, all.size(), stars(all)));
    sum.addClassName("sum");
    var head = new Div(new H1(getTranslation("course.headline")), sum);
    head.addClassName("coursehead");
    return head;
  }

  private Anchor goOn(LessonStatus next) {
    String key = next.progress().items().isEmpty() ? "course.start" : "course.continue";
    return ResultPage.way(next.address(), getTranslation(key, next.lesson().title()), "fill");
  }

  private Div parts(Progress progress, @Nullable LessonStatus next, boolean passed) {
    var strip = new Div();
    strip.addClassName("course");
    int number = 1;
    for (int index = 0; index < course.parts().size(); index++) {
      CoursePart part = course.parts().get(index);
      strip.add(rank(part, index, number, progress, next, passed));
      number += part.lessons().size() + (part.examination() ? 1 : 0);
    }
    return strip;
  }

  private Section rank(
      CoursePart part,
      int index,
      int number,
      Progress progress,
      @Nullable LessonStatus next,
      boolean passed) {
    var lessons =
        part.lessons().stream().map(lesson -> new LessonStatus(lesson, progress)).toList();
    var tiles = new OrderedList();
    tiles.addClassName("tiles");
    for (int file = 0; file < lessons.size(); file++) {
      Lesson lesson = lessons.get(file).lesson();
      boolean current = next != null && next.lesson().equals(lesson);
      tiles.add(new LessonTile(lessons.get(file), number + file, current));
    }
    if (part.examination()) {
      int last = number + lessons.size();
      tiles.add(ExaminationTile.examination(last, getTranslation("course.exam"), passed));
      tiles.add(ExaminationTile.diploma(getTranslation("course.diploma"), passed));
    }
    var rank = new Section(partHead(part, index, lessons), tiles);
    rank.addClassName("part");
    return rank;
  }

  private Header partHead(CoursePart part, int index, List<LessonStatus> lessons) {
    var number = new Span(String.valueOf(index + 1));
    number.addClassName("number");
    boolean begun = lessons.stream().anyMatch(LessonStatus::begun);
    var sum =
        new Span(
            begun
                ? getTranslation(
                    "course.part.stars", stars(lessons), lessons.size() * StarRating.ALL)
                : getTranslation("course.part.lessons", lessons.size()));
    return new Header(number, new H2(part.title()), sum);
  }

  private static int stars(List<LessonStatus> lessons) {
    return lessons.stream().mapToInt(LessonStatus::stars).sum();
  }
}
