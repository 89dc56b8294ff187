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
import org.queenside.course.Course;
import org.queenside.course.Lesson;
import org.queenside.course.Part;
import org.queenside.learner.CurrentLearner;
import org.queenside.look.StarRow;
import org.queenside.progress.CurrentExamination;
import org.queenside.progress.CurrentProgress;
import org.queenside.progress.Diploma;
import org.queenside.progress.Progress;

/** The whole course as a strip of chessboard: what is done, what comes next. Nothing is locked. */
@Route("course")
@AnonymousAllowed
class CourseView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final Course course;
  private final CurrentProgress currentProgress;
  private final CurrentLearner learner;
  private final Reviews reviews;
  private final CurrentExamination examination;

  CourseView(
      Course course,
      CurrentProgress currentProgress,
      CurrentLearner learner,
      Reviews reviews,
      CurrentExamination examination) {
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
    Standing next = Standing.recommended(course, progress);
    int due = reviews.due(progress).size();
    var head = head(progress);
    ways(due, next).forEach(head::add);
    Diploma diploma = examination.diploma();
    add(head, parts(progress, next, diploma != null), games());
    if (!progress.items().isEmpty() && learner.isGuest()) {
      add(new ForgetMe(diploma != null && diploma.name() != null, this::forget));
    }
    var dock = new Div();
    dock.addClassName("dock");
    ways(due, next).forEach(dock::add);
    add(dock);
  }

  /** Review first, then on with the course. A phone has them at its lower edge. */
  private List<Anchor> ways(int due, @Nullable Standing next) {
    List<Anchor> ways = new ArrayList<>();
    if (due > 0) {
      String style = next == null ? "fill" : "line";
      ways.add(Closing.way("review", getTranslation("review.due", due), style));
    }
    if (next != null) {
      ways.add(goOn(next));
    }
    return ways;
  }

  private Div games() {
    var games =
        new Div(
            Closing.way("practice", getTranslation("course.practice"), "line"),
            Closing.way("play", getTranslation("course.play"), "line"));
    games.addClassName("games-link");
    return games;
  }

  private void forget() {
    learner.forget();
    show(Progress.NONE);
  }

  private Div head(Progress progress) {
    List<Standing> all =
        course.lessons().stream().map(lesson -> new Standing(lesson, progress)).toList();
    long finished = all.stream().filter(Standing::finished).count();
    var sum = new Span(getTranslation("course.sum", finished, all.size(), stars(all)));
    sum.addClassName("sum");
    var head = new Div(new H1(getTranslation("course.headline")), sum);
    head.addClassName("coursehead");
    return head;
  }

  private Anchor goOn(Standing next) {
    String key = next.progress().items().isEmpty() ? "course.start" : "course.continue";
    return Closing.way(next.address(), getTranslation(key, next.lesson().title()), "fill");
  }

  private Div parts(Progress progress, @Nullable Standing next, boolean passed) {
    var strip = new Div();
    strip.addClassName("course");
    int number = 1;
    for (int index = 0; index < course.parts().size(); index++) {
      Part part = course.parts().get(index);
      strip.add(rank(part, index, number, progress, next, passed));
      number += part.lessons().size() + (part.examination() ? 1 : 0);
    }
    return strip;
  }

  private Section rank(
      Part part,
      int index,
      int number,
      Progress progress,
      @Nullable Standing next,
      boolean passed) {
    var lessons = part.lessons().stream().map(lesson -> new Standing(lesson, progress)).toList();
    var tiles = new OrderedList();
    tiles.addClassName("tiles");
    for (int file = 0; file < lessons.size(); file++) {
      Lesson lesson = lessons.get(file).lesson();
      boolean current = next != null && next.lesson().equals(lesson);
      tiles.add(new Tile(lessons.get(file), number + file, current));
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

  private Header partHead(Part part, int index, List<Standing> lessons) {
    var number = new Span(String.valueOf(index + 1));
    number.addClassName("number");
    boolean begun = lessons.stream().anyMatch(Standing::begun);
    var sum =
        new Span(
            begun
                ? getTranslation("course.part.stars", stars(lessons), lessons.size() * StarRow.ALL)
                : getTranslation("course.part.lessons", lessons.size()));
    return new Header(number, new H2(part.title()), sum);
  }

  private static int stars(List<Standing> lessons) {
    return lessons.stream().mapToInt(Standing::stars).sum();
  }
}
