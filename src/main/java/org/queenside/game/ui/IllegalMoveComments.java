package org.queenside.game.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.queenside.board.PieceName;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.game.PlayedGame;
import org.queenside.play.GameTranscript.IllegalTry;
import org.queenside.play.ui.GameOutcomeText;
import org.queenside.ui.Translator;

/**
 * Writes the illegal moves that counted in a game as comments, because a game in PGN has only legal
 * ones.
 */
final class IllegalMoveComments {

  private IllegalMoveComments() {}

  /** Returns a game with its illegal moves as comments. */
  static PgnGame in(PlayedGame game, Map<String, String> tags, Translator translator) {
    PgnGame plain = PgnGame.of(game.game(), tags);
    List<PgnNode> moves = new ArrayList<>();
    for (PgnNode node : plain.moves()) {
      int made = moves.size();
      List<String> before = made == 0 ? comments(game, 0, translator) : List.of();
      moves.add(
          new PgnNode(
              node.move(), before, List.of(), comments(game, made + 1, translator), List.of()));
    }
    List<String> alone = moves.isEmpty() ? comments(game, 0, translator) : List.of();
    return new PgnGame(tags, plain.start(), alone, moves, plain.result());
  }

  /** The comments on what happened after so many moves. */
  private static List<String> comments(PlayedGame game, int made, Translator translator) {
    List<String> comments = new ArrayList<>();
    for (IllegalTry tried : game.transcript().tries()) {
      if (tried.halfmoves() == made) {
        Move move = tried.move();
        comments.add(
            translator.translate(
                "games.pgn.illegal", PieceName.of(game.own()), move.from(), move.to()));
      }
    }
    if (made == game.game().moves().size()
        && game.game().outcome() instanceof GameOutcome.IllegalMoves end) {
      comments.add(new GameOutcomeText(translator).of(end));
    }
    return comments;
  }
}
