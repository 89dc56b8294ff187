package org.queenside.school.authoring.ui;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardPicture;
import org.queenside.board.PieceList;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
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
  public String pieces(Translator translator, Locale locale) {
    int count = board.occupied().size();
    return count > MAX_LISTED
        ? translator.translate("workshop.pieces.many", count)
        : translator.translate(
            "workshop.pieces", pieces(Color.WHITE, locale), pieces(Color.BLACK, locale));
  }

  private String pieces(Color side, Locale locale) {
    String all = PieceList.of(board, side, locale);
    return all.isEmpty() ? "–" : all;
  }
}
