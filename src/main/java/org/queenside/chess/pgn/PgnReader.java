package org.queenside.chess.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.GameResult;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.San;
import org.queenside.chess.Setup;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.pgn.PgnToken.End;
import org.queenside.chess.pgn.PgnToken.Movetext;
import org.queenside.chess.pgn.PgnToken.Tag;
import org.queenside.chess.pgn.PgnToken.Termination;

/**
 * Reads games in PGN one after another. Only one game at a time is in memory, so files of any size
 * can be read. A broken game is reported and the next call continues with the next game:
 *
 * <pre>{@code
 * for (PgnGame game = reader.next(); game != null; game = reader.next()) { … }
 * }</pre>
 *
 * <p>Read leniently: a missing result or roster, even missing moves, any spelling of a move that
 * {@link San#read} understands, a FEN as {@link Fen#readLenient} reads it, line ends of every kind,
 * a byte order mark.
 */
public final class PgnReader {
  private final PgnTokenizer tokens;
  private boolean broken;
  private @Nullable PgnToken ahead;

  /** Reads from characters. */
  public PgnReader(Reader reader) {
    this.tokens = new PgnTokenizer(new PgnLineReader(reader));
  }

  /** Reads from bytes in UTF-8 or Latin-1; the encoding is detected automatically. */
  public PgnReader(InputStream in) {
    this(new PgnDecoder(in));
  }

  /**
   * Returns the next game, or null at the end of the text.
   *
   * @throws NotationException if the game is broken; its message starts with line and column, and
   *     its input is that line. The next call continues with the next game
   * @throws IOException if the source can't be read
   */
  public @Nullable PgnGame next() throws IOException {
    if (broken) {
      recover();
    }
    tokens.startGame();
    broken = true;
    PgnGame game = game();
    broken = false;
    return game;
  }

  private void recover() throws IOException {
    if (!(ahead instanceof Tag)) {
      ahead = null;
      tokens.skipToNextGame();
    }
  }

  private @Nullable PgnGame game() throws IOException {
    if (peek() instanceof End) {
      return null;
    }
    Map<String, String> tags = new LinkedHashMap<>();
    PgnLocation fenPlace = tokens.start();
    PgnTagSection section = new PgnTagSection();
    while (peek() instanceof Tag(String name, String value)
        && section.accepts(name, tokens.start().line())) {
      if (tags.putIfAbsent(name, value) == null && name.equals("FEN")) {
        fenPlace = tokens.start();
      }
      ahead = null;
    }
    PgnGameBuilder moves = new PgnGameBuilder(start(tags, fenPlace));
    while (peek() instanceof Movetext token) {
      ahead = null;
      if (token instanceof Termination(GameResult result) && !moves.inVariation()) {
        return moves.finish(tags, result);
      }
      moves.accept(token, tokens.start());
    }
    GameResult result = GameResult.find(tags.getOrDefault("Result", ""));
    return moves.finish(tags, result == null ? GameResult.UNDECIDED : result);
  }

  private static Position start(Map<String, String> tags, PgnLocation place) {
    String fen = tags.get("FEN");
    if (fen == null || "0".equals(tags.get("SetUp"))) {
      return Position.START;
    }
    return switch (setup(fen, place).position()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid(List<SetupProblem> problems) ->
          throw place.refuse("the FEN is wrong: " + SetupProblem.explanation(problems));
    };
  }

  private static Setup setup(String fen, PgnLocation place) {
    try {
      return Fen.readLenient(fen);
    } catch (NotationException e) {
      throw place.refuse(
          "the FEN is wrong from its character %d on: %s".formatted(e.offset() + 1, e.message()));
    }
  }

  private PgnToken peek() throws IOException {
    PgnToken token = ahead;
    if (token == null) {
      token = tokens.next();
      ahead = token;
    }
    return token;
  }
}
