package org.queenside;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.CurrentTasks;
import org.queenside.course.Course;
import org.queenside.course.ui.Reviews;
import org.queenside.course.ui.Standing;
import org.queenside.learner.Account;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.StoreUnavailable;
import org.queenside.practice.ui.TodayOffer;
import org.queenside.progress.CurrentProgress;
import org.queenside.progress.Progress;

/**
 * The first page: one sentence, one button, and a knight to try before anything else. Who has been
 * here before goes on where they left off.
 */
@Route("")
@AnonymousAllowed
class StartView extends Main implements HasDynamicTitle {

  StartView(
      Course course,
      CurrentProgress currentProgress,
      Reviews reviews,
      TodayOffer todayOffer,
      CurrentAccount currentAccount,
      CurrentTasks tasks) {
    addClassName("start");
    setId("main");
    var lead = new Paragraph(getTranslation("start.lead"));
    lead.addClassName("lead");
    Progress progress = currentProgress.read();
    var go =
        todayOffer.isMade(progress)
            ? today(course, progress)
            : go(course, progress, reviews.due(progress).size());
    go.addClassName("go");
    add(new H1(getTranslation("start.headline")), lead, new TryKnight(), go);
    try {
      greet(currentAccount.find(), tasks, go);
    } catch (StoreUnavailable _) {
      // Learning goes on without the store.
    }
  }

  /** Who has something to do goes there first; a guest reads that no account is needed. */
  private void greet(@Nullable Account account, CurrentTasks tasks, Div go) {
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
    Standing next = Standing.recommended(course, progress);
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
    Standing next = Standing.recommended(course, progress);
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
