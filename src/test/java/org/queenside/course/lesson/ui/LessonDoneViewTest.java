package org.queenside.course.lesson.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardPicture;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonCast;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.progress.Stars;
import org.queenside.ui.CharacterPicture;
import org.queenside.ui.PageTester;
import org.queenside.ui.PieceIcon;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The end of a lesson, with the built-in course. */
@SpringBootTest
class LessonDoneViewTest extends PageTester {

  private static final String LAST = "?board=8/8/3k4/R7/8/8/8/4K3";

  @Autowired private Course course;
  @Autowired private ProgressService progress;

  @Test
  void theLastPositionStaysAndTheBeatenOneSaysSo() {
    Lesson lesson = part().lessons().getFirst();
    pass(lesson);

    visit("learn/" + lesson.id() + "/done" + LAST);

    LessonCast cast = lesson.cast();
    assertThat(cast).isNotNull();
    assertThat(text()).contains(cast.beaten());
    assertThat($(BoardPicture.class).single().getElement().getChildCount()).isEqualTo(3);
    assertThat($(CharacterPicture.class).single().getElement().hasAttribute("beaten")).isTrue();
    assertThat(text()).doesNotContain(part().scene());
  }

  @Test
  void aPartEndsWithItsSceneWhereItsBadgeIsEarned() {
    List<Lesson> lessons = part().lessons();
    lessons.forEach(this::pass);
    String address = "learn/" + lessons.getLast().id() + "/done";

    visit(address + LAST);
    assertThat(text()).contains(part().scene()).contains("Badge earned: " + part().title());
    assertThat($(PartScene.class).single().getChildren()).isNotEmpty();

    visit(address);
    assertThat(text()).doesNotContain(part().scene()).contains("Badge earned");
    assertThat($(BoardPicture.class).all()).isEmpty();
  }

  @Test
  void starsAreCountedWhereTheyWereWon() {
    Lesson lesson = course.path().getLast();
    pass(lesson);
    visit("learn/" + lesson.id() + "/done");
    assertThat(text()).contains("you’ve got it").doesNotContain("of " + 3 * lesson.path().size());

    lesson.pathItems().forEach(this::solve);
    visit("learn/" + lesson.id() + "/done");
    assertThat(text()).contains("%1$d of %1$d stars".formatted(3 * lesson.path().size()));
  }

  @Test
  void everyPartOfTheBuiltInPathHasAScene() {
    assertThat(course.pathParts())
        .filteredOn(part -> !part.scene().isEmpty())
        .allSatisfy(
            part ->
                assertThat(new PartScene(part).getChildren().toList())
                    .as(part.id())
                    .hasSize(2)
                    .first()
                    .returns(true, row -> row.getChildren().allMatch(PieceIcon.class::isInstance)));
  }

  private CoursePart part() {
    return course.pathParts().getFirst();
  }

  private void pass(Lesson lesson) {
    solve(lesson.testItem());
  }

  private void solve(String item) {
    progress.record(Attempt.solved(item, "5/5", Effort.NONE, Stars.MOST));
  }
}
