package org.queenside.chess.pgn;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.GameResult;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.San;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.pgn.PgnToken.End;
import org.queenside.chess.pgn.PgnToken.Movetext;
import org.queenside.chess.pgn.PgnToken.Tag;
import org.queenside.chess.pgn.PgnToken.Termination;
import org.queenside.chess.pgn.PgnToken.Unreadable;

/**
 * Reads games in PGN one after another. Only one game at a time is in memory, so files of any size
 * can be read. Each game is read as far as possible, and what was skipped is told:
 *
 * <pre>{@code
 * for (PgnReading game = reader.next(); game != null; game = reader.next()) { … }
 * }</pre>
 *
 * <p>Read without a word: a missing result or roster, even missing moves, any spelling of a move
 * that {@link San#read} understands, a FEN as {@link Fen#readLenient} reads it, unusual spaces,
 * dashes and quotation marks, a byte order mark.
 */
public final class PgnReader {
  private final PgnTokenizer tokens;
  private @Nullable PgnToken ahead;

  /** Where the last token that belongs to a game ended. */
  private long lastLine;

  /** Reads lines. */
  public PgnReader(LineSource lines) {
    this.tokens = new PgnTokenizer(lines);
  }

  /** Reads a text with line ends of any kind. */
  public PgnReader(String text) {
    this(linesOf(text));
  }

  private static LineSource linesOf(String text) {
    Iterator<String> lines = text.lines().iterator();
    int[] number = new int[1];
    return () -> lines.hasNext() ? new LineSource.Line(++number[0], lines.next(), false) : null;
  }

  /** Returns whether a line starts with a tag, as games do. */
  public static boolean startsWithTag(String line) {
    return PgnTokenizer.startsWithTag(line);
  }

  /**
   * Returns the next game, or null at the end of the text.
   *
   * @throws IOException if the source can't be read
   */
  public @Nullable PgnReading next() throws IOException {
    tokens.startGame();
    return new UnfinishedGame().read();
  }

  private PgnToken peek() throws IOException {
    PgnToken token = ahead;
    if (token == null) {
      token = tokens.next();
      ahead = token;
    }
    return token;
  }

  /** The game that is being read. */
  private final class UnfinishedGame {
    private final PgnProblems problems = new PgnProblems();
    private final PgnTagSection tags = new PgnTagSection();
    private @Nullable PgnLocation begin;
    private @Nullable PgnLocation fen;
    private @Nullable PgnProblem wrongStart;
    private @Nullable PgnGameBuilder moves;
    private @Nullable GameResult result;

    @Nullable PgnReading read() throws IOException {
      while (result == null) {
        switch (peek()) {
          case End _ -> {
            takeProblem();
            return finish();
          }
          case Tag tag -> {
            if (!accepts(tag)) {
              return finish();
            }
          }
          case Unreadable(PgnProblem problem) -> problems.add(problem);
          case Movetext token -> {
            takeProblem();
            accept(token);
          }
        }
        take();
      }
      return finish();
    }

    /** Goes on to the next token. */
    private void take() {
      takeProblem();
      lastLine = tokens.line();
      ahead = null;
    }

    private void takeProblem() {
      PgnProblem problem = tokens.takeProblem();
      if (problem != null) {
        problems.add(problem);
      }
    }

    /** Text that can't be read may come before the tags or between them. */
    private boolean accepts(Tag tag) {
      PgnLocation place = tokens.start();
      boolean gap = !tags.isEmpty() && place.line() > lastLine + 1;
      if (moves != null && (moves.hasMoves() || gap) || !tags.accepts(tag, place.line())) {
        return false;
      }
      if (begin == null || moves != null && tags.values().size() == 1) {
        begin = place;
      }
      if (tag.name().equals("FEN")) {
        fen = place;
      }
      moves = null;
      return true;
    }

    private void accept(Movetext token) {
      if (begin == null) {
        begin = tokens.start();
      }
      if (moves == null) {
        moves = new PgnGameBuilder(start(), problems);
      }
      if (token instanceof Termination(GameResult ending) && !moves.inVariation()) {
        // A result alone, or after text that can't be read, isn't a game.
        result = tags.isEmpty() && moves.isEmpty() ? null : ending;
      } else if (wrongStart == null && !tokens.isGameTooLong()) {
        moves.accept(token, tokens.start());
      }
    }

    private @Nullable PgnReading finish() {
      PgnGameBuilder built = moves == null ? new PgnGameBuilder(start(), problems) : moves;
      if (wrongStart != null) {
        return new PgnReading.Refused(wrongStart, tags.value("FEN"));
      }
      if (tags.isEmpty() && !built.hasMoves() && result == null) {
        PgnProblem noGame = problems.first();
        return noGame == null ? null : new PgnReading.Refused(noGame, "");
      }
      GameResult tagged = GameResult.find(tags.value("Result"));
      GameResult ending = result != null ? result : tagged != null ? tagged : GameResult.UNDECIDED;
      PgnGame game = built.finish(tags.values(), ending);
      return new PgnReading.Game(
          begin == null ? tokens.line() : begin.line(),
          game,
          tags.value("FEN"),
          problems.first(),
          problems.count());
    }

    private Position start() {
      if (fen == null) {
        return Position.START;
      }
      try {
        return switch (Fen.readLenient(tags.value("FEN")).position()) {
          case PositionResult.Valid(Position position) -> position;
          case PositionResult.Invalid(List<SetupProblem> wrong) ->
              refused("the FEN is wrong: " + SetupProblem.explanation(wrong));
        };
      } catch (NotationException e) {
        return refused(
            "the FEN is wrong from its character %d on: %s".formatted(e.offset() + 1, e.message()));
      }
    }

    private Position refused(String problem) {
      wrongStart = Objects.requireNonNull(fen).problem(PgnProblem.Kind.FEN, problem);
      return Position.START;
    }
  }
}
