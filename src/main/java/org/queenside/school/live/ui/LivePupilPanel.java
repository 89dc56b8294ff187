package org.queenside.school.live.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.live.DemonstrationBoard;
import org.queenside.school.live.LiveAnswerService;
import org.queenside.school.live.LiveSignal;
import org.queenside.school.live.LiveStep;
import org.queenside.school.live.PupilLiveScreen;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Button;
import org.queenside.ui.Focus;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/**
 * Covers any of a pupil's pages while a live lesson needs attention: a question, or "Look at your
 * teacher". The page below doesn't change and can't be used meanwhile. For everyone else it does
 * nothing.
 */
@Tag("queenside-live")
public final class LivePupilPanel extends HtmlContainer {

  /** The event with which the browser asks for what is new. */
  public static final String EVENT = "poll";

  private static final String PUPIL = "pupil";
  private static final String OPEN = "open";
  private static final String GAMES = "games";

  private final LiveAnswerService live;
  private final BooleanSupplier games;
  private final Dialog dialog = new Dialog();
  private @Nullable LiveQuestionPanel question;
  private @Nullable PupilDemonstrationPanel demonstration;

  /** The question that the pupil has closed because the teacher is away. */
  private @Nullable LiveStep putAside;

  /**
   * Creates a panel that shows nothing.
   *
   * @param games looks up whether the visitor may play classmates, when that may have changed
   */
  public LivePupilPanel(LiveAnswerService live, BooleanSupplier games) {
    this.live = live;
    this.games = games;
    dialog.addClassName("live-screen");
    dialog.getElement().setAttribute("aria-label", getTranslation("live"));
    getElement().addEventListener(EVENT, _ -> poll());
    add(dialog);
  }

  @Tag("dialog")
  private static final class Dialog extends HtmlContainer {}

  /**
   * Starts asking for news if the visitor is a pupil, and saying that the pupil is here. Call it
   * when a page opens.
   *
   * @param mayPlay whether the visitor may play classmates
   */
  public void open(boolean mayPlay) {
    LearnerId pupil = follower();
    getElement().setProperty(GAMES, mayPlay);
    if (pupil == null) {
      getElement().removeAttribute(PUPIL);
      show(null);
    } else {
      getElement().setAttribute(PUPIL, pupil.toString());
    }
  }

  private @Nullable LearnerId follower() {
    try {
      return live.follower();
    } catch (StoreUnavailableException | RoleRequiredException _) {
      // The page itself reports the failure.
      return null;
    }
  }

  private void poll() {
    try {
      show(live.poll(getLocale()));
      getElement().setProperty(GAMES, games.getAsBoolean());
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  private void show(@Nullable PupilLiveScreen screen) {
    LiveSignal signal = screen == null ? LiveSignal.NONE : screen.signal();
    getElement().setProperty("signal", signal.text());
    if (screen == null) {
      close();
      putAside = null;
    } else if (screen.isPaused()) {
      pause();
    } else if (screen.isTeacherAway() && screen.step().equals(putAside)) {
      close();
    } else {
      LiveScreenPanel shown = screen.board() == null ? ask(screen) : demonstrate(screen.board());
      shown.offerWayBack(screen.isTeacherAway() ? wayBack(screen.step()) : null);
    }
  }

  private void close() {
    getElement().removeAttribute(OPEN);
    dialog.removeAll();
    question = null;
    demonstration = null;
  }

  private void pause() {
    question = null;
    demonstration = null;
    var title = new H1(getTranslation("live.pause"));
    cover(
        Markup.div(
            "live-pause",
            Icon.EYE.draw(),
            title,
            new Paragraph(getTranslation("live.pause.about"))));
    Focus.moveTo(title);
  }

  private LiveScreenPanel ask(PupilLiveScreen screen) {
    if (question == null || !question.isFor(screen)) {
      demonstration = null;
      question = new LiveQuestionPanel(screen, live, this::poll);
      cover(question);
      question.focus();
    }
    question.show(screen);
    return question;
  }

  private LiveScreenPanel demonstrate(DemonstrationBoard board) {
    if (demonstration == null) {
      question = null;
      demonstration = new PupilDemonstrationPanel();
      cover(demonstration);
      demonstration.focus();
    }
    demonstration.show(board);
    return demonstration;
  }

  private Button wayBack(LiveStep step) {
    return Button.outlined(
        "live.away.go",
        () -> {
          putAside = step;
          close();
        });
  }

  private void cover(Component content) {
    dialog.removeAll();
    dialog.add(content);
    getElement().setAttribute(OPEN, true);
  }
}
