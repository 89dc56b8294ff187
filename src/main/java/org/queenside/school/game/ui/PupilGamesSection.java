package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.game.FinishedGame;
import org.queenside.game.PlayerResult;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.CommaList;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The finished games of a pupil in a class, with links to replay them. */
public final class PupilGamesSection extends Section {

  private final SchoolClass schoolClass;

  /** Creates the list, which is hidden if there are no games. */
  public PupilGamesSection(SchoolClass schoolClass, LearnerId pupil, List<FinishedGame> games) {
    this.schoolClass = schoolClass;
    addClassName("pupil-games");
    setVisible(!games.isEmpty());
    add(
        new H2(getTranslation("pupil-games")),
        Markup.list("rows apart", games.stream().map(game -> row(game, game.sideOf(pupil)))));
  }

  private ListItem row(FinishedGame game, Color own) {
    String opponent = game.name(own.opposite());
    String day = new DateFormatter(getLocale()).of(game.endedAt().atZone(schoolClass.zone()));
    String how = getTranslation("games.by." + game.ending().code());
    String result = PlayerResult.of(game.result(), own).code();
    int moves = (game.halfmoves() + 1) / 2;
    return Markup.item(
        "",
        Markup.span("result", getTranslation("pupil-games." + result, opponent, how)),
        Markup.span("note", getTranslation("pupil-games.details." + own.letter(), moves, day)),
        LinkButton.text(
                AbstractClassView.address(schoolClass.id(), "/games/" + game.id()),
                "pupil-games.replay")
            .about(CommaList.of(List.of(opponent, day), getLocale())));
  }
}
