package org.queenside.game.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.Arrays;
import org.queenside.play.MiniGame;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/** The mini-games, in a row below the opponents. */
final class MiniGameList extends Section {

  MiniGameList() {
    addClassName("minis");
    add(
        Markup.div(
            "",
            new H2(getTranslation("opponents.minis")),
            Markup.span("note", getTranslation("opponents.minis.about"))),
        Markup.list("columns", Arrays.stream(MiniGame.values()).map(this::entry)));
  }

  private ListItem entry(MiniGame game) {
    var picture = Markup.span("picture");
    pieces(game).chars().forEach(piece -> picture.add(new PieceIcon((char) piece)));
    return new ListItem(
        new Anchor(
            "play/" + game.code(),
            picture,
            Markup.span(
                "",
                Markup.span("name", getTranslation("play.game." + game.code())),
                new Span(getTranslation("play.about." + game.code())))));
  }

  private static String pieces(MiniGame game) {
    return switch (game) {
      case PAWN_GAME -> "Pp";
      case CAPTURE_ALL -> "Bn";
      case SAFE_PATH_KING -> "K";
      case KNIGHT_RACE -> "Nn";
      case QUEEN_AGAINST_PAWNS -> "Qp";
      case ROOK_AGAINST_PAWNS -> "Rp";
      case BISHOPS_AGAINST_PAWNS -> "Bp";
      case LITTLE_WAR -> "Kk";
    };
  }
}
