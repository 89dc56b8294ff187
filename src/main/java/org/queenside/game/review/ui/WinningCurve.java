package org.queenside.game.review.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import org.queenside.game.review.GameReview;
import org.queenside.ui.Clicks;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.SvgDrawing;

/** Who was winning, as a line without numbers. Its markers link to the moments. */
final class WinningCurve extends Div {

  private static final int WIDTH = 420;
  private static final int HEIGHT = 84;
  private static final double MIDDLE = 42;
  private static final double REACH = 34;
  private static final double EDGE = 8;
  private static final double MOST = 100;

  /** The advantage from which a side is ahead. */
  private static final int AHEAD = 30;

  /** How many changes are described to those who can't see the line. */
  private static final int CHANGES = 6;

  private final GameReview review;
  private final String opponent;

  /**
   * Draws the line.
   *
   * @param titles the headlines of the moments that the markers link to
   */
  WinningCurve(GameReview review, String opponent, List<H2> titles) {
    this.review = review;
    this.opponent = opponent;
    addClassName("winning");
    var drawing = new SvgDrawing(WIDTH, HEIGHT);
    drawing.area("ahead", area(1));
    drawing.area("behind", area(-1));
    drawing.line("level", x(0), MIDDLE, x(last()), MIDDLE);
    for (int ply = 1; ply <= last(); ply++) {
      drawing.line("curve", x(ply - 1), y(ply - 1), x(ply), y(ply));
    }
    Div plot = Markup.div("plot", drawing.finished(spoken()));
    for (int place = 0; place < titles.size(); place++) {
      plot.add(marker(place, titles.get(place)));
    }
    add(
        Markup.span("name", getTranslation("game-review.curve.you")),
        plot,
        Markup.span("name", getTranslation("game-review.curve.other", opponent)));
  }

  private NativeButton marker(int place, H2 title) {
    String number = String.valueOf(place + 1);
    var marker = Clicks.button(number, () -> jump(title));
    marker.addClassName("marker");
    int ply = review.moments().get(place).ply();
    marker.getStyle().set("--x", share(x(ply), WIDTH)).set("--y", share(y(ply), HEIGHT));
    marker
        .getElement()
        .setAttribute("aria-label", getTranslation("game-review.curve.marker", place + 1));
    return marker;
  }

  private static void jump(H2 title) {
    title.getElement().executeJs("this.closest('li').scrollIntoView({block: 'start'})");
    Focus.moveTo(title);
  }

  private static String share(double value, double of) {
    return MOST * value / of + "%";
  }

  private int last() {
    return review.curve().size() - 1;
  }

  private double x(int ply) {
    return EDGE + (WIDTH - 2 * EDGE) * ply / Math.max(1, last());
  }

  private double y(int ply) {
    return MIDDLE - REACH * review.curve().get(ply) / MOST;
  }

  /** Returns the corners of the area between the line and the middle, on one side. */
  private List<Double> area(int sign) {
    List<Double> corners = new ArrayList<>(List.of(x(0), MIDDLE));
    for (int ply = 0; ply <= last(); ply++) {
      int now = sign * review.curve().get(ply);
      int before = ply == 0 ? 0 : sign * review.curve().get(ply - 1);
      if (now < 0 != before < 0) {
        double crossing = x(ply - 1) + (x(ply) - x(ply - 1)) * before / (before - now);
        corners.addAll(List.of(crossing, MIDDLE));
      }
      corners.addAll(List.of(x(ply), now > 0 ? y(ply) : MIDDLE));
    }
    corners.addAll(List.of(x(last()), MIDDLE));
    return corners;
  }

  /** Returns a description of how the game went. */
  private String spoken() {
    List<String> parts = new ArrayList<>();
    int before = 0;
    for (int ply = 0; ply <= last() && parts.size() < CHANGES; ply++) {
      int now = review.curve().get(ply) / AHEAD;
      int state = Integer.signum(now);
      if (state != before) {
        String word = state == 0 ? "level" : state > 0 ? "ahead" : "behind";
        parts.add(getTranslation("game-review.curve." + word, (ply + 1) / 2, opponent));
      }
      before = state;
    }
    return parts.isEmpty()
        ? getTranslation("game-review.curve.even")
        : getTranslation("game-review.curve", parts);
  }
}
