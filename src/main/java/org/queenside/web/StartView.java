package org.queenside.web;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.ReviewService;
import org.queenside.identity.account.Account;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.practice.ui.TodayEligibility;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.school.assignment.PupilTaskService;
import org.queenside.store.StoreUnavailableException;

/**
 * The first page: one sentence, one button, and a knight to try before anything else. Who has been
 * here before goes on where they left off.
 */
@Route("")
@AnonymousAllowed
class StartView extends Main implements HasDynamicTitle {

  StartView(
      Course course,
      ProgressService currentProgress,
      ReviewService reviews,
      TodayEligibility todayOffer,
      CurrentAccount currentAccount,
      PupilTaskService tasks) {
    addClassName("start");
    setId("main");
    var lead = new Paragraph(getTranslation("start.lead"));
    lead.addClassName("lead");
    Progress progress = currentProgress.read();
    var go =
        todayOffer.isEligible(progress)
            ? today(course, progress)
            : go(course, progress, reviews.due(progress).size());
    go.addClassName("go");
    add(new H1(getTranslation("start.headline")), lead, new KnightDemo(), go);
    try {
      greet(currentAccount.find(), tasks, go);
    } catch (StoreUnavailableException _) {
      // Learning goes on without the store.
    }
  }

  /** Who has something to do goes there first; a guest reads that no account is needed. */
  private void greet(@Nullable Account account, PupilTaskService tasks, Div go) {
    if (account == null) {
      var small = new Paragraph(getTranslation("start.small"));
      small.addClassName("small");
      add(small);
    } else if (!tasks.due().isEmpty()) {
      var onward = (Anchor) go.getComponentAt(0);
      onward.removeClassName("fill");
      onward.addClassName("line");
      go.removeAll();
      go.add(button("me", "fill", getTranslation("bar.tasks")), onward);
    }
  }

  /** Who has come far enough finds a few minutes of everything, what is due among it. */
  private Div today(Course course, Progress progress) {
    LessonStatus next = LessonStatus.recommended(course, progress);
    var go = new Div(button("today", "fill", getTranslation("start.today")));
    if (next == null) {
      go.add(button("course", "line", getTranslation("start.all")));
    } else {
      String onward = getTranslation("start.continue", next.lesson().title());
      go.add(button(next.address(), "line", onward));
    }
    return go;
  }

  /** What is due for review opens a session; the course goes on after it. */
  private Div go(Course course, Progress progress, int due) {
    LessonStatus next = LessonStatus.recommended(course, progress);
    boolean known = !progress.items().isEmpty();
    var go = new Div();
    if (due > 0) {
      go.add(button("review", "fill", getTranslation("review.due", due)));
    }
    String style = due > 0 ? "line" : "fill";
    if (next == null) {
      go.add(button("course", style, getTranslation("start.all")));
    } else if (known) {
      String onward = getTranslation("start.continue", next.lesson().title());
      go.add(button(next.address(), style, onward));
      if (due == 0) {
        go.add(button("course", "line", getTranslation("start.all")));
      }
    } else {
      go.add(button(next.address(), "fill", getTranslation("start.start")));
      go.add(button("course", "line", getTranslation("start.know")));
    }
    return go;
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
