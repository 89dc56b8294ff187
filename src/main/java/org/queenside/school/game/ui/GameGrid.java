package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.queenside.chess.Color;
import org.queenside.game.GameId;
import org.queenside.game.WatchedGame;
import org.queenside.school.roster.ClassId;
import org.queenside.ui.Markup;

/** All boards of a class at once. The games in which a pupil may need help come first. */
final class GameGrid extends Div {

  private final Clock clock;
  private final UnorderedList list = Markup.list("columns wall");
  private final Map<GameId, GameGridItem> items = new HashMap<>();
  private List<GameId> order = List.of();

  GameGrid(Clock clock) {
    this.clock = clock;
    add(list);
  }

  /** Why a game may need the teacher, the most urgent first. */
  enum Need {
    AWAY,
    STILL,
    NONE,
    OVER;

    private static final Duration LONG_THINK = Duration.ofMinutes(3);

    static Need of(WatchedGame game, boolean over, Instant now) {
      if (over) {
        return OVER;
      }
      if (!game.isAtBoard(Color.WHITE, now) || !game.isAtBoard(Color.BLACK, now)) {
        return AWAY;
      }
      return game.changedAt().isBefore(now.minus(LONG_THINK)) ? STILL : NONE;
    }
  }

  /** Shows the games. Unchanged boards aren't sent again. */
  void show(ClassId schoolClass, List<WatchedGame> games) {
    Instant now = clock.instant();
    for (WatchedGame game : games) {
      items.computeIfAbsent(game.id(), _ -> new GameGridItem(schoolClass)).show(game, now);
    }
    List<GameId> next =
        games.stream()
            .sorted(Comparator.comparing(game -> item(game.id()).need()))
            .map(WatchedGame::id)
            .toList();
    items.keySet().retainAll(next);
    if (!next.equals(order)) {
      order = next;
      list.removeAll();
      next.forEach(id -> list.add(item(id)));
    }
  }

  private GameGridItem item(GameId id) {
    return Objects.requireNonNull(items.get(id));
  }
}
