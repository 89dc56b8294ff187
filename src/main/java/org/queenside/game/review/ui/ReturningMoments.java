package org.queenside.game.review.ui;

import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.game.review.GameMoment;
import org.queenside.game.review.GameReviewService;
import org.queenside.practice.GameMoments;
import org.springframework.stereotype.Component;

/** After some days, repeats the moments that the current learner has solved. */
@Component
record ReturningMoments(GameReviewService reviews) implements GameMoments {

  @Override
  public List<String> due(int most) {
    return reviews.due().stream().filter(item -> reviews.moment(item) != null).limit(most).toList();
  }

  @Override
  public @Nullable Exercise find(String item) {
    GameMoment found = reviews.moment(item);
    return found == null ? null : MomentExercise.again(found, I18NProvider::translate);
  }
}
