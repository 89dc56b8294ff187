package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.StarRating;

/** The end of a lesson: the stars earned and the next step. */
@Route("learn/:lesson/done")
@AnonymousAllowed
class LessonDoneView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  private final Course course;
  private final ProgressService progress;
  private String title = "";

  LessonDoneView(Course course, ProgressService progress) {
    this.course = course;
    this.progress = progress;
    setId("main");
    addClassName("finish");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Lesson lesson = course.lesson(event.getRouteParameters().get("lesson").orElse(""));
    if (lesson == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    title = lesson.title();
    show(new LessonStatus(lesson, progress.read()));
  }

  private void show(LessonStatus standing) {
    removeAll();
    int stars = standing.stars();
    var row = new StarRating(stars, getTranslation("stars.of", stars));
    if (!standing.finished()) {
      long open = standing.lesson().path().stream().filter(e -> !standing.done(e)).count();
      add(row, new H1(getTranslation("done.open", title)));
      add(new Paragraph(getTranslation("done.open.text", open)));
      add(go(link(standing.address(), "done.goOn", "fill"), map()));
      return;
    }
    add(row, new H1(getTranslation("done.headline", title)));
    add(new Paragraph(standing.lesson().summary()));
    Lesson after = course.after(standing.lesson());
    if (after == null) {
      add(go(link("course", "done.course", "fill")));
    } else {
      var next = new LessonStatus(after, standing.progress());
      String onward = getTranslation("done.next", after.title());
      add(go(ResultPage.way(next.address(), onward, "fill"), map()));
    }
    if (!standing.mastered()) {
      var again = link(weakest(standing), "done.again", "text");
      add(again);
    }
  }

  /** Returns the first exercise without all stars. */
  private static String weakest(LessonStatus standing) {
    Lesson lesson = standing.lesson();
    return lesson.path().stream()
        .filter(exercise -> standing.progress().stars(lesson.item(exercise)) < StarRating.ALL)
        .findFirst()
        .map(exercise -> LessonStatus.address(lesson, exercise))
        .orElseGet(standing::address);
  }

  private static Div go(Anchor... links) {
    var go = new Div(links);
    go.addClassName("go");
    return go;
  }

  private Anchor map() {
    return link("course", "done.course", "line");
  }

  private Anchor link(String address, String key, String style) {
    return ResultPage.way(address, getTranslation(key), style);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("done.title", title);
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
