package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.trainer.PuzzleProgress;
import org.queenside.puzzle.trainer.TestPuzzleStore;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class BuiltInCollectionLoaderTest {

  private static final String ROOK = "6k1/5ppp/8/8/8/8/8/R5K1 w - - id \"q1\";\n";
  private static final String KNIGHT = "6rk/6pp/8/6N1/8/8/6PP/6K1 w - - bm Nf7; id \"q2\";\n";
  private static final String QUEEN = "8/8/8/8/8/5k2/q7/7K b - - id \"q3\";\n";

  private static int edition;

  private final TestPuzzleStore store;

  BuiltInCollectionLoaderTest(TestDatabase database) {
    this.store = new TestPuzzleStore(database, Clock.systemUTC());
  }

  @AfterEach
  void clearCollection() {
    load("");
  }

  /** Loads a file as the next edition. */
  private void load(String file) {
    store.builtIn.load(file, ++edition);
  }

  @Test
  void theFileBecomesTheBuiltInCollection() {
    load("# a remark\n" + ROOK + "\n" + KNIGHT);

    PuzzleCollection builtIn = store.puzzles.collections().getFirst();
    assertThat(builtIn.builtIn()).isTrue();
    assertThat(builtIn.puzzles()).isEqualTo(2);
    assertThat(smothered().name()).isEqualTo("q2");
  }

  @Test
  void aPositionThatStaysKeepsItsNumberRatingAndResults() {
    load(ROOK + KNIGHT);
    Puzzle before = smothered();
    LearnerId learner = store.newLearner();
    store.tries.put(learner, before.id(), new PuzzleProgress(true, null), Instant.EPOCH);
    store.puzzleTable.rate(before.id(), new Rating(1234, 90, 0.06));

    load(KNIGHT.replace("q2", "q9") + QUEEN);

    Puzzle after = smothered();
    assertThat(after.id()).isEqualTo(before.id());
    assertThat(after.name()).isEqualTo("q9");
    assertThat(after.rating().value()).isEqualTo(1234);
    assertThat(store.tries.find(learner, after.id())).isEqualTo(new PuzzleProgress(true, null));
    assertThat(store.puzzles.count(PuzzleFilter.ALL)).isEqualTo(2);
  }

  @Test
  void theSameFileIsReadOnce() {
    load(ROOK);
    store.database.jdbc().sql("update puzzle set name = 'untouched'").update();

    store.builtIn.load(ROOK, edition);
    assertThat(only().name()).isEqualTo("untouched");

    store.builtIn.load(ROOK + " ", edition);
    assertThat(only().name()).isEqualTo("q1");
  }

  @Test
  void anOlderProgramDoesNotReplaceANewerFile() {
    load(ROOK);
    load(QUEEN);
    store.database.jdbc().sql("update puzzle set name = 'untouched'").update();

    store.builtIn.load(ROOK, edition - 1);
    store.builtIn.load(QUEEN, edition);

    assertThat(only().name()).isEqualTo("untouched");
  }

  @Test
  void programsThatStartTogetherReadTheFileOnce() throws Exception {
    load("");
    int next = ++edition;
    long before = store.puzzles.count(PuzzleFilter.ALL);
    try (ExecutorService programs = Executors.newFixedThreadPool(4)) {
      var starts = Collections.nCopies(4, Executors.callable(() -> store.builtIn.load(ROOK, next)));
      for (Future<Object> start : programs.invokeAll(starts)) {
        start.get();
      }
    }

    assertThat(before).isZero();
    assertThat(store.puzzles.count(PuzzleFilter.ALL)).isEqualTo(1);
  }

  @Test
  void theEditionIsRaisedWithEveryChange() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (NewPuzzle puzzle : BuiltInCollectionLoader.puzzles(BuiltInCollectionLoader.file())) {
      digest.update(
          "%s %s %s %s %d %d %d %.1f\n"
              .formatted(
                  puzzle.name(),
                  puzzle.position(),
                  puzzle.labels().pattern(),
                  puzzle.labels().piece(),
                  puzzle.labels().men(),
                  puzzle.labels().checks(),
                  puzzle.labels().answers(),
                  puzzle.rating().value())
              .getBytes(StandardCharsets.UTF_8));
    }

    assertThat(BuiltInCollectionLoader.EDITION + ": " + HexFormat.of().formatHex(digest.digest()))
        .as("If this differs, raise BuiltInCollectionLoader.EDITION and write the new digest here.")
        .isEqualTo("2: a2354766154890b4c8fee92f116277d41cdbd918304621fc8ef763a95360af71");
  }

  @Test
  void aBrokenLineIsReportedAndNothingChanges() {
    load(ROOK);

    assertThatThrownBy(() -> load(KNIGHT + "nonsense"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nonsense");

    assertThat(only().name()).isEqualTo("q1");
  }

  @Test
  void thePuzzleOfTheDayChangesOnlyWithTheDay() {
    load(ROOK + KNIGHT + QUEEN);
    LocalDate day = LocalDate.of(2026, 3, 10);

    Puzzle today = store.puzzles.daily(day);

    assertThat(store.puzzles.daily(day)).isEqualTo(today);
    assertThat(store.puzzles.daily(day.plusDays(1))).isNotEqualTo(today);
    assertThat(store.puzzles.daily(day.plusDays(3))).isEqualTo(today);
  }

  @Test
  void withoutPuzzlesThereIsNoPuzzleOfTheDay() {
    load("");

    assertThat(store.puzzles.daily(LocalDate.EPOCH)).isNull();
  }

  private Puzzle smothered() {
    return Objects.requireNonNull(
        store.choice.next(null, PuzzleFilter.of(MatePattern.SMOTHERED), 800));
  }

  private Puzzle only() {
    return Objects.requireNonNull(store.choice.next(null, PuzzleFilter.ALL, 800));
  }
}
