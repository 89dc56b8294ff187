package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptTest {

  private static final String ITEM = "rook/first-move";

  @Test
  void aLearnersTextIsShortenedTo100Characters() {
    assertThat(tried("x".repeat(100_000))).isEqualTo("x".repeat(100));
  }

  @Test
  void shorteningDoesNotSplitACharacter() {
    String queen = "\uD83D\uDC78";

    assertThat(tried("x".repeat(99) + queen)).isEqualTo("x".repeat(99));
    assertThat(tried("x".repeat(98) + queen)).isEqualTo("x".repeat(98) + queen);
  }

  @Test
  void charactersThatADatabaseCannotStoreAreReplaced() {
    assertThat(tried("a\0b\tc\uD800d\uDC00")).isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFD");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "rook\nfirst", "rook\0"})
  void anOddNameOfAnItemIsAnError(String item) {
    assertThatIllegalArgumentException().isThrownBy(() -> Attempt.hint(item, Effort.NONE));
  }

  @Test
  void aLongNameIsAnErrorAndIsNotShortened() {
    assertThat(Attempt.hint("x".repeat(120), Effort.NONE).item()).hasSize(120);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Attempt.hint("x".repeat(121), Effort.NONE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Attempt.refused(ITEM, "a1b2", Effort.NONE, "x".repeat(61), null));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Attempt.wrong(ITEM, "a1a2", Effort.NONE, "x".repeat(61)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void thereAreNoMoreThanThreeStars(int stars) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Attempt.solved(ITEM, "a1a2", Effort.NONE, stars));
  }

  @Test
  void showingTheAnswerGivesNoStars() {
    assertThat(Attempt.shown(ITEM, Effort.NONE).stars()).isZero();
  }

  @Test
  void noTwoAttemptsShareAnId() {
    assertThat(Attempt.hint(ITEM, Effort.NONE).id())
        .isNotEqualTo(Attempt.hint(ITEM, Effort.NONE).id());
  }

  @Test
  void timeIsLimitedToWhatTheLogCanStore() {
    assertThat(new Effort(0, 0, Duration.ofSeconds(-5)).millis()).isZero();
    assertThat(new Effort(0, 0, Duration.ofMillis(1234)).millis()).isEqualTo(1234);
    assertThat(new Effort(0, 0, Duration.ofDays(24)).millis()).isEqualTo(2_073_600_000);
    assertThat(new Effort(0, 0, Duration.ofSeconds(Long.MAX_VALUE)).millis())
        .isEqualTo(2_073_600_000);
  }

  private static String tried(String text) {
    return Attempt.wrong(ITEM, text, Effort.NONE, null).tried();
  }
}
