package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AreaTest {

  private final AttemptLogTestStore store;
  private final LearnerId learner;

  AreaTest(TestDatabase database) {
    this.store = new AttemptLogTestStore(database);
    this.learner = store.newLearner();
    for (String item :
        new String[] {
          "rook/first-move",
          "puzzle/17",
          "drill/find-square/e4",
          "own/3",
          "game/1",
          "moment/forks/1/4",
          "live/rook/first-move"
        }) {
      store.log.record(learner, Attempt.solved(item, "a1a7", Effort.NONE, 3));
    }
  }

  @Test
  void eachAreaIsReadByItself() {
    assertThat(items(Area.COURSE)).containsExactly("rook/first-move");
    assertThat(items(Area.PUZZLE)).containsExactly("puzzle/17");
    assertThat(items(Area.DRILL)).containsExactly("drill/find-square/e4");
    assertThat(items(Area.OWN)).containsExactly("own/3");
    assertThat(items(Area.GAME)).containsExactly("game/1");
    assertThat(items(Area.MOMENT)).containsExactly("moment/forks/1/4");
    assertThat(items(Area.LIVE)).containsExactly("live/rook/first-move");
  }

  @Test
  void progressIsStoredInEachArea() {
    for (Area area : Area.values()) {
      assertThat(store.table.of(learner, area)).as(area.word()).hasSize(1);
    }
  }

  @Test
  void progressRebuiltFromTheLogStaysInItsArea() {
    store.log.rebuild();

    progressIsStoredInEachArea();
  }

  @Test
  void aLessonWithASimilarNameBelongsToTheCourse() {
    assertThat(Area.of("puzzles/one")).isEqualTo(Area.COURSE);
    assertThat(Area.of("drills")).isEqualTo(Area.COURSE);
  }

  private List<String> items(Area area) {
    return store.attempts.of(learner, area).stream().map(AttemptEntry::item).toList();
  }
}
