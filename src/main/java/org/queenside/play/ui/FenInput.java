package org.queenside.play.ui;

import java.util.List;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.SetupProblem;

/** A FEN that a player has entered to start a game from. */
public sealed interface FenInput {

  /** The maximum length of the text, in characters. */
  int MAX_LENGTH = 120;

  /** A game can start from this position. */
  record Playable(Position start) implements FenInput {}

  /**
   * The text isn't a FEN.
   *
   * @param offset the index of the first wrong character; the length if something is missing
   */
  record Unreadable(int offset) implements FenInput {}

  /** The text is a FEN, but no game can have this position. */
  record Impossible(List<SetupProblem> problems) implements FenInput {
    public Impossible {
      problems = List.copyOf(problems);
    }
  }

  /** Reads a player's text. */
  static FenInput read(String text) {
    String fen = text.strip();
    if (fen.length() > MAX_LENGTH) {
      return new Unreadable(MAX_LENGTH);
    }
    try {
      return switch (Fen.readLenient(fen).position()) {
        case PositionResult.Valid(Position position) -> new Playable(position);
        case PositionResult.Invalid(List<SetupProblem> problems) -> new Impossible(problems);
      };
    } catch (NotationException noFen) {
      return new Unreadable(noFen.offset());
    }
  }
}
