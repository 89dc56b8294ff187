package org.queenside;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.course.Course;
import org.queenside.course.ui.Standing;
import org.queenside.progress.CurrentProgress;
import org.queenside.progress.Progress;

/**
 * The first page: one sentence, one button, and a knight to try before anything else. Who has been
 * here before goes on where they left off.
 */
@Route("")
@AnonymousAllowed
class StartView extends Main implements HasDynamicTitle {

  StartView(Course course, CurrentProgress currentProgress) {
    addClassName("start");
    setId("main");
    var lead = new Paragraph(getTranslation("start.lead"));
    lead.addClassName("lead");
    var go = go(course, currentProgress.read());
    go.addClassName("go");
    var small = new Paragraph(getTranslation("start.small"));
    small.addClassName("small");
    add(new H1(getTranslation("start.headline")), lead, new TryKnight(), go, small);
  }

  private Div go(Course course, Progress progress) {
    Standing next = Standing.recommended(course, progress);
    if (next == null) {
      return new Div(button("course", "fill", getTranslation("start.all")));
    }
    boolean known = !progress.items().isEmpty();
    String start =
        known
            ? getTranslation("start.continue", next.lesson().title())
            : getTranslation("start.start");
    String other = getTranslation(known ? "start.all" : "start.know");
    return new Div(button(next.address(), "fill", start), button("course", "line", other));
  }

  private static Anchor button(String address, String style, String text) {
    var button = new Anchor(address, text);
    button.addClassNames("btn", style);
    return button;
  }

  @Override
  public String getPageTitle() {
    return getTranslation("start.title");
  }
}
