package org.queenside.course.path.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The map with the built-in course: what it says is next to play. */
@SpringBootTest
class CourseViewTest extends PageTester {

  @Autowired private Course course;
  @Autowired private ProgressService progress;

  @Test
  void aVisitorIsToldWhatComesFirstToPlay() {
    visit("course");

    assertThat(text()).contains("Next to play: ").doesNotContain("ready to play");
  }

  @Test
  void theMiniGameAheadIsNamed() {
    Lesson lesson = miniGames().getFirst();
    upTo(lesson).forEach(this::pass);
    visit("course");

    assertThat(text()).contains("Next to play: " + name(lesson) + ".");
  }

  @Test
  void theLessonsBeforeAGameAreCountedIfNoMiniGameComesSooner() {
    CoursePart first = games().getFirst();
    Lesson last = first.lessons().getLast();
    upTo(last).forEach(this::pass);
    last.path().stream().filter(Exercise.WinMiniGame.class::isInstance).forEach(e -> win(last, e));
    visit("course");

    assertThat(text()).contains("One lesson to your first game.");
  }

  @Test
  void aGameWhoseLessonsAreFinishedIsNextUntilItIsWon() {
    CoursePart part = games().getFirst();
    upTo(part.lessons().getLast()).forEach(this::pass);
    pass(part.lessons().getLast());
    visit("course");
    assertThat(text()).contains("Next to play: your first game.");
    assertThat(filled()).contains("Play your first game").noneMatch(each -> each.contains(":"));

    progress.record(Attempt.solved("game/815", "", Effort.NONE, Stars.MOST));
    visit("course");
    assertThat(text()).doesNotContain("your first game.");
    assertThat(filled()).allMatch(each -> each.startsWith("Continue: "));
  }

  @Test
  void beingReadyToPlayIsSaidAsBefore() {
    List<CoursePart> parts = course.pathParts();
    CoursePart ready = parts.stream().filter(CoursePart::ready).findFirst().orElseThrow();
    upTo(ready.lessons().getLast()).forEach(this::pass);
    pass(ready.lessons().getLast());
    visit("course");

    assertThat(text()).contains("You’re ready to play.").doesNotContain("Next to play");
  }

  private List<CoursePart> games() {
    return course.pathParts().stream().filter(CoursePart::game).toList();
  }

  private List<Lesson> miniGames() {
    return course.path().stream().filter(lesson -> games(lesson).findAny().isPresent()).toList();
  }

  private static Stream<Exercise.WinMiniGame> games(Lesson lesson) {
    return lesson.path().stream()
        .filter(Exercise.WinMiniGame.class::isInstance)
        .map(Exercise.WinMiniGame.class::cast);
  }

  private String name(Lesson lesson) {
    String code = games(lesson).findFirst().orElseThrow().game().code();
    return I18NProvider.translate("play.game." + code);
  }

  private List<Lesson> upTo(Lesson lesson) {
    return course.path().subList(0, course.path().indexOf(lesson));
  }

  private void pass(Lesson lesson) {
    win(lesson.testItem());
  }

  private void win(Lesson lesson, Exercise exercise) {
    win(lesson.item(exercise));
  }

  private void win(String item) {
    progress.record(Attempt.solved(item, "5/5", Effort.NONE, Stars.MOST));
  }

  private List<String> filled() {
    return $view(Anchor.class).all().stream()
        .filter(link -> link.hasClassName("fill"))
        .map(Anchor::getText)
        .toList();
  }
}
