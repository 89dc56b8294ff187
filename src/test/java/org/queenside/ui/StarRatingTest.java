package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import java.util.List;
import org.junit.jupiter.api.Test;

class StarRatingTest {

  @Test
  void onlyAStarThatChangesIsDrawnAgain() {
    var rating = new StarRating(3, "3 stars");
    List<Component> before = rating.getChildren().toList();

    rating.show(2, "2 stars");

    List<Component> after = rating.getChildren().toList();
    assertThat(after).hasSize(3).startsWith(before.get(0), before.get(1));
    assertThat(after.get(2)).isNotSameAs(before.get(2));
    assertThat(won(after)).containsExactly(true, true, false);
    assertThat(rating.getElement().getAttribute("aria-label")).isEqualTo("2 stars");
  }

  @Test
  void starsCanBeWonAgain() {
    var rating = new StarRating();

    rating.show(1, "1 star");
    rating.show(3, "3 stars");

    assertThat(won(rating.getChildren().toList())).containsExactly(true, true, true);
  }

  private static List<Boolean> won(List<Component> stars) {
    return stars.stream().map(star -> !((HasStyle) star).hasClassName("off")).toList();
  }
}
