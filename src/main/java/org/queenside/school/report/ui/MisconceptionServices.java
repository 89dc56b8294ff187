package org.queenside.school.report.ui;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.report.ClassMisconceptionService;
import org.queenside.school.report.CommonMistake;
import org.queenside.school.report.ReteachingService;
import org.springframework.stereotype.Component;

/** What the parts that show beliefs ask for. */
@Component
record MisconceptionServices(
    ClassMisconceptionService beliefs,
    ReteachingService reteaching,
    ItemResolver items,
    ItemTitleResolver itemNames) {

  /** Brings a common try back to its board; null if nothing of it can be shown. */
  @Nullable LoggedMistake broughtBack(CommonMistake tried, Locale locale) {
    return LoggedMistake.of(items.exercise(tried.item()), tried.position(), tried.tried(), locale);
  }
}
