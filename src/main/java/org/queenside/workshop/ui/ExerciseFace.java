package org.queenside.workshop.ui;

import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.file.PlainYaml;
import org.queenside.course.ui.BoardPicture;
import org.queenside.look.Words;

/**
 * What an own exercise looks like. Many have the same title, such as "Mate in one move.": the board
 * and what stands on it tell them apart.
 *
 * @param board empty if the exercise has none yet
 * @param front the side to move
 */
public record ExerciseFace(Board board, Color front) {

  /** More pieces than these are only counted. */
  private static final int MOST_NAMED = 10;

  private static final Comparator<Map.Entry<Square, Piece>> KING_FIRST =
      Comparator.comparing((Map.Entry<Square, Piece> each) -> each.getValue().role()).reversed();

  /** Reads the position of an exercise, sound or not. */
  public static ExerciseFace of(@Nullable String yaml) {
    var fields = yaml == null ? null : PlainYaml.read(yaml);
    String fen = fields == null ? "" : PlainYaml.text(fields.get("position"));
    try {
      var setup = Fen.read(fen.contains(" ") ? fen : fen + " w - -");
      return new ExerciseFace(setup.board(), setup.turn());
    } catch (NotationException none) {
      return new ExerciseFace(Board.EMPTY, Color.WHITE);
    }
  }

  /** Draws the board. */
  public BoardPicture picture() {
    return BoardPicture.of(board, front);
  }

  /** Says what stands where, or how many pieces there are. */
  public String pieces(Words words) {
    int count = board.occupied().size();
    return count > MOST_NAMED
        ? words.say("workshop.pieces.many", count)
        : words.say("workshop.pieces", pieces(Color.WHITE), pieces(Color.BLACK));
  }

  private String pieces(Color side) {
    String all =
        board.toMap().entrySet().stream()
            .filter(each -> each.getValue().color() == side)
            .sorted(KING_FIRST)
            .map(each -> written(each.getValue().role()) + each.getKey())
            .collect(Collectors.joining(", "));
    return all.isEmpty() ? "–" : all;
  }

  private static String written(Role role) {
    return role == Role.PAWN ? "" : String.valueOf(role.letter());
  }
}
