package org.queenside.chess.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.chess.pgn.PgnToken.Close;
import org.queenside.chess.pgn.PgnToken.Comment;
import org.queenside.chess.pgn.PgnToken.MoveToken;
import org.queenside.chess.pgn.PgnToken.Movetext;
import org.queenside.chess.pgn.PgnToken.Nag;
import org.queenside.chess.pgn.PgnToken.Open;
import org.queenside.chess.pgn.PgnToken.Termination;

/** Builds the moves of one game from its tokens, playing each move on its board. */
final class PgnGameBuilder {
  /** The maximum nesting of variations; anything deeper means a damaged file. */
  private static final int DEEPEST = 64;

  private final Position start;
  private final Deque<Variation> lines = new ArrayDeque<>();
  private final Deque<PgnLocation> openings = new ArrayDeque<>();

  PgnGameBuilder(Position start) {
    this.start = start;
    lines.push(new Variation(start));
  }

  boolean inVariation() {
    return !openings.isEmpty();
  }

  void accept(Movetext token, PgnLocation place) {
    switch (token) {
      case MoveToken(String text) -> line().play(text, place);
      case Comment(String text) -> line().comment(text);
      case Nag(int value) -> line().last(place).nags.add(value);
      case Open() -> open(place);
      case Close() -> close(place);
      // A result inside a variation may come from another game; this game continues.
      case Termination(GameResult result) -> {}
    }
  }

  PgnGame finish(Map<String, String> tags, GameResult result) {
    if (inVariation()) {
      throw openings.getFirst().refuse("the variation is not closed");
    }
    List<PgnNode> moves = line().finish();
    return new PgnGame(tags, start, moves.isEmpty() ? line().waiting : List.of(), moves, result);
  }

  private Variation line() {
    return lines.getFirst();
  }

  private void open(PgnLocation place) {
    if (openings.size() == DEEPEST) {
      throw place.refuse("variations are nested deeper than " + DEEPEST);
    }
    Variation variation = new Variation(line().last(place).position);
    openings.push(place);
    lines.push(variation);
  }

  private void close(PgnLocation place) {
    if (!inVariation()) {
      throw place.refuse("no variation is open");
    }
    openings.pop();
    Variation variation = lines.pop();
    List<PgnNode> moves = variation.finish();
    if (moves.isEmpty()) {
      line().last(place).comments.addAll(variation.waiting);
    } else {
      line().last(place).variations.add(moves);
    }
  }

  /** A sequence of moves, each complete when the next one starts. */
  private static final class Variation {
    private final List<PgnNode> complete = new ArrayList<>();
    private final List<String> waiting = new ArrayList<>();
    private Position position;
    private @Nullable PendingMove last;

    Variation(Position position) {
      this.position = position;
    }

    void play(String text, PgnLocation place) {
      Move move;
      try {
        move = San.read(position, text);
      } catch (NotationException e) {
        throw place.refuse(e.message(), e.offset());
      }
      completeLast();
      last = new PendingMove(move, position, List.copyOf(waiting));
      waiting.clear();
      position = position.play(move);
    }

    void comment(String text) {
      if (text.isEmpty()) {
        return;
      }
      if (last != null && last.variations.isEmpty()) {
        last.comments.add(text);
      } else {
        waiting.add(text);
      }
    }

    PendingMove last(PgnLocation place) {
      if (last == null) {
        throw place.refuse("there is no move before this");
      }
      return last;
    }

    List<PgnNode> finish() {
      if (last != null) {
        last.comments.addAll(waiting);
        completeLast();
      }
      return complete;
    }

    private void completeLast() {
      if (last != null) {
        complete.add(last.toNode());
        last = null;
      }
    }
  }

  /** The last move, to which glyphs, comments and variations may still be added. */
  private static final class PendingMove {
    private final Move move;
    private final Position position;
    private final List<String> before;
    private final List<Integer> nags = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private final List<List<PgnNode>> variations = new ArrayList<>();

    /** Stores the move and the position before it, where its variations start. */
    PendingMove(Move move, Position position, List<String> before) {
      this.move = move;
      this.position = position;
      this.before = before;
    }

    PgnNode toNode() {
      return new PgnNode(move, before, nags, comments, variations);
    }
  }
}
