package org.queenside.game.ui;

import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.queenside.chess.Color;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.pgn.Pgn;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayedTrick;
import org.queenside.game.TrickService;
import org.queenside.play.ui.PgnDownloadLink;
import org.queenside.text.MessageBundle;
import org.queenside.ui.DownloadLink;

/** Links to games as PGN files. The files are in English, like the format. */
final class PgnDownload {

  private static final MessageBundle TEXTS = MessageBundle.english("vaadin-i18n.translations");

  private PgnDownload() {}

  /** Returns a link to one game in its state when the link is pressed. */
  static DownloadLink of(
      Supplier<PlayedGame> game,
      Function<PlayedGame, List<PlayedTrick>> tricks,
      Clock clock,
      String text) {
    return link(() -> List.of(game.get()), tricks, clock, text);
  }

  /** Returns a link to all games of the learner. */
  static DownloadLink ofAll(GameService games, TrickService tricks, Clock clock, String text) {
    return link(games::all, tricks::of, clock, text);
  }

  private static DownloadLink link(
      Supplier<List<PlayedGame>> games,
      Function<PlayedGame, List<PlayedTrick>> tricks,
      Clock clock,
      String text) {
    return new PgnDownloadLink(() -> write(games.get(), tricks, clock), text);
  }

  /** Writes games one below the other. */
  static String write(
      List<PlayedGame> games, Function<PlayedGame, List<PlayedTrick>> tricks, Clock clock) {
    return games.stream()
        .map(
            game ->
                Pgn.write(
                    TrickComments.add(
                        IllegalMoveComments.in(game, tags(game, clock), TEXTS::get),
                        tricks.apply(game),
                        TEXTS::get)))
        .collect(Collectors.joining("\n"));
  }

  private static Map<String, String> tags(PlayedGame game, Clock clock) {
    Instant started = Objects.requireNonNullElseGet(game.startedAt(), clock::instant);
    String own = TEXTS.get("games.pgn.own");
    String other = PlayerName.of(game.other(), TEXTS::get);
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", TEXTS.get("games.pgn.event"));
    tags.put("Date", PgnDownloadLink.DATE.format(started.atZone(clock.getZone())));
    tags.put("White", game.own() == Color.WHITE ? own : other);
    tags.put("Black", game.own() == Color.BLACK ? own : other);
    if (game.game().outcome() instanceof GameOutcome.IllegalMoves) {
      tags.put("Termination", "rules infraction");
    }
    return tags;
  }
}
