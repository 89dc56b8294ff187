package org.queenside.game.review.ui;

import com.vaadin.flow.component.html.Paragraph;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.ui.GamePraiseLine;
import org.queenside.game.ui.PlayerName;
import org.queenside.ui.Markup;
import org.springframework.stereotype.Component;

/** Takes the line from the review of the game. */
@Component
record ReviewPraiseLine(GameReviewService reviews) implements GamePraiseLine {

  @Override
  public Paragraph of(PlayedGame game) {
    var line = Markup.paragraph("praise");
    String opponent = PlayerName.of(game.other(), line::getTranslation);
    new ReviewPoll(
            reviews,
            line,
            review -> line.setText(PraiseText.of(review, opponent, line::getTranslation)))
        .start(game);
    return line;
  }
}
