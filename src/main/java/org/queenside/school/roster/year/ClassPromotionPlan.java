package org.queenside.school.roster.year;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.SchoolClass;

/**
 * What happens to a class when a new school year begins.
 *
 * @param name its new name; null if it ends
 * @param staying the pupils who aren't promoted
 */
public record ClassPromotionPlan(SchoolClass seen, @Nullable String name, Set<LearnerId> staying) {
  public ClassPromotionPlan {
    staying = Set.copyOf(staying);
  }
}
