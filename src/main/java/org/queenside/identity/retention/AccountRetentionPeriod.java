package org.queenside.identity.retention;

import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How long inactive learners with an account are kept. An administrator chooses. */
public enum AccountRetentionPeriod {
  /** Forever, unless a person deletes them. */
  FOR_GOOD(null),
  HALF_A_YEAR(183),
  A_YEAR(365),
  TWO_YEARS(730);

  private final @Nullable Duration absence;

  AccountRetentionPeriod(@Nullable Integer days) {
    this.absence = days == null ? null : Duration.ofDays(days);
  }

  /** Returns the length of absence after which they are deleted, or null for never. */
  @Nullable Duration absence() {
    return absence;
  }

  /** Returns the choice's name in the database and the interface texts. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static AccountRetentionPeriod of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
