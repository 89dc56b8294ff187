package org.queenside.school.report.ui;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.report.ClassMisconceptionService;
import org.queenside.school.report.CommonMistake;
import org.queenside.school.report.ReteachingService;
import org.springframework.stereotype.Component;

/** The services behind the components that show misconceptions. */
@Component
record MisconceptionServices(
    ClassMisconceptionService misconceptions,
    ReteachingService reteaching,
    MistakeReplayer mistakes,
    ItemTitleResolver itemNames) {

  /** Restores the board of a common mistake; null if it can no longer be shown. */
  @Nullable LoggedMistake replay(CommonMistake tried, Locale locale) {
    return mistakes.replay(tried.item(), tried.position(), tried.tried(), locale);
  }
}
