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
import org.queenside.course.Course;
import org.queenside.course.Lesson;
import org.queenside.look.Page;
import org.queenside.look.StarRow;
import org.queenside.progress.CurrentProgress;

/** The end of a lesson: what was won, and the one next step. */
@Route("learn/:lesson/done")
@AnonymousAllowed
class LessonDoneView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private final Course course;
  private final CurrentProgress progress;
  private String title = "";

  LessonDoneView(Course course, CurrentProgress progress) {
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
    show(new Standing(lesson, progress.read()));
  }

  private void show(Standing standing) {
    removeAll();
    int stars = standing.stars();
    var row = new StarRow(stars, getTranslation("stars.of", stars));
    if (!standing.finished()) {
      long open = standing.lesson().exercises().stream().filter(e -> !standing.done(e)).count();
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
      var next = new Standing(after, standing.progress());
      String onward = getTranslation("done.next", after.title());
      add(go(Closing.way(next.address(), onward, "fill"), map()));
    }
    if (!standing.mastered()) {
      var again = link(weakest(standing), "done.again", "text");
      add(again);
    }
  }

  /** The first exercise whose stars are not all won. */
  private static String weakest(Standing standing) {
    Lesson lesson = standing.lesson();
    return lesson.exercises().stream()
        .filter(exercise -> standing.progress().stars(lesson.item(exercise)) < StarRow.ALL)
        .findFirst()
        .map(exercise -> Standing.address(lesson, exercise))
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
    return Closing.way(address, getTranslation(key), style);
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
