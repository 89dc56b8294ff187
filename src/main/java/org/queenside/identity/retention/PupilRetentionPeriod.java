package org.queenside.identity.retention;

import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How long inactive learners with an account are kept. An administrator chooses. */
public enum PupilRetentionPeriod {
  /** Until a person deletes them. */
  FOR_GOOD(null),
  HALF_A_YEAR(183),
  A_YEAR(365),
  TWO_YEARS(730);

  private final @Nullable Duration absence;

  PupilRetentionPeriod(@Nullable Integer days) {
    this.absence = days == null ? null : Duration.ofDays(days);
  }

  /** Returns after which absence they are deleted, or null for never. */
  @Nullable Duration absence() {
    return absence;
  }

  /** Returns the choice as the database and the interface texts call it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static PupilRetentionPeriod of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
