package org.queenside.course.kind;

import java.util.List;
import java.util.function.Function;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.MoveTextProblem;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Answer;
import org.queenside.course.model.WrittenMove;

/** Judges answers to tasks that ask for a move, made on the board or typed. */
final class MoveAnswerJudge {
  private MoveAnswerJudge() {}

  /** Judges the legal move in an answer. Illegal ones are refused by the rules. */
  static Verdict judge(
      Answer.Try answer,
      Position position,
      RulingContext context,
      Function<Ruling.Legal, Verdict> judge) {
    return judge(
        answer,
        position,
        move ->
            switch (Ruling.of(position, move, context)) {
              case Ruling.Illegal illegal -> Verdict.refused(illegal);
              case Ruling.Legal legal -> judge.apply(legal);
            });
  }

  /** Judges the move in an answer; other answers are ignored. */
  static Verdict judge(Answer.Try answer, Position position, Function<Move, Verdict> judge) {
    return switch (answer) {
      case Answer.Play(Move move) -> judge.apply(move);
      case Answer.Typed(String text) -> {
        Move move = LenientMoveParser.read(position, text);
        yield move == null ? unread(position, text) : judge.apply(move);
      }
      case Answer.Pick _,
          Answer.Toggle _,
          Answer.Place _,
          Answer.Choose _,
          Answer.Next _,
          Answer.TurnTo _,
          Answer.Claim _,
          Answer.Declare _,
          Answer.Done _ ->
          Verdict.ignored();
    };
  }

  private static Verdict unread(Position position, String text) {
    Ruling.Illegal refused = LenientMoveParser.refused(position, text);
    return refused == null
        ? switch (LenientMoveParser.problem(position, text)) {
          case MoveTextProblem.Ambiguous(List<String> moves) ->
              Verdict.ignored("move.several", new WrittenMove.AnyOf(moves));
          case MoveTextProblem.NoSuchPiece() -> Verdict.ignored("move.no-such-piece");
          case MoveTextProblem.NotAMove() -> Verdict.ignored("move.unclear");
        }
        : Verdict.refused(refused);
  }
}
