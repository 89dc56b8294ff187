package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.progress.LessonStatus;
import org.queenside.ui.Focus;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** A page with a result and links to what comes next. */
public final class ResultPage extends Div {

  /**
   * Creates the page.
   *
   * @param ways the links and buttons; the first one is recommended
   */
  public ResultPage(String headline, String text, Component... ways) {
    addClassName("finish");
    var title = new H1(headline);
    add(title, new Paragraph(text), Markup.div("go", ways));
    Focus.moveTo(title);
  }

  /**
   * Returns a link to the next lesson, if there is one, and a link to another page, which is
   * recommended if there is none.
   */
  public static List<LinkButton> onward(@Nullable LessonStatus next, String address, String key) {
    return next == null
        ? List.of(LinkButton.filled(address, key))
        : List.of(
            LinkButton.filled(next.address(), "done.next", next.lesson().title()),
            LinkButton.outlined(address, key));
  }

  /** Creates a page with links to the next lesson, if there is one, and to the map. */
  public static ResultPage inCourse(@Nullable LessonStatus next, String headline, String text) {
    var ways = onward(next, "course", "done.course");
    return new ResultPage(headline, text, ways.toArray(LinkButton[]::new));
  }
}
