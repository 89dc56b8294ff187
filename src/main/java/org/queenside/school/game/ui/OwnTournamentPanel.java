package org.queenside.school.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import java.time.Duration;
import java.util.List;
import org.queenside.game.GameId;
import org.queenside.game.PlayerResult;
import org.queenside.game.ui.GameAddress;
import org.queenside.school.game.ClassmateGameService;
import org.queenside.school.game.OwnTournament;
import org.queenside.school.game.Tournament;
import org.queenside.school.game.TournamentPlayer;
import org.queenside.school.game.TournamentRound;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/** The tournaments in which a pupil plays: the pupil's game of the round, and the table. */
final class OwnTournamentPanel extends Div {

  private static final Duration INTERVAL = Duration.ofSeconds(5);

  private final ClassmateGameService games;
  private final Div content = new Div();
  private List<OwnTournament> shown = List.of();

  OwnTournamentPanel(ClassmateGameService games) {
    this.games = games;
    add(content, new Poll(INTERVAL, this::poll));
    poll();
  }

  private void poll() {
    try {
      List<OwnTournament> now = games.tournaments();
      if (!now.equals(shown)) {
        shown = now;
        content.removeAll();
        now.forEach(each -> content.add(section(each)));
      }
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  private Component section(OwnTournament own) {
    Tournament tournament = own.tournament();
    var section =
        Markup.section(
            "tournament", new H2(TournamentTable.heading(tournament, this::getTranslation)));
    var round = Markup.div("row own-round", Markup.paragraph("", sentence(own)));
    if (own.round() instanceof TournamentRound.Meeting meeting) {
      GameId game = meeting.game();
      if (game != null && meeting.result() == PlayerResult.UNDECIDED) {
        round.add(LinkButton.filled(GameAddress.of(game), "game-news.go"));
      }
    }
    section.add(round, new TournamentTable(tournament, own.own()));
    return section;
  }

  private String sentence(OwnTournament own) {
    String round =
        switch (own.round()) {
          case null -> getTranslation("own-tournament.none");
          case TournamentRound.Bye _ -> getTranslation("own-tournament.bye");
          case TournamentRound.Meeting meeting -> meeting(own, meeting);
        };
    boolean playing =
        own.round() instanceof TournamentRound.Meeting meeting
            && meeting.result() == PlayerResult.UNDECIDED;
    if (playing) {
      return round;
    }
    boolean last = own.tournament().isComplete();
    return round + " " + getTranslation(last ? "own-tournament.last" : "own-tournament.wait");
  }

  private String meeting(OwnTournament own, TournamentRound.Meeting meeting) {
    TournamentPlayer opponent = own.opponent(meeting);
    String name = opponent == null ? getTranslation("game.person") : opponent.name();
    String how =
        meeting.result() == PlayerResult.UNDECIDED
            ? String.valueOf(meeting.color().letter())
            : meeting.result().code();
    return getTranslation("own-tournament." + how, name);
  }
}
