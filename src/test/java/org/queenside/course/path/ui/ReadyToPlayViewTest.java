package org.queenside.course.path.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The printable badge with the built-in course, where parts 1 to 4 earn it. */
@SpringBootTest
class ReadyToPlayViewTest extends PageTester {

  @Autowired private Course course;
  @Autowired private ProgressService progress;

  @Test
  void theBadgeIsPrintedOnceItIsEarned() {
    List<Lesson> needed = upToReady();
    needed.subList(0, needed.size() - 1).forEach(this::pass);
    visit("ready");
    assertThat(text()).contains("One more lesson until your badge").doesNotContain("Print");

    pass(needed.getLast());
    visit("ready");
    assertThat(text()).contains("Ready to play", "can play a whole game", "Date", "Print");
  }

  @Test
  void onThePathOnlyAnEarnedBadgeLeadsToIt() {
    CoursePart part =
        course.pathParts().stream().filter(CoursePart::ready).findFirst().orElseThrow();

    assertThat(new BadgeTile(part, 3, false).getChildren()).noneMatch(Anchor.class::isInstance);
    assertThat(new BadgeTile(part, 3, true).getChildren())
        .singleElement(InstanceOfAssertFactories.type(Anchor.class))
        .returns("ready", Anchor::getHref);
  }

  @Test
  void theEndOfItsLastLessonLeadsToIt() {
    upToReady().forEach(this::pass);

    visit("learn/" + upToReady().getLast().id() + "/done");

    assertThat(text()).contains("Badge earned: Ready to play");
    assertThat(links()).contains("ready");
  }

  @Test
  void aVisitorIsToldHowManyLessonsAreMissing() {
    visit("ready");

    assertThat(text()).contains(upToReady().size() + " more lessons until your badge");
    assertThat(links()).contains("learn/rook/first-move");
  }

  private List<Lesson> upToReady() {
    List<CoursePart> parts = course.pathParts();
    List<Boolean> ready = parts.stream().map(CoursePart::ready).toList();
    return parts.subList(0, ready.indexOf(true) + 1).stream()
        .flatMap(part -> part.lessons().stream())
        .toList();
  }

  private void pass(Lesson lesson) {
    progress.record(Attempt.solved(lesson.testItem(), "5/5", Effort.NONE, Stars.MOST));
  }

  private List<String> links() {
    return $(Anchor.class).all().stream().map(Anchor::getHref).toList();
  }
}
