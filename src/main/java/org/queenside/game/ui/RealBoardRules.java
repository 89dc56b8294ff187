package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import java.util.List;
import java.util.Objects;
import org.queenside.board.Evidence;
import org.queenside.board.PieceName;
import org.queenside.board.RefusedMove;
import org.queenside.board.RulingText;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.PromotionReason;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.TurnReason;
import org.queenside.game.BoardPlay;
import org.queenside.game.BoardRules;
import org.queenside.game.GameClock;
import org.queenside.game.GameService;
import org.queenside.game.ui.GameActions.State;
import org.queenside.text.Term;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Notice.Tone;

/**
 * What is particular to a game that is played as at a real board: illegal moves that count,
 * touch-move, and a clock to press. It says what an arbiter would say.
 */
final class RealBoardRules {

  private final GameService games;
  private final ComputerGamePanel page;

  RealBoardRules(GameService games, ComputerGamePanel page) {
    this.games = games;
    this.page = page;
    page.panel().onTouched(square -> page.keep(game -> games.touch(game, square)));
  }

  /** Returns the rules of the game. */
  BoardRules rules() {
    BoardPlay play = Objects.requireNonNull(page.game().board());
    return play.rules();
  }

  /** Returns the main buttons. */
  List<Component> acts() {
    return page.game().isPressDue()
        ? List.of(page.panel().button("game.press", ButtonStyle.FILLED, this::press))
        : List.of();
  }

  /** Returns whether a refused move is an illegal move, rather than a slip or the wrong piece. */
  boolean counts(Ruling.Illegal ruling) {
    return page.state() == State.PLAYING
        && !(ruling.reason() instanceof TurnReason)
        && !(ruling.reason() instanceof PromotionReason);
  }

  /** Counts and explains an illegal move, and shows the end if it loses. */
  void call(Move move, Ruling.Illegal ruling) {
    page.record(move.toString(), ruling);
    if (!page.change(() -> games.tryIllegally(page.game(), move), List.of())) {
      return;
    }
    GameOutcome outcome = page.chess().outcome();
    if (outcome == null) {
      int tries = page.game().illegalMoves();
      page.panel().refuse(page.board(), ruling, sign(tries), consequence());
    } else if (outcome instanceof GameOutcome.IllegalMoves) {
      page.showBoard(
          page.board()
              .withEvidence(Evidence.of(ruling))
              .withRejected(new RefusedMove(move.from(), move.to())));
      page.sayOver(RulingText.of(ruling, page.locale()) + " " + page.ending());
    }
  }

  private String sign(int tries) {
    return rules().secondLoses()
        ? page.panel().getTranslation("game.illegal.first")
        : page.panel().getTranslation("game.illegal.number", tries);
  }

  private String consequence() {
    if (!rules().secondLoses()) {
      return "";
    }
    GameClock clock = page.game().clock();
    return clock == null
        ? page.panel().getTranslation("game.illegal.next")
        : page.panel()
            .getTranslation(
                "game.illegal.next.time", page.opponentName(), clock.control().penaltyMinutes());
  }

  /** Plays a legal move, unless a touched piece has to be moved or taken. */
  void play(Move move) {
    List<Square> touched = page.game().touchedAgainst(move);
    if (!touched.isEmpty()) {
      page.showBoard(
          page.board()
              .withCircles(SquareSet.of(touched.toArray(Square[]::new)))
              .withRejected(new RefusedMove(move.from(), move.to())));
      page.say(Tone.HINT, "game.touched", touchedText(touched));
      return;
    }
    page.play(move);
    if (page.game().isPressDue()) {
      page.panel().focusButtons();
    }
  }

  private String touchedText(List<Square> touched) {
    Square first = touched.getFirst();
    Term piece = name(first);
    if (touched.size() > 1) {
      return page.panel()
          .getTranslation("game.touched.both", piece, name(touched.getLast()), touched.getLast());
    }
    boolean own = page.position().pieces(page.game().own()).contains(first);
    return page.panel()
        .getTranslation(own ? "game.touched.own" : "game.touched.enemy", piece, first);
  }

  private Term name(Square square) {
    return PieceName.of(Objects.requireNonNull(page.position().at(square)).role());
  }

  /** Presses the player's clock, after which the computer's time runs. */
  void press() {
    if (page.game().isPressDue() && page.change(() -> games.pressClock(page.game()), List.of())) {
      page.panel().focusBoard();
    }
  }
}
