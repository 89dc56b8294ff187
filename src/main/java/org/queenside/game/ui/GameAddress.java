package org.queenside.game.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.Position;
import org.queenside.engine.Opponent;
import org.queenside.game.BoardRules;
import org.queenside.game.GameHelp;
import org.queenside.game.GameId;
import org.queenside.game.GameSettings;
import org.queenside.game.SideChoice;
import org.queenside.game.TimeControl;
import org.queenside.play.ui.FenInput;

/**
 * The address of a game. It contains the game's settings, because nothing is stored before the
 * first move; after that, only the id in it matters.
 */
public final class GameAddress {

  private static final String OPPONENT = "opponent";
  private static final String SIDE = "side";
  private static final String HELP = "help";
  private static final String MOVES = "moves";
  private static final String WARN = "warn";
  private static final String BACK = "back";
  private static final String CLOCK = "clock";
  private static final String START = "fen";
  private static final String ODDS = "odds";
  private static final String QUEEN = "queen";
  private static final String FROM = "from";
  private static final String PATH = "path";
  private static final String BOARD = "board";

  private GameAddress() {}

  /** Opens the page of a new game, which is for the path if the current page is. */
  static void open(GameSettings settings) {
    UI ui = UI.getCurrent();
    boolean path = isForPath(ui.getInternals().getActiveViewLocation().getQueryParameters());
    GameSettings chosen = path ? settings.forPath() : settings;
    Map<String, List<String>> query = new LinkedHashMap<>(query(chosen).getParameters());
    if (path) {
      query.put(FROM, List.of(PATH));
    }
    ui.navigate(of(GameId.random()), new QueryParameters(query));
  }

  /** Returns whether a page was opened from the path, where its game counts and where it leads. */
  public static boolean isForPath(QueryParameters query) {
    return query.getSingleParameter(FROM).filter(PATH::equals).isPresent();
  }

  /** Returns the address of a page that is for the path. */
  public static String forPath(String address) {
    return address + "?" + FROM + "=" + PATH;
  }

  /** Returns the address of a stored game. */
  public static String of(GameId game) {
    return "play/game/" + game;
  }

  /** Returns the address of the review of a game that is over. */
  public static String review(GameId game) {
    return of(game) + "/review";
  }

  private static QueryParameters query(GameSettings settings) {
    Map<String, List<String>> query = new LinkedHashMap<>();
    query.put(OPPONENT, List.of(settings.opponent().code()));
    query.put(SIDE, List.of(settings.side().code()));
    query.put(HELP, List.of(code(settings.help())));
    TimeControl clock = settings.clock();
    if (clock != null) {
      query.put(CLOCK, List.of(clock.code()));
    }
    Position start = settings.start();
    if (start != null) {
      query.put(START, List.of(Fen.write(start)));
    }
    if (settings.withoutQueen()) {
      query.put(ODDS, List.of(QUEEN));
    }
    BoardRules board = settings.board();
    if (board != null) {
      query.put(BOARD, List.of(board.code()));
    }
    return new QueryParameters(query);
  }

  /**
   * Reads the choices for a game. A game for the path always has its own settings.
   *
   * @return null if there is no such opponent, or no game can start from the position
   */
  static @Nullable GameSettings read(QueryParameters query) {
    Opponent opponent = query.getSingleParameter(OPPONENT).flatMap(Opponent::of).orElse(null);
    Optional<FenInput> start = query.getSingleParameter(START).map(FenInput::read);
    if (opponent == null || start.isPresent() && !(start.get() instanceof FenInput.Playable)) {
      return null;
    }
    var read =
        new GameSettings(
            opponent,
            query.getSingleParameter(SIDE).flatMap(SideChoice::of).orElse(SideChoice.WHITE),
            query.getSingleParameter(HELP).map(GameAddress::help).orElse(GameHelp.ALL),
            query.getSingleParameter(CLOCK).flatMap(TimeControl::of).orElse(null),
            start.isPresent() && start.get() instanceof FenInput.Playable(Position position)
                ? position
                : null,
            query.getSingleParameter(ODDS).filter(QUEEN::equals).isPresent(),
            query.getSingleParameter(BOARD).flatMap(BoardRules::of).orElse(null));
    return isForPath(query) ? read.forPath() : read;
  }

  private static String code(GameHelp help) {
    return Stream.of(
            help.showMoves() ? MOVES : "", help.warn() ? WARN : "", help.takeBack() ? BACK : "")
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining("-"));
  }

  private static GameHelp help(String code) {
    List<String> words = List.of(code.split("-", -1));
    return new GameHelp(words.contains(MOVES), words.contains(WARN), words.contains(BACK));
  }
}
