package org.queenside.report.ui;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.Items;
import org.queenside.course.ui.LoggedTry;
import org.queenside.report.ClassBeliefs;
import org.queenside.report.CommonTry;
import org.queenside.report.Reteaching;
import org.springframework.stereotype.Component;

/** What the parts that show beliefs ask for. */
@Component
record BeliefServices(
    ClassBeliefs beliefs, Reteaching reteaching, Items items, ItemNames itemNames) {

  /** Brings a common try back to its board; null if nothing of it can be shown. */
  @Nullable LoggedTry broughtBack(CommonTry tried, Locale locale) {
    return LoggedTry.of(items.exercise(tried.item()), tried.position(), tried.tried(), locale);
  }
}
