package org.queenside.course.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** A question. The rules know the answer, except for {@link Plain} questions. */
public sealed interface Question {

  /** Whose turn is it after the moves? */
  record Turn(List<Move> after) implements Question {
    public Turn {
      after = List.copyOf(after);
    }
  }

  /** Is the square light or dark? */
  record ColourOf(Square square) implements Question {}

  /** Is the move legal? It may be impossible in any position, such as a promotion to a king. */
  record Legal(AttemptedMove tried) implements Question {}

  /** Does that side attack the square? */
  record Attacked(Square square, Color by) implements Question {}

  /** Is the piece on the square protected by its own side? */
  record Defended(Square square) implements Question {}

  /** Is the piece on the square, or one that moves there, safe from capture? */
  record Safe(Square square) implements Question {}

  /** Is the king of the side to move in check? */
  record Check() implements Question {}

  /** Checkmate, stalemate, check, or none of them? */
  record Status() implements Question {}

  /** How is the result written: 1–0, 0–1, ½–½, or not yet at all? */
  record Result() implements Question {}

  /** Is the position dead: can neither side mate by any series of moves? */
  record Dead() implements Question {}

  /** On which sides may the side to move castle now? */
  record Castlings() implements Question {}

  /** Why is the move refused, or is it legal? */
  record Reason(Move move) implements Question {}

  /** Who is ahead by the usual values, and by how much? */
  record Balance() implements Question {}

  /** How much are these pieces worth together? */
  record Worth(List<Role> roles) implements Question {
    public Worth {
      roles = List.copyOf(roles);
    }
  }

  /** Is the capture a good trade, a bad or an even one by the usual values? */
  record Trade(Move move) implements Question {}

  /** Which piece of the other side is worth most? Answered by picking its square. */
  record MostValuable() implements Question {}

  /** Which of two boards is the right way round? */
  record StandsRight() implements Question {}

  /**
   * A question about facts that the rules engine can't know.
   *
   * @param answer the right option, from 0
   */
  record Plain(List<PlainOption> options, int answer) implements Question {
    public Plain {
      options = List.copyOf(options);
    }
  }

  /**
   * An option in the author's words.
   *
   * @param because why it is right or wrong, or null
   * @param shows the misconception that this choice shows, or null
   */
  record PlainOption(String text, @Nullable String because, @Nullable Misconception shows) {}
}
