package org.queenside.game.review;

import java.util.List;
import org.queenside.course.progress.ConceptPractice;
import org.queenside.progress.Area;
import org.springframework.stereotype.Component;

/** Makes moments of learners' own games count for the concepts of the course. */
@Component
class MomentConceptPractice implements ConceptPractice {

  @Override
  public Area area() {
    return Area.MOMENT;
  }

  @Override
  public List<String> concepts(String item) {
    MomentItem moment = MomentItem.parse(item);
    return moment == null ? List.of() : List.of(moment.concept());
  }
}
