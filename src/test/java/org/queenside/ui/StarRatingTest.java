package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class StarRatingTest {

  @Test
  void showsTheStarsThatWereWonAndTheOthers() {
    var rating = new StarRating(2, "2 stars");

    assertThat(won(rating)).containsExactly(true, true, false);
    assertThat(rating.getElement().getAttribute("aria-label")).isEqualTo("2 stars");
  }

  @Test
  void starsCanBeWonLater() {
    var rating = new StarRating();

    rating.show(1, "1 star");
    rating.show(3, "3 stars");

    assertThat(won(rating)).containsExactly(true, true, true);
    assertThat(rating.getElement().getAttribute("aria-label")).isEqualTo("3 stars");
  }

  private static List<Boolean> won(StarRating rating) {
    String html = rating.getElement().getProperty("innerHTML");
    return Jsoup.parseBodyFragment(html).select(".icon-svg").stream()
        .map(star -> !star.hasClass("off"))
        .toList();
  }
}
