package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.LearnerId;
import org.queenside.puzzle.pattern.MatePattern;

@OnEveryDatabase
class BuiltInPuzzlesTest {

  private static final String ROOK = "6k1/5ppp/8/8/8/8/8/R5K1 w - - id \"q1\";\n";
  private static final String KNIGHT = "6rk/6pp/8/6N1/8/8/6PP/6K1 w - - bm Nf7; id \"q2\";\n";
  private static final String QUEEN = "8/8/8/8/8/5k2/q7/7K b - - id \"q3\";\n";

  private final TestStore store;

  BuiltInPuzzlesTest(TestDatabase database) {
    this.store = new TestStore(database, Clock.systemUTC());
  }

  @AfterEach
  void loadNothing() {
    store.builtIn.load("");
  }

  @Test
  void theFileBecomesTheBuiltInCollection() {
    store.builtIn.load("# a remark\n" + ROOK + "\n" + KNIGHT);

    Collection builtIn = store.puzzles.collections().getFirst();
    assertThat(builtIn.builtIn()).isTrue();
    assertThat(builtIn.puzzles()).isEqualTo(2);
    assertThat(smothered().name()).isEqualTo("q2");
  }

  @Test
  void aPositionThatStaysKeepsItsNumberItsRatingAndWhatIsKnownOfIt() {
    store.builtIn.load(ROOK + KNIGHT);
    Puzzle before = smothered();
    LearnerId learner = store.newLearner();
    store.tries.put(learner, before.id(), new Encounter(true, null), Instant.EPOCH);
    store.puzzleTable.rate(before.id(), new Rating(1234, 90, 0.06));

    store.builtIn.load(KNIGHT.replace("q2", "q9") + QUEEN);

    Puzzle after = smothered();
    assertThat(after.id()).isEqualTo(before.id());
    assertThat(after.name()).isEqualTo("q9");
    assertThat(after.rating().value()).isEqualTo(1234);
    assertThat(store.tries.find(learner, after.id())).isEqualTo(new Encounter(true, null));
    assertThat(store.puzzles.count(Selection.ALL)).isEqualTo(2);
  }

  @Test
  void theSameFileIsReadOnce() {
    store.builtIn.load(ROOK);
    store.database.jdbc().sql("update puzzle set name = 'untouched'").update();

    store.builtIn.load(ROOK);
    assertThat(only().name()).isEqualTo("untouched");

    store.builtIn.load(ROOK + " ");
    assertThat(only().name()).isEqualTo("q1");
  }

  @Test
  void aBrokenLineIsNamedAndNothingChanges() {
    store.builtIn.load(ROOK);

    assertThatThrownBy(() -> store.builtIn.load(KNIGHT + "nonsense"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nonsense");

    assertThat(only().name()).isEqualTo("q1");
  }

  @Test
  void thePuzzleOfTheDayIsTheSameForEverybodyAndAnotherTomorrow() {
    store.builtIn.load(ROOK + KNIGHT + QUEEN);
    LocalDate day = LocalDate.of(2026, 3, 10);

    Puzzle today = store.puzzles.daily(day);

    assertThat(store.puzzles.daily(day)).isEqualTo(today);
    assertThat(store.puzzles.daily(day.plusDays(1))).isNotEqualTo(today);
    assertThat(store.puzzles.daily(day.plusDays(3))).isEqualTo(today);
  }

  @Test
  void withoutPuzzlesThereIsNoneOfTheDay() {
    store.builtIn.load("");

    assertThat(store.puzzles.daily(LocalDate.EPOCH)).isNull();
  }

  private Puzzle smothered() {
    return Objects.requireNonNull(
        store.choice.next(null, Selection.of(MatePattern.SMOTHERED), 800));
  }

  private Puzzle only() {
    return Objects.requireNonNull(store.choice.next(null, Selection.ALL, 800));
  }
}
