package org.queenside.school.paper;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.AnnotationArrow;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.run.ExerciseRun;

/** The boards of a task. */
final class DiagramFactory {
  private DiagramFactory() {}

  static List<Diagram> of(Exercise exercise, AnswerFormat writing) {
    Diagram first = Diagram.of(ExerciseRun.start(exercise).scene());
    return switch (exercise) {
      case Exercise.NameSquares name -> List.of(first.numbering(name.squares()));
      case Exercise.MateOrNot mate -> List.of(first.toMove(mate.position().turn()));
      case Exercise.WriteMoves write -> game(write.score(), write.info().orientation());
      case Exercise.SheetFault fault -> game(fault.score(), fault.info().orientation());
      case Exercise.Draw draw -> List.of(end(draw));
      case Exercise.Choose _ ->
          // A position that is the picture of an answer would only repeat it.
          writing instanceof AnswerFormat.Letters(var options)
                  && options.stream().anyMatch(option -> option.picture() != null)
              ? List.of()
              : List.of(first);
      case Exercise.Read _,
          Exercise.FindSquares _,
          Exercise.MarkSquares _,
          Exercise.SoloTask _,
          Exercise.ReachGoal _,
          Exercise.FindAll _,
          Exercise.Script _,
          Exercise.MateLoneKing _,
          Exercise.WinMiniGame _,
          Exercise.TryForbidden _,
          Exercise.SetUp _,
          Exercise.FindFault _,
          Exercise.TurnBoard _,
          Exercise.Replay _,
          Exercise.PlaySheet _ ->
          List.of(first);
    };
  }

  /** The moves are printed, so the board shows what they lead to. */
  private static Diagram end(Exercise.Draw draw) {
    Position last = draw.score().after(draw.score().size());
    return Diagram.of(last.board(), draw.info().orientation()).toMove(last.turn());
  }

  /** One board for each move of a game, with the move as an arrow. */
  private static List<Diagram> game(GameScore score, Color front) {
    return IntStream.range(0, score.size()).mapToObj(index -> move(score, index, front)).toList();
  }

  private static Diagram move(GameScore score, int index, Color front) {
    Move move = score.moves().get(index);
    // Before the move one sees what is taken; but only after a promotion, what the pawn became.
    Position shown = score.after(move.promotion() == null ? index : index + 1);
    return Diagram.of(shown.board(), front)
        .captioned(ScoreSheetEntries.label(score, index))
        .showing(arrows(score.after(index), move));
  }

  private static List<AnnotationArrow> arrows(Position before, Move move) {
    Piece piece = before.at(move.from());
    boolean castling =
        piece != null
            && piece.role() == Role.KING
            && Math.abs(move.from().file() - move.to().file()) == 2;
    AnnotationArrow own = new AnnotationArrow(move.from(), move.to());
    return castling ? Stream.of(own, rook(move)).toList() : List.of(own);
  }

  private static AnnotationArrow rook(Move castling) {
    int rank = castling.from().rank();
    boolean kingside = castling.to().file() > castling.from().file();
    return new AnnotationArrow(
        Square.of(kingside ? 7 : 0, rank),
        Square.of((castling.from().file() + castling.to().file()) / 2, rank));
  }
}
