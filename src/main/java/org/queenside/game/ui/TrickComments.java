package org.queenside.game.ui;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.game.PlayedTrick;
import org.queenside.ui.Translator;

/** Notes tricks as comments in a recorded game, whose moves stay legal. */
final class TrickComments {

  private TrickComments() {}

  /** Returns the game with a comment on each trick that was answered, before the next move. */
  static PgnGame add(PgnGame game, List<PlayedTrick> tricks, Translator translator) {
    List<PgnNode> moves = new ArrayList<>(game.moves());
    TrickText texts = new TrickText(translator);
    for (PlayedTrick played : tricks) {
      if (!played.isOpen() && played.ply() < moves.size()) {
        moves.set(played.ply(), before(moves.get(played.ply()), texts.note(played)));
      }
    }
    return new PgnGame(game.tags(), game.start(), game.comments(), moves, game.result());
  }

  private static PgnNode before(PgnNode move, String comment) {
    List<String> before = new ArrayList<>(move.before());
    before.add(comment);
    return new PgnNode(move.move(), before, move.nags(), move.comments(), move.variations());
  }
}
