package org.queenside.school.live.ui;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.PositionResult;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.school.live.DemonstrationBoard;
import org.queenside.ui.Translator;

/** Draws the board that a teacher shows, and says what is new on it. */
final class DemonstrationBoards {

  private DemonstrationBoards() {}

  /**
   * Returns the board without interaction.
   *
   * @param before what was shown before, so that a move is animated once; null for nothing
   */
  static BoardState of(DemonstrationBoard board, @Nullable DemonstrationBoard before) {
    BoardState state =
        board.position() instanceof PositionResult.Valid(var position)
            ? BoardState.of(position)
            : BoardState.of(board.setup().board().toMap());
    Move last = board.last();
    return state
        .withTyping(false)
        .withOrientation(board.front())
        .withLast(last)
        .withSlides(last == null || !isNewMove(board, before) ? List.of() : List.of(last))
        .withArrows(board.arrows())
        .withCircles(board.circles());
  }

  private static boolean isNewMove(DemonstrationBoard board, @Nullable DemonstrationBoard before) {
    return before != null
        && board.last() != null
        && !board.setup().equals(before.setup())
        && !Objects.equals(board.setup().board(), before.setup().board());
  }

  /** Says what has changed, for those who can't see it; empty for nothing. */
  static String news(
      DemonstrationBoard board,
      DemonstrationBoard before,
      CourseText course,
      Translator translator) {
    Stream<String> move = isNewMove(board, before) ? moved(board, course) : Stream.of();
    Stream<String> arrows =
        board.arrows().stream()
            .filter(each -> !before.arrows().contains(each))
            .map(each -> translator.translate("live.board.arrow", each.from(), each.to()));
    Stream<String> circles =
        board.circles().minus(before.circles()).stream()
            .map(each -> translator.translate("live.board.circle", each));
    return Stream.of(move, arrows, circles).flatMap(each -> each).collect(Collectors.joining(" "));
  }

  private static Stream<String> moved(DemonstrationBoard board, CourseText course) {
    Move last = Objects.requireNonNull(board.last());
    Piece piece = board.setup().board().at(last.to());
    return piece == null
        ? Stream.of()
        : Stream.of(course.text(Message.coded("reply", piece, last.from(), last.to())));
  }
}
