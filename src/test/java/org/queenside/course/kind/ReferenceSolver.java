package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.San;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.OpponentMove;
import org.queenside.course.model.Option;
import org.queenside.course.model.Question;
import org.queenside.course.model.SquareRule;
import org.queenside.course.run.ExerciseRun;

/** Solves exercises and lists every first answer that a learner could give. */
final class ReferenceSolver {
  private static final List<Square> SQUARES = List.of(Square.values());

  private ReferenceSolver() {}

  /** Returns the answers that solve the exercise from the run's current state. */
  static List<Answer.Try> solution(ExerciseRun run) {
    return ((AnswerOutcome.Shown) run.answer(new Answer.ShowMe()).outcome()).answers();
  }

  /** Returns every possible pick, mark, move, option and placement. */
  static List<Answer.Try> everyTry(ExerciseRun run) {
    List<Answer.Try> tries = new ArrayList<>();
    tries.add(new Answer.Next());
    tries.add(new Answer.Done());
    tries.add(new Answer.Claim());
    tries.add(new Answer.Declare());
    IntStream.range(-1, 6).mapToObj(Answer.TurnTo::new).forEach(tries::add);
    tries.add(new Answer.Typed("rubbish"));
    IntStream.range(-1, 6).mapToObj(Answer.Choose::new).forEach(tries::add);
    for (Square square : SQUARES) {
      tries.add(new Answer.Pick(square));
      tries.add(new Answer.Toggle(square));
      tries.add(new Answer.Typed(square.toString()));
      for (Piece piece : Piece.values()) {
        tries.add(new Answer.Place(square, piece, null));
      }
      for (Square to : SQUARES) {
        tries.add(new Answer.Play(Move.of(square, to)));
        if (to.rank() == 0 || to.rank() == 7) {
          tries.add(new Answer.Play(Move.of(square, to, Role.QUEEN)));
          tries.add(new Answer.Play(Move.of(square, to, Role.KNIGHT)));
        }
      }
    }
    return tries;
  }

  /**
   * Decides, without using the run, whether a first answer is right. If it can't, it only decides
   * whether an answer of that kind fits.
   */
  static boolean isRight(Exercise exercise, Answer.Try answer) {
    return switch (exercise) {
      case Exercise.Read _ -> answer instanceof Answer.Next;
      case Exercise.GameExercise scored -> GameReferenceSolver.isRight(scored, answer);
      case Exercise.FindSquares find -> answer.equals(new Answer.Pick(find.squares().getFirst()));
      case Exercise.NameSquares name -> isName(answer, name);
      case Exercise.MarkSquares mark ->
          answer instanceof Answer.Toggle(Square square) && isMarked(mark, square);
      case Exercise.SoloTask task -> isLegal(task.position(), answer);
      case Exercise.ReachGoal goal -> isLegal(goal.position(), answer);
      case Exercise.FindAll all -> isLegal(all.position(), answer);
      case Exercise.Catch judged -> isFirstJudgement(judged, answer);
      case Exercise.MateOrNot mate -> isJudgement(mate.position(), answer);
      case Exercise.Script _ -> answer instanceof Answer.Play || answer instanceof Answer.Typed;
      case Exercise.MateLoneKing mate -> isLegal(mate.position(), answer);
      case Exercise.WinMiniGame match -> isLegal(match.position(), answer);
      case Exercise.TryForbidden forbidden -> !isLegal(forbidden.position(), answer);
      case Exercise.SetUp setUp ->
          answer instanceof Answer.Place place
              && place.piece() == setUp.target().at(place.square());
      case Exercise.FindSetUpMistake fault -> isFault(fault, answer);
      // A quarter turn is a step even in the wrong direction.
      case Exercise.TurnBoard turn ->
          answer.equals(new Answer.Choose(0)) || answer instanceof Answer.Done && !turn.turned();
      case Exercise.Choose choose -> isChoice(choose, answer);
      // Only an exercise of the course has to be decided.
      default -> throw new AssertionError("decide here which first answers are right: " + exercise);
    };
  }

  private static boolean isName(Answer.Try answer, Exercise.NameSquares name) {
    Square lit = name.squares().getFirst();
    if (answer instanceof Answer.Choose(int option)) {
      Option chosen = ExerciseRun.start(name).scene().options().get(option);
      return chosen.label().equals(Message.coded("square", lit));
    }
    return answer.equals(new Answer.Typed(lit.toString()));
  }

  /** Finds the marks by playing moves and by looking at the board square by square. */
  private static boolean isMarked(Exercise.MarkSquares mark, Square square) {
    Position position = mark.position();
    return switch (mark.rule()) {
      case SquareRule.Targets(Square from) -> {
        Position own = position.withTurn(Objects.requireNonNull(position.at(from)).color());
        yield Stream.of(Move.of(from, square), Move.of(from, square, Role.QUEEN))
            .anyMatch(own::isLegal);
      }
      case SquareRule.Attacks(Square from) ->
          position
              .attackers(square, Objects.requireNonNull(position.at(from)).color())
              .contains(from);
      case SquareRule.Attackers(Square target, Color by) ->
          position.pieces(by).contains(square) && position.attacks(square).contains(target);
      case SquareRule.AttackedBy(Color by) -> !position.attackers(square, by).isEmpty();
      case SquareRule.Rank(int rank) -> square.toString().charAt(1) == '1' + rank;
      case SquareRule.File(int file) -> square.toString().charAt(0) == 'a' + file;
      case SquareRule.Diagonal(Square from, Square to) ->
          Math.abs(square.file() - from.file()) == Math.abs(square.rank() - from.rank())
              && Math.abs(square.file() - to.file()) == Math.abs(square.rank() - to.rank());
      case SquareRule.SquareColour(boolean light) -> square.isLight() == light;
      case SquareRule.CanMove _ -> !position.targets(square).isEmpty();
      case SquareRule.Pinned _ -> isPinned(position, square);
      case SquareRule.CanCapture _ ->
          position.targets(square).intersects(position.pieces(position.turn().opposite()))
              || isPawn(position.at(square)) && aside(square, position.targets(square));
    };
  }

  private static boolean isPawn(@Nullable Piece piece) {
    return piece != null && piece.role() == Role.PAWN;
  }

  /** Returns whether a pawn can capture, perhaps en passant. */
  private static boolean aside(Square from, SquareSet targets) {
    return targets.stream().anyMatch(to -> to.file() != from.file());
  }

  /** Returns whether its king would be attacked without the piece. */
  private static boolean isPinned(Position position, Square square) {
    Piece piece = position.at(square);
    if (piece == null || piece.color() != position.turn() || piece.role() == Role.KING) {
      return false;
    }
    Square king = Objects.requireNonNull(position.king(piece.color()));
    Board without = position.board().without(square);
    return without.attackers(king, piece.color().opposite()).size() > position.checkers().size();
  }

  private static boolean isLegal(Position position, Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> position.isLegal(move) || castles(position, move);
      case Answer.Typed(String text) ->
          position.legalMoves().stream()
              .anyMatch(move -> San.write(position, move).replaceAll("[+#]", "").equals(text));
      default -> false;
    };
  }

  private static boolean isLegal(Position position, AttemptedMove tried) {
    Role choice = tried.choice();
    return choice != Role.KING
        && choice != Role.PAWN
        && position.isLegal(Move.of(tried.from(), tried.to(), choice));
  }

  /** Returns whether the king is dropped on its rook to castle and castling is legal. */
  private static boolean castles(Position position, Move move) {
    boolean ownRook = position.at(move.to()) == Piece.of(position.turn(), Role.ROOK);
    boolean kingside = move.to().file() > move.from().file();
    return ownRook
        && position.king(position.turn()) == move.from()
        && castlings(position).matches(kingside ? "both|kingside" : "both|queenside");
  }

  /** Looks for a way out by trying every move of every piece. */
  private static boolean isJudgement(Position position, Answer.Try answer) {
    boolean mate =
        position.pieces(position.turn()).stream()
            .allMatch(from -> position.targets(from).isEmpty());
    return answer.equals(new Answer.Choose(mate ? 0 : 1));
  }

  /** On paper, the forbidden move itself is the answer. */
  private static boolean isFirstJudgement(Exercise.Catch judged, Answer.Try answer) {
    if (answer instanceof Answer.Play(Move written)) {
      return judged.moves().stream()
          .anyMatch(move -> move.shownMoves().getLast().equals(written) && !isAllowed(move));
    }
    return answer.equals(new Answer.Choose(isAllowed(judged.moves().getFirst()) ? 0 : 1));
  }

  private static boolean isAllowed(OpponentMove move) {
    Move shown = move.shownMoves().getFirst();
    return move.shownMoves().size() == 1
        && Stream.of(shown, Move.of(shown.from(), shown.to(), Role.QUEEN))
            .anyMatch(
                legal ->
                    move.before().isLegal(legal)
                        && move.before().play(legal).board().equals(move.board()));
  }

  private static boolean isCorner(Square square) {
    return Set.of(Square.A1, Square.H1, Square.A8, Square.H8).contains(square);
  }

  private static boolean isFault(Exercise.FindSetUpMistake fault, Answer.Try answer) {
    Board start = Position.START.board();
    return switch (answer) {
      case Answer.Choose(int option) -> option == 0 && fault.turned();
      case Answer.Pick(Square square) ->
          fault.turned() ? isCorner(square) : fault.pieces().at(square) != start.at(square);
      default -> false;
    };
  }

  private static boolean isChoice(Exercise.Choose choose, Answer.Try answer) {
    if (answer instanceof Answer.Choose(int option)) {
      return switch (choose.question()) {
        case Question.Plain plain -> option == plain.answer();
        case Question.Legal(AttemptedMove tried) ->
            (option == 0) == isLegal(choose.position(), tried);
        case Question.Reason(Move move) ->
            chosen(choose, option).equals(Message.coded("ground.legal"))
                == choose.position().isLegal(move);
        case Question.Status() -> chosen(choose, option).equals(status(choose.position()));
        case Question.Castlings() ->
            chosen(choose, option)
                .equals(Message.coded("castlings." + castlings(choose.position())));
        case Question.ColourOf(Square square) -> (option == 0) == square.isLight();
        default -> true;
      };
    }
    return answer instanceof Answer.Pick;
  }

  private static Message chosen(Exercise.Choose choose, int option) {
    return ExerciseRun.start(choose).scene().options().get(option).label();
  }

  private static Message status(Position position) {
    boolean moves = !position.legalMoves().isEmpty();
    if (position.checkers().isEmpty()) {
      return Message.coded(moves ? "status.play-goes-on" : "status.stalemate");
    }
    return Message.coded(moves ? "status.check" : "status.checkmate");
  }

  private static String castlings(Position position) {
    List<String> written =
        position.legalMoves().stream().map(move -> San.write(position, move)).toList();
    boolean kingside = written.stream().anyMatch(san -> san.matches("O-O[+#]?"));
    boolean queenside = written.stream().anyMatch(san -> san.startsWith("O-O-O"));
    if (kingside && queenside) {
      return "both";
    }
    return kingside ? "kingside" : queenside ? "queenside" : "neither";
  }

  /** Returns all sentences in an outcome. */
  static List<Message> sayings(AnswerOutcome outcome) {
    return switch (outcome) {
      case AnswerOutcome.Solved(Message praise, Message because, _) ->
          because == null ? List.of(praise) : List.of(praise, because);
      case AnswerOutcome.Progressed(Message note) -> note == null ? List.of() : List.of(note);
      case AnswerOutcome.Detour(Message note) -> List.of(note);
      case AnswerOutcome.Wrong(Message why, _, _) -> List.of(why);
      case AnswerOutcome.Refused(var ruling, _) -> List.of(new Message.Refusal(ruling));
      case AnswerOutcome.HintGiven(_, _, Message text, _) -> List.of(text);
      case AnswerOutcome.Ignored(Message why) -> why == null ? List.of() : List.of(why);
      case AnswerOutcome.Shown _, AnswerOutcome.TakenBack _ -> List.of();
    };
  }
}
