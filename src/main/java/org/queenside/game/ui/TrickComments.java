package org.queenside.game.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.game.PlayedTrick;
import org.queenside.ui.Translator;

/** Notes tricks as comments in a recorded game, whose moves stay legal. */
final class TrickComments {

  private TrickComments() {}

  /** Returns the game with a comment on each trick that was answered, where it was tried. */
  static PgnGame add(PgnGame game, List<PlayedTrick> tricks, Translator translator) {
    List<PgnNode> moves = new ArrayList<>(game.moves());
    TrickText texts = new TrickText(translator);
    for (PlayedTrick played : tricks) {
      if (!played.isOpen()) {
        add(moves, played.ply(), texts.note(played));
      }
    }
    return new PgnGame(game.tags(), game.start(), game.comments(), moves, game.result());
  }

  /** The game may end after a trick, without another move. */
  private static void add(List<PgnNode> moves, int ply, String comment) {
    if (ply < moves.size()) {
      PgnNode next = moves.get(ply);
      moves.set(
          ply,
          new PgnNode(
              next.move(),
              and(next.before(), comment),
              next.nags(),
              next.comments(),
              next.variations()));
    } else if (!moves.isEmpty()) {
      PgnNode last = moves.removeLast();
      moves.add(
          new PgnNode(
              last.move(),
              last.before(),
              last.nags(),
              and(last.comments(), comment),
              last.variations()));
    }
  }

  private static List<String> and(List<String> comments, String comment) {
    return Stream.concat(comments.stream(), Stream.of(comment)).toList();
  }
}
