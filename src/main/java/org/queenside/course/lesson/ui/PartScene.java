package org.queenside.course.lesson.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.queenside.course.model.CoursePart;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/**
 * The end of a part of the course: pieces that come onto a row of squares and bow, and a sentence.
 * The styles move them once, unless the learner prefers reduced motion.
 */
final class PartScene extends Div {

  /**
   * A piece in a scene, which ends on its square.
   *
   * @param from how many squares to the right it starts
   * @param hop how high it jumps on its way, in squares
   * @param bow how far it leans at the end, in degrees
   * @param turn when it starts: first 0, then 1, and so on
   */
  private record Actor(char piece, int from, double hop, int bow, int turn) {}

  PartScene(CoursePart part) {
    addClassName("scene");
    var stage = Markup.div("scene-row");
    List<Actor> actors = actors(part.id());
    actors.forEach(actor -> stage.add(draw(actor)));
    stage.setClassName("odd", actors.size() % 2 != 0);
    add(stage, Markup.paragraph("", part.scene()));
  }

  private static List<Actor> actors(String part) {
    return switch (part) {
      // Two kings shake hands.
      case "first-game" -> List.of(new Actor('K', -2, 0, 12, 0), new Actor('k', 2, 0, -12, 0));
      // Two rooks step beside a pawn.
      case "take-and-protect" ->
          List.of(
              new Actor('R', -2, 0, 10, 1),
              new Actor('P', 0, 0.3, 0, 0),
              new Actor('R', 2, 0, -10, 1));
      // Castling: the king goes two squares, the rook jumps over it.
      case "special-moves" -> List.of(new Actor('R', 2, 0.8, 0, 1), new Actor('K', -2, 0, 12, 0));
      // A knight lands between two pieces.
      case "playing-well" ->
          List.of(
              new Actor('q', 0, 0, -14, 1),
              new Actor('N', -3, 0.9, 0, 0),
              new Actor('r', 0, 0, 14, 1));
      // Both colours come together.
      case "club-player" ->
          List.of(
              new Actor('K', -4, 0, 12, 0),
              new Actor('Q', -4, 0, 12, 1),
              new Actor('P', 0, 0.6, 0, 3),
              new Actor('q', 4, 0, -12, 1),
              new Actor('k', 4, 0, -12, 0));
      // The six pieces march in.
      default ->
          List.of(
              new Actor('P', -7, 0, 14, 5),
              new Actor('N', -7, 0.4, 14, 4),
              new Actor('B', -7, 0, 14, 3),
              new Actor('R', -7, 0, 14, 2),
              new Actor('Q', -7, 0, 14, 1),
              new Actor('K', -7, 0, 14, 0));
    };
  }

  private static PieceIcon draw(Actor actor) {
    var piece = new PieceIcon(actor.piece());
    piece
        .getElement()
        .getStyle()
        .set("--from", actor.from() * 100 + "%")
        .set("--half", actor.from() * 50 + "%")
        .set("--hop", -100 * actor.hop() + "%")
        .set("--bow", actor.bow() + "deg")
        .set("--turn", String.valueOf(actor.turn()));
    return piece;
  }
}
