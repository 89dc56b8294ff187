package org.queenside.school.live;

import java.util.List;
import org.queenside.school.roster.year.ClassPromotionContributor;
import org.springframework.stereotype.Component;

/**
 * Live lessons stay with the old class when it is promoted. While one is running in the new class,
 * or its answers are kept there, the promotion can't be undone.
 */
@Component
class LiveLessonPromotionContributor implements ClassPromotionContributor {

  @Override
  public List<String> tables() {
    return List.of("live_lesson");
  }
}
