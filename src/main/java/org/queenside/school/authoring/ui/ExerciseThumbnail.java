package org.queenside.school.authoring.ui;

import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.syntax.YamlDocuments;
import org.queenside.ui.Translator;

/**
 * A small board for a teacher's exercise. Many exercises share a title such as "Mate in one move.";
 * the board and its pieces tell them apart.
 *
 * @param board the pieces; empty if the exercise doesn't have any yet
 * @param front the side to move
 */
public record ExerciseThumbnail(Board board, Color front) {

  /** If there are more pieces than this, they are counted instead of listed. */
  private static final int MAX_LISTED = 10;

  private static final Comparator<Map.Entry<Square, Piece>> KING_FIRST =
      Comparator.comparing((Map.Entry<Square, Piece> each) -> each.getValue().role()).reversed();

  /** Reads the position of an exercise, valid or not. */
  public static ExerciseThumbnail of(@Nullable String yaml) {
    var fields = yaml == null ? null : YamlDocuments.read(yaml);
    String fen = fields == null ? "" : YamlDocuments.text(fields.get("position"));
    try {
      var setup = Fen.read(fen.contains(" ") ? fen : fen + " w - -");
      return new ExerciseThumbnail(setup.board(), setup.turn());
    } catch (NotationException none) {
      return new ExerciseThumbnail(Board.EMPTY, Color.WHITE);
    }
  }

  /** Draws the board. */
  public BoardPicture picture() {
    return BoardPicture.of(board, front);
  }

  /** Lists the pieces and their squares, or only counts them if there are many. */
  public String pieces(Translator translator) {
    int count = board.occupied().size();
    return count > MAX_LISTED
        ? translator.translate("workshop.pieces.many", count)
        : translator.translate("workshop.pieces", pieces(Color.WHITE), pieces(Color.BLACK));
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
