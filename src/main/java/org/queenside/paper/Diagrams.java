package org.queenside.paper;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.Arrow;
import org.queenside.course.Exercise;
import org.queenside.course.GameScore;
import org.queenside.course.run.Run;

/** The boards of a task. */
final class Diagrams {
  private Diagrams() {}

  static List<Diagram> of(Exercise exercise, Writing writing) {
    Diagram first = Diagram.of(Run.start(exercise).scene());
    return switch (exercise) {
      case Exercise.NameSquares name -> List.of(first.numbering(name.squares()));
      case Exercise.MateOrNot mate -> List.of(first.toMove(mate.position().turn()));
      case Exercise.WriteMoves write -> game(write.score(), write.brief().orientation());
      case Exercise.SheetFault fault -> game(fault.score(), fault.brief().orientation());
      case Exercise.Draw draw -> List.of(end(draw));
      case Exercise.Choose _ ->
          // A position that is the picture of an answer would only repeat it.
          writing instanceof Writing.Letters(var options)
                  && options.stream().anyMatch(option -> option.picture() != null)
              ? List.of()
              : List.of(first);
      case Exercise.Read _,
          Exercise.FindSquares _,
          Exercise.MarkSquares _,
          Exercise.Errand _,
          Exercise.ReachGoal _,
          Exercise.FindAll _,
          Exercise.Script _,
          Exercise.MateLoneKing _,
          Exercise.WinMatch _,
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
    return Diagram.of(last.board(), draw.brief().orientation()).toMove(last.turn());
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
        .captioned(ScoreLines.label(score, index))
        .showing(arrows(score.after(index), move));
  }

  private static List<Arrow> arrows(Position before, Move move) {
    Piece piece = before.at(move.from());
    boolean castling =
        piece != null
            && piece.role() == Role.KING
            && Math.abs(move.from().file() - move.to().file()) == 2;
    Arrow own = new Arrow(move.from(), move.to());
    return castling ? Stream.of(own, rook(move)).toList() : List.of(own);
  }

  private static Arrow rook(Move castling) {
    int rank = castling.from().rank();
    boolean kingside = castling.to().file() > castling.from().file();
    return new Arrow(
        Square.of(kingside ? 7 : 0, rank),
        Square.of((castling.from().file() + castling.to().file()) / 2, rank));
  }
}
