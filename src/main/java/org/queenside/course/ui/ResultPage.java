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

/** A page with a result and links to what comes next. */
public final class ResultPage extends Div {

  /**
   * Creates the page.
   *
   * @param ways links and buttons; the first one is recommended
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
   * Returns a link to the next lesson, if there is one, and a link to another page, which is
   * recommended otherwise.
   *
   * @param page the page, for translations
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
   * Creates a page with links to the next lesson, if there is one, and to the map.
   *
   * @param page the page, for translations
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
