package org.queenside.web;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.progress.ReviewService;
import org.queenside.identity.account.Account;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentClassTablet;
import org.queenside.practice.ui.TodayEligibility;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.school.assignment.PupilAssignmentService;
import org.queenside.school.demo.ui.DemoButton;
import org.queenside.school.demo.ui.DemoVisit;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LanguageLinks;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The start page: one sentence, one button, and a knight to try. Returning learners continue where
 * they left off.
 */
@Route("")
@AnonymousAllowed
class StartView extends Main implements HasDynamicTitle, BeforeEnterObserver {

  private final CurrentAccount currentAccount;
  private final CurrentClassTablet classTablet;

  StartView(
      Course course,
      ProgressService currentProgress,
      ReviewService reviews,
      TodayEligibility todayOffer,
      CurrentAccount currentAccount,
      CurrentClassTablet classTablet,
      PupilAssignmentService tasks,
      ObjectProvider<DemoVisit> demo) {
    this.currentAccount = currentAccount;
    this.classTablet = classTablet;
    addClassName("start");
    setId("main");
    var lead = Markup.paragraph("lead", getTranslation("start.lead"));
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
      // Learning works even without the database.
    }
    demo.ifAvailable(visit -> add(new DemoButton(visit, ButtonStyle.OUTLINED).withExplanation()));
    add(new LanguageLinks(new Location("")));
  }

  /** A tablet tied to a class begins with the names of its pupils. */
  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    try {
      if (classTablet.isTied() && currentAccount.findIgnoringPageOwner() == null) {
        event.forwardTo("tablet");
      }
    } catch (StoreUnavailableException _) {
      // Learning works even without the database.
    }
  }

  /** Shows a pupil's due tasks first, and tells guests that they don't need an account. */
  private void greet(@Nullable Account account, PupilAssignmentService tasks, Div go) {
    if (account == null) {
      add(Markup.paragraph("small", getTranslation("start.small")));
    } else if (!tasks.due().isEmpty()) {
      var onward = (LinkButton) go.getComponentAt(0);
      onward.restyle(ButtonStyle.OUTLINED);
      go.removeAll();
      go.add(LinkButton.filled("me", "bar.tasks"), onward);
    }
  }

  /** Offers today's plan, which includes due reviews, to learners who have come far enough. */
  private Div today(Course course, Progress progress) {
    LessonStatus next = LessonStatus.recommended(course, progress);
    var go = new Div(LinkButton.filled("today", "start.today"));
    if (next == null) {
      go.add(beside(course, progress));
    } else {
      go.add(LinkButton.outlined(next.address(), "start.continue", next.lesson().title()));
    }
    return go;
  }

  /** Offers a game to learners who can play one, and the path to others. */
  private static LinkButton beside(Course course, Progress progress) {
    return new PathStatus(course, progress).isReadyToPlay()
        ? LinkButton.outlined("play", "start.play")
        : LinkButton.outlined("course", "start.all");
  }

  /** Offers due reviews before the course. */
  private Div go(Course course, Progress progress, int due) {
    LessonStatus next = LessonStatus.recommended(course, progress);
    boolean known = !progress.items().isEmpty();
    var go = new Div();
    if (due > 0) {
      go.add(LinkButton.filled("review", "review.due", due));
    }
    ButtonStyle style = due > 0 ? ButtonStyle.OUTLINED : ButtonStyle.FILLED;
    if (next == null) {
      go.add(new LinkButton(style, "course", getTranslation("start.all")));
    } else if (known) {
      String onward = getTranslation("start.continue", next.lesson().title());
      go.add(new LinkButton(style, next.address(), onward));
      if (due == 0) {
        go.add(beside(course, progress));
      }
    } else {
      go.add(LinkButton.filled(next.address(), "start.start"));
      go.add(LinkButton.outlined("placement", "start.know"));
    }
    return go;
  }

  @Override
  public String getPageTitle() {
    return getTranslation("start.title");
  }
}
