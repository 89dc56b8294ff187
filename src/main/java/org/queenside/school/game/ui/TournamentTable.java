package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import org.jspecify.annotations.Nullable;
import org.queenside.game.PlayerResult;
import org.queenside.school.game.Tournament;
import org.queenside.school.game.TournamentPlayer;
import org.queenside.school.game.TournamentRound;
import org.queenside.ui.NotationText;
import org.queenside.ui.Table;
import org.queenside.ui.Translator;

/**
 * The table of a tournament: places, points, and each player's result in every round. Only teachers
 * see the opponents' points, which few pupils need.
 */
final class TournamentTable extends Div {

  private final Tournament tournament;

  /**
   * Creates the table.
   *
   * @param own the player who is looking at it, or null for a teacher
   */
  TournamentTable(Tournament tournament, @Nullable TournamentPlayer own) {
    this.tournament = tournament;
    addClassName("scroller");
    // A wide table can be scrolled with the arrow keys.
    getElement().setAttribute("tabindex", "0");
    getElement().setAttribute("role", "region");
    getElement().setAttribute("aria-label", getTranslation("tournament.table"));
    var table = new Table();
    boolean teachers = own == null;
    head(table.head(), teachers);
    int place = 0;
    for (TournamentPlayer player : tournament.table()) {
      place++;
      Table.Row row = table.row();
      row.setClassName("own", player.equals(own));
      fill(row, place, player, player.equals(own), teachers);
    }
    add(table);
  }

  /** Returns the kind of a tournament and its round, in words. */
  static String heading(Tournament tournament, Translator translator) {
    return translator.translate(
        tournament.isSwiss() ? "tournament.swiss" : "tournament.round-robin", tournament.rounds());
  }

  private void head(Table.Row head, boolean teachers) {
    head.header(getTranslation("tournament.place"));
    head.header(getTranslation("tournament.name"));
    head.header(getTranslation("tournament.points"));
    if (teachers) {
      head.header(getTranslation("tournament.opponents"));
    }
    for (int round = 1; round <= tournament.rounds(); round++) {
      // A phone has room for three short names.
      head.header(getTranslation("tournament.round.short", round))
          .getElement()
          .setAttribute("aria-label", getTranslation("tournament.round", round));
    }
  }

  private void fill(
      Table.Row row, int place, TournamentPlayer player, boolean own, boolean teachers) {
    row.cell(String.valueOf(place));
    row.header(own ? getTranslation("tournament.you", player.name()) : player.name());
    row.cell(number(player.halfPoints()));
    if (teachers) {
      row.cell(number(tournament.opponentsHalfPoints(player)));
    }
    for (int round = 0; round < tournament.rounds(); round++) {
      row.cell(result(player.round(round)));
    }
  }

  private String result(@Nullable TournamentRound round) {
    return switch (round) {
      case null -> "–";
      case TournamentRound.Bye _ -> getTranslation("tournament.bye");
      case TournamentRound.Meeting meeting when meeting.result() == PlayerResult.UNDECIDED ->
          getTranslation("tournament.playing");
      case TournamentRound.Meeting meeting -> points(meeting.halfPoints());
    };
  }

  /** A number with its half after it, also on a page that runs from right to left. */
  private static Span number(int halfPoints) {
    return NotationText.mark(new Span(points(halfPoints)));
  }

  private static String points(int halfPoints) {
    String half = halfPoints % 2 == 0 ? "" : "½";
    return halfPoints == 1 ? half : halfPoints / 2 + half;
  }
}
