package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.course.model.Misconception;

/** The sentences that describe misconceptions to a teacher. */
class MisconceptionMessagesTest {

  private final MisconceptionMessages text = new MisconceptionMessages(Locale.ENGLISH);

  @ParameterizedTest
  @EnumSource
  void everyMisconceptionCanEndASentenceAboutPupils(Misconception misconception) {
    assertThat(text.held(misconception))
        .matches("[a-z][A-Za-z ,’-]+")
        .hasSizeLessThanOrEqualTo(70)
        .doesNotContain("''");
  }

  @Test
  void aSentenceCountsThePupils() {
    assertThat(text.sentence(7, 24, Misconception.CASTLES_THROUGH_CHECK))
        .isEqualTo("7 of the 24 pupils tested castled through check.");
    assertThat(text.line(Misconception.CASTLING_ROOK_FIRST)).isEqualTo("Moved the rook first");
  }

  @Test
  void theBundleNamesNoUnknownMisconception() {
    assertThat(ResourceBundle.getBundle("vaadin-i18n.report").keySet())
        .filteredOn(key -> key.startsWith("held."))
        .allSatisfy(key -> assertThat(Misconception.find(key.substring(5))).isNotNull());
  }
}
