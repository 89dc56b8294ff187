package org.queenside.course.examination.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.OptionalInt;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.ui.Badge;
import org.queenside.course.ui.ResultPage;
import org.queenside.progress.ProgressService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PrintButton;

/**
 * A printable badge for knowing everything needed to play a whole game. Learners write their name
 * on it by hand, so nothing is stored.
 */
@Route(ReadyToPlayView.ADDRESS)
@AnonymousAllowed
public final class ReadyToPlayView extends Page implements HasPageHeader {

  public static final String ADDRESS = "ready";

  private final Course course;
  private final ProgressService progress;

  ReadyToPlayView(Course course, ProgressService progress) {
    super("");
    this.course = course;
    this.progress = progress;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var status = new PathStatus(course, progress.read());
    OptionalInt open = status.untilReady();
    if (open.isEmpty()) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    if (status.isReadyToPlay()) {
      add(sheet(), tools());
    } else {
      add(
          ResultPage.inCourse(
              LessonStatus.recommended(course, status.progress()),
              getTranslation("ready.none"),
              getTranslation("done.badge.left", open.getAsInt(), heading())));
    }
  }

  private DiplomaSheet sheet() {
    var badge = new Badge(Badge.READY, true);
    return new DiplomaSheet("course.ready", badge, "", getTranslation("ready.earned"))
        .signed("", getTranslation("ready.date"));
  }

  private Div tools() {
    return Markup.div(
        "diploma-form",
        Markup.paragraph("kept", getTranslation("ready.lead")),
        new PrintButton(getTranslation("diploma.print")));
  }

  @Override
  public String heading() {
    return getTranslation("course.ready");
  }

  @Override
  public String back() {
    return "course";
  }
}
