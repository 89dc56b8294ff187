package org.queenside.chess.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.chess.pgn.PgnProblem.Kind;
import org.queenside.chess.pgn.PgnToken.Close;
import org.queenside.chess.pgn.PgnToken.Comment;
import org.queenside.chess.pgn.PgnToken.MoveToken;
import org.queenside.chess.pgn.PgnToken.Movetext;
import org.queenside.chess.pgn.PgnToken.Nag;
import org.queenside.chess.pgn.PgnToken.Open;
import org.queenside.chess.pgn.PgnToken.Termination;

/**
 * Builds the moves of one game from its tokens, playing each move on its board. What can't be read
 * is reported as a problem and skipped: after a move that can't be read, the rest of its line of
 * play.
 */
final class PgnGameBuilder {
  /** The maximum nesting of variations; anything deeper means a damaged file. */
  private static final int DEEPEST = 64;

  /** What some programs write where the player passes, which the rules don't allow. */
  private static final Set<String> NULL_MOVES = Set.of("--", "Z0", "null", "pass");

  /** Other letters, such as the German T for a rook, need a better message than that of a move. */
  private static final String MOVE_STARTS = "KQRBNPO0abcdefgh♔♕♖♗♘♙♚♛♜♝♞♟";

  private final Position start;
  private final PgnProblems problems;
  private final Deque<Variation> lines = new ArrayDeque<>();
  private final Deque<PgnLocation> openings = new ArrayDeque<>();

  /** How many variations are open that can't be read because the moves before them couldn't be. */
  private int skippedVariations;

  PgnGameBuilder(Position start, PgnProblems problems) {
    this.start = start;
    this.problems = problems;
    lines.push(new Variation(start));
  }

  boolean inVariation() {
    return !openings.isEmpty() || skippedVariations > 0;
  }

  /** Returns whether anything has been read. */
  boolean isEmpty() {
    return !hasMoves() && lines.getLast().waiting.isEmpty();
  }

  /** Returns whether a move has been read. */
  boolean hasMoves() {
    return lines.getLast().last != null;
  }

  void accept(Movetext token, PgnLocation place) {
    switch (token) {
      case Open() -> open(place);
      case Close() -> close(place);
      // A result inside a variation may come from another game; this game continues.
      case Termination(GameResult _) -> {}
      case MoveToken _, Comment _, Nag _ when isSkipping() -> {}
      case MoveToken(String text) -> play(text, place);
      case Comment(String text) -> line().comment(text);
      case Nag(int value) -> {
        PendingMove last = last(place);
        if (last != null) {
          last.nags.add(value);
        }
      }
    }
  }

  PgnGame finish(Map<String, String> tags, GameResult result) {
    if (!openings.isEmpty()) {
      problems.add(openings.getFirst().problem(Kind.VARIATION, "the variation is not closed"));
      while (!openings.isEmpty()) {
        closeLast();
      }
    }
    List<PgnNode> moves = line().finish();
    return new PgnGame(tags, start, moves.isEmpty() ? line().waiting : List.of(), moves, result);
  }

  private boolean isSkipping() {
    return skippedVariations > 0 || line().broken;
  }

  private void play(String text, PgnLocation place) {
    try {
      line().play(text);
    } catch (NotationException e) {
      line().broken = true;
      problems.add(problem(text, place, e));
    }
  }

  private static PgnProblem problem(String text, PgnLocation place, NotationException why) {
    if (NULL_MOVES.contains(text)) {
      return place.problemOfMove("a null move isn't a legal move", 0);
    }
    if (MOVE_STARTS.indexOf(text.charAt(0)) < 0) {
      return place.problemOfMove("a move starts with K, Q, R, B, N or a square", 0);
    }
    return place.problemOfMove(why.message(), why.offset());
  }

  /** Returns the move that a token belongs to; without one, reports that and returns null. */
  private @Nullable PendingMove last(PgnLocation place) {
    PendingMove last = line().last;
    if (last == null) {
      problems.add(place.problem(Kind.NO_MOVE, "there is no move before this"));
    }
    return last;
  }

  private Variation line() {
    return lines.getFirst();
  }

  private void open(PgnLocation place) {
    PendingMove before = isSkipping() ? null : last(place);
    if (before != null && openings.size() == DEEPEST) {
      problems.add(place.problem(Kind.NESTING, "variations are nested deeper than " + DEEPEST));
      before = null;
    }
    if (before == null) {
      skippedVariations++;
    } else {
      openings.push(place);
      lines.push(new Variation(before.position));
    }
  }

  private void close(PgnLocation place) {
    if (skippedVariations > 0) {
      skippedVariations--;
    } else if (openings.isEmpty()) {
      problems.add(place.problem(Kind.BRACKET, "no variation is open"));
    } else {
      closeLast();
    }
  }

  private void closeLast() {
    openings.pop();
    Variation variation = lines.pop();
    List<PgnNode> moves = variation.finish();
    PendingMove alternative = Objects.requireNonNull(line().last, "a variation follows a move");
    if (moves.isEmpty()) {
      alternative.comments.addAll(variation.waiting);
    } else {
      alternative.variations.add(moves);
    }
  }

  /** A sequence of moves, each complete when the next one starts. */
  private static final class Variation {
    private final List<PgnNode> complete = new ArrayList<>();
    private final List<String> waiting = new ArrayList<>();
    private Position position;
    private @Nullable PendingMove last;

    /** True after a move that can't be read, because nobody knows the position after it. */
    private boolean broken;

    Variation(Position position) {
      this.position = position;
    }

    void play(String text) {
      Move move = San.read(position, text);
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
