package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.progress.Attempt.Outcome;

class ProgressTest {

  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private static final ItemProgress OPEN =
      ItemProgress.untouched("rook/a").after(Outcome.WRONG, Effort.NONE, null, NOON);
  private static final ItemProgress SOLVED =
      ItemProgress.untouched("rook/b").after(Outcome.SOLVED, Effort.NONE, 3, NOON.plusSeconds(20));
  private static final ItemProgress SHOWN =
      ItemProgress.untouched("rook/c").after(Outcome.SHOWN, Effort.NONE, 0, NOON.plusSeconds(10));

  private final Progress progress = Progress.of(List.of(OPEN, SOLVED, SHOWN));

  @Test
  void theBestResultIsKept() {
    ItemProgress better =
        SHOWN
            .after(Outcome.SOLVED, Effort.NONE, 2, NOON)
            .after(Outcome.SOLVED, Effort.NONE, 1, NOON);

    assertThat(better.bestStars()).isEqualTo(2);
  }

  @Test
  void anItemStaysDoneAfterTheFirstTime() {
    ItemProgress again = SOLVED.after(Outcome.SOLVED, Effort.NONE, 3, NOON.plusSeconds(99));

    assertThat(again.doneAt()).isEqualTo(NOON.plusSeconds(20));
  }

  @Test
  void aLaterWrongTryTakesNothingAway() {
    ItemProgress later = SOLVED.after(Outcome.REFUSED, Effort.NONE, null, NOON.plusSeconds(30));

    assertThat(later.bestStars()).isEqualTo(3);
    assertThat(later.isDone()).isTrue();
  }

  @Test
  void onlyAnswersCountAsTries() {
    ItemProgress item = ItemProgress.untouched("rook/a");
    for (Outcome outcome : Outcome.values()) {
      item = item.after(outcome, Effort.NONE, outcome.finishes() ? 0 : null, NOON);
    }

    assertThat(item.tries()).as("solved, wrong, refused").isEqualTo(3);
  }

  @Test
  void solvedAndShownItemsAreDone() {
    assertThat(progress.done()).containsExactlyInAnyOrder("rook/b", "rook/c");
    assertThat(progress.isDone("rook/a")).isFalse();
    assertThat(progress.isDone("never/seen")).isFalse();
  }

  @Test
  void starsAreSummedOverTheGivenItems() {
    assertThat(progress.stars("rook/b")).isEqualTo(3);
    assertThat(progress.stars("never/seen")).isZero();
    assertThat(progress.stars(List.of("rook/b", "rook/c", "never/seen"))).isEqualTo(3);
  }

  @Test
  void aLessonIsMasteredByItsOwnItems() {
    assertThat(progress.isMastered(List.of("rook/b"))).isTrue();
    assertThat(progress.isMastered(List.of("rook/b", "rook/c"))).isFalse();
    assertThat(progress.isMastered(List.of())).isFalse();
  }

  @Test
  void theLastItemIsTheOneWorkedOnMostRecently() {
    assertThat(progress.last()).isEqualTo(SOLVED);
    assertThat(Progress.NONE.last()).isNull();
  }
}
