package org.queenside.school.report.ui;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.school.assignment.ItemResolver;
import org.springframework.stereotype.Component;

/** Restores the boards of wrong tries from the log. */
@Component
record MistakeReplayer(ItemResolver items) {

  /**
   * Returns the board of a try, or null if it can no longer be shown.
   *
   * @param item the name of the item in the log
   * @param position the position on the board, as logged, or null
   * @param tried the answer, as logged
   */
  @Nullable LoggedMistake replay(
      String item, @Nullable String position, String tried, Locale locale) {
    return LoggedMistake.of(items.exercise(item, locale), position, tried, locale);
  }
}
