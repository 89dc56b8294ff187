package org.queenside.course.examination.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.internal.UIInternals;
import com.vaadin.flow.internal.JacksonUtils;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Placement;
import org.queenside.course.progress.LessonStatus;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The path from "I know some rules" to the first new lesson. */
@SpringBootTest
class PlacementViewTest extends PageTester {

  /** Right, right, and then wrong until the end: only the first lessons are known. */
  private static final String RESULT = "rrwwwwww";

  @Autowired private Course course;
  @Autowired private ProgressService progress;

  @Test
  void itStartsWithAnOffer() {
    UI.getCurrent().navigate("placement");
    assertThat(text()).contains("Find your place").contains("three minutes");

    press("Begin");
    assertThat(text()).contains("Task 1 of up to 12").doesNotContain("Hint");
  }

  @Test
  void theAddressLeadsBackToTheSameTask() {
    open("1", "w");

    Placement placement = Placement.after(course, 1, List.of(false));
    assertThat(placement.next()).isNotNull();
    assertThat(text())
        .contains("Task 2 of up to 12")
        .contains(placement.next().exercise().info().task());
  }

  @Test
  void anAbandonedPlacementIsOfferedAgainInItsBrowser() {
    UI.getCurrent().navigate("placement");
    answerFromBrowser("seed=1&marks=rw");

    assertThat(text()).contains("Go on where you stopped");
    assertThat($(Anchor.class).all().stream().map(Anchor::getHref))
        .contains("placement?seed=1&marks=rw");
    press("Begin again");
    assertThat(text()).contains("Task 1 of up to 12");
  }

  @Test
  void nonsenseFromTheBrowserIsNotOffered() {
    UI.getCurrent().navigate("placement");
    answerFromBrowser("seed=1&marks=rw&x=<script>");

    assertThat(text()).doesNotContain("Go on where you stopped");
  }

  /** Answers the page's request to the browser's storage. */
  private static void answerFromBrowser(String stored) {
    UIInternals internals = UI.getCurrent().getInternals();
    internals.getStateTree().runExecutionsBeforeClientResponse();
    internals.dumpPendingJavaScriptInvocations().stream()
        .filter(call -> call.getInvocation().getExpression().contains("localStorage.getItem"))
        .forEach(call -> call.complete(JacksonUtils.createNode(stored)));
  }

  @Test
  void nonsenseInTheAddressLeadsToTheOffer() {
    open("99999999999999", "rrr");

    assertThat(text()).contains("three minutes");
  }

  @Test
  void theResultIsSavedAsItWasChanged() {
    int known = known();
    assertThat(known).isPositive();
    open("1", RESULT);
    assertThat(text()).contains("You know these");
    assertThat(progress.read()).isEqualTo(Progress.NONE);

    untick(known - 1);
    press("Start here: " + lesson(known - 1).title());

    Progress after = progress.read();
    for (int index = 0; index < course.path().size(); index++) {
      assertThat(new LessonStatus(lesson(index), after).finished())
          .as(lesson(index).title())
          .isEqualTo(index < known - 1);
    }
    assertThat(UI.getCurrent().getInternals().getActiveViewLocation().getPath())
        .isEqualTo(new LessonStatus(lesson(known - 1), after).address());
  }

  @Test
  void aLearnerWhoKnowsNothingStartsAtTheBeginning() {
    open("1", "wwwwwwwwwwww");
    assertThat(text()).contains("Start at the beginning");

    press("Start here: " + lesson(0).title());

    assertThat(progress.read()).isEqualTo(Progress.NONE);
  }

  @Test
  void savingTwiceChangesNothing() {
    open("1", RESULT);
    press("Start here: " + lesson(known()).title());
    Progress once = progress.read();

    open("1", RESULT);
    press("Start here: " + lesson(known()).title());

    assertThat(progress.read()).isEqualTo(once);
  }

  private static void open(String seed, String marks) {
    UI.getCurrent()
        .navigate("placement", QueryParameters.simple(Map.of("seed", seed, "marks", marks)));
  }

  private int known() {
    return Placement.after(course, 1, List.of(true, true, false, false, false, false, false, false))
        .known();
  }

  private Lesson lesson(int index) {
    return course.path().get(index);
  }

  private void untick(int index) {
    Input box = $(Input.class).all().get(index);
    box.getElement().setProperty("checked", false);
    fire(box.getElement(), "change");
  }
}
