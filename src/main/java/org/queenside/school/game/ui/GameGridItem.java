package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.game.WatchedGame;
import org.queenside.play.ui.GameOutcomeText;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Markup;

/** A small board on the wall, with its players' names. */
final class GameGridItem extends ListItem {

  private final ClassId schoolClass;
  private final ChessBoard board = new ChessBoard();
  private final Anchor names = Markup.link("names", "", "");
  private final Paragraph state = Markup.paragraph("state");
  private int version;
  private @Nullable Game game;
  private GameGrid.Need need = GameGrid.Need.NONE;

  GameGridItem(ClassId schoolClass) {
    this.schoolClass = schoolClass;
    addClassName("card");
    add(names, board, state);
  }

  /** Shows what is new in the game. */
  void show(WatchedGame watched, Instant now) {
    if (game == null || watched.version() != version) {
      version = watched.version();
      game = watched.game();
      names.setHref(AbstractClassView.address(schoolClass, "/games/" + watched.id()));
      names.setText(getTranslation("class-games.names", watched.white(), watched.black()));
      board.setState(
          board(game.position(), game.moves()).withCoordinates(false).withLabel(names.getText()));
    }
    need = GameGrid.Need.of(watched, game.isOver(), now);
    setClassName("needs-help", need == GameGrid.Need.AWAY || need == GameGrid.Need.STILL);
    setClassName("over", need == GameGrid.Need.OVER);
    Markup.update(state, text(watched, game, now));
  }

  /** Returns the board of a game, for watching only. */
  static BoardState board(Position position, List<Move> moves) {
    return BoardState.of(position)
        .withTyping(false)
        .withLast(moves.isEmpty() ? null : moves.getLast());
  }

  GameGrid.Need need() {
    return need;
  }

  private String text(WatchedGame watched, Game chess, Instant now) {
    GameOutcome outcome = chess.outcome();
    if (outcome != null) {
      return new GameOutcomeText(this::getTranslation).of(outcome);
    }
    return switch (need) {
      case AWAY ->
          getTranslation(
              "class-games.away",
              watched.name(watched.isAtBoard(Color.WHITE, now) ? Color.BLACK : Color.WHITE));
      case STILL ->
          getTranslation(
              "class-games.still",
              watched.name(chess.position().turn()),
              Duration.between(watched.changedAt(), now).toMinutes());
      case NONE, OVER ->
          getTranslation(
              "class-games.move",
              chess.position().fullmoveNumber(),
              watched.name(chess.position().turn()));
    };
  }
}
