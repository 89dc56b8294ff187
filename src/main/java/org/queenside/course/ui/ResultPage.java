package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.progress.LessonStatus;
import org.queenside.ui.Focus;

/** A page between two things to do: what happened, and where to go from here. */
public final class ResultPage extends Div {

  /**
   * Creates the page.
   *
   * @param ways links and buttons, the recommended one first
   */
  public ResultPage(String headline, String text, Component... ways) {
    addClassName("finish");
    var go = new Div(ways);
    go.addClassName("go");
    var title = new H1(headline);
    add(title, new Paragraph(text), go);
    Focus.moveTo(title);
  }

  /**
   * Returns the way to the lesson to go on with, if one is left, and the way to another page, which
   * is recommended if none is.
   *
   * @param page speaks the reader's language
   */
  public static List<Anchor> onward(
      Component page, @Nullable LessonStatus next, String address, String text) {
    if (next == null) {
      return List.of(way(address, text, "fill"));
    }
    String onward = page.getTranslation("done.next", next.lesson().title());
    return List.of(way(next.address(), onward, "fill"), way(address, text, "line"));
  }

  /**
   * Creates the page that leads on in the course: to the lesson to go on with, if one is left, and
   * to the map.
   *
   * @param page speaks the reader's language
   */
  static ResultPage inCourse(
      Component page, @Nullable LessonStatus next, String headline, String text) {
    List<Anchor> ways = onward(page, next, "course", page.getTranslation("done.course"));
    return new ResultPage(headline, text, ways.toArray(Anchor[]::new));
  }

  /** Returns a link that looks like a button. */
  public static Anchor way(String address, String text, String style) {
    var link = new Anchor(address, text);
    link.addClassNames("btn", style);
    return link;
  }
}
