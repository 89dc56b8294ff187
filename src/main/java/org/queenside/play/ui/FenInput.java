package org.queenside.play.ui;

import java.util.List;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.SetupProblem;

/** A position that somebody wants to begin a game from, written as a FEN. */
sealed interface FenInput {

  /** The longest text that is read, in characters. */
  int LONGEST = 120;

  /** A game can begin here. */
  record Playable(Position start) implements FenInput {}

  /**
   * The text is no FEN.
   *
   * @param offset where it stops being one, from 0
   */
  record Unreadable(String why, int offset) implements FenInput {}

  /** The text describes pieces, but no position of a game. */
  record Impossible(List<SetupProblem> problems) implements FenInput {
    public Impossible {
      problems = List.copyOf(problems);
    }
  }

  /** Reads what somebody wrote. */
  static FenInput read(String text) {
    String fen = text.strip();
    if (fen.length() > LONGEST) {
      return new Unreadable("too long", LONGEST);
    }
    try {
      return switch (Fen.readLenient(fen).position()) {
        case PositionResult.Valid(Position position) -> new Playable(position);
        case PositionResult.Invalid(List<SetupProblem> problems) -> new Impossible(problems);
      };
    } catch (NotationException noFen) {
      return new Unreadable(String.valueOf(noFen.getMessage()), noFen.offset());
    }
  }
}
