package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.SetupWarning;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.QuickFix;

/** Checks the set-up of a draft. */
record DraftSetupValidator(ExerciseDraft draft, Setup setup, DiagnosticCollector findings) {

  DraftSetupValidator(ExerciseDraft draft, DiagnosticCollector findings) {
    this(draft, draft.setup(), findings);
  }

  /** Reports why the set-up is not a legal position. */
  void check() {
    if (setup.lessonPosition() instanceof PositionResult.Invalid(List<SetupProblem> problems)) {
      faults(problems);
    }
  }

  /** Reports problems of one kind once, with one quick fix for all of them. */
  private void faults(List<SetupProblem> problems) {
    List<SetupProblem> rest = new ArrayList<>(problems);
    List<SetupProblem> castling =
        rest.stream().filter(DraftSetupValidator::isAboutCastling).toList();
    if (castling.size() > 1) {
      rest.removeAll(castling);
      findings.fault(
          FormSection.BOARD,
          Message.coded("setup.castling-several"),
          union(castling),
          List.of(noCastling(castling)));
    }
    List<SetupProblem> pawns =
        rest.stream().filter(SetupProblem.PawnOnEdgeRank.class::isInstance).toList();
    if (pawns.size() > 1) {
      rest.removeAll(pawns);
      Board board = setup.board();
      for (Square square : union(pawns)) {
        board = board.without(square);
      }
      findings.fault(
          FormSection.BOARD,
          Message.coded("setup.pawns-on-edge", union(pawns)),
          union(pawns),
          List.of(quickFix(Message.coded("fix.take-all-off"), SetupEditor.with(setup, board))));
    }
    rest.forEach(this::fault);
  }

  private static boolean isAboutCastling(SetupProblem problem) {
    return problem instanceof SetupProblem.CastlingRightWithoutKing
        || problem instanceof SetupProblem.CastlingRightWithoutRook;
  }

  private static SquareSet union(List<SetupProblem> problems) {
    SquareSet all = SquareSet.EMPTY;
    for (SetupProblem problem : problems) {
      for (Square square : squares(problem)) {
        all = all.with(square);
      }
    }
    return all;
  }

  /**
   * Warns about a position that no game can reach, unless it lacks a king and so isn't meant as
   * one.
   */
  void doubt(Position position) {
    if (position.king(Color.WHITE) == null || position.king(Color.BLACK) == null) {
      return;
    }
    if (setup.position() instanceof PositionResult.Invalid(List<SetupProblem> problems)) {
      problems.forEach(problem -> question(sentence(problem), squares(problem)));
    }
    setup.warnings().forEach(this::question);
  }

  private void fault(SetupProblem problem) {
    findings.fault(
        FormSection.BOARD, wholeSentence(problem), squares(problem), quickFixes(problem));
  }

  private void question(Message why, SquareSet squares) {
    findings.question(
        FormSection.BOARD, Message.coded("setup.cannot-arise", why), squares, List.of());
  }

  private void question(SetupWarning doubt) {
    switch (doubt) {
      case SetupWarning.ImpossibleCheck(Square king, SquareSet checkers) ->
          question(
              checkers.size() == 1
                  ? Message.coded("setup.impossible-check", king, checkers)
                  : Message.coded("setup.impossible-checks", king, checkers),
              checkers.with(king));
      case SetupWarning.UnreachablePawns(Color color) ->
          question(Message.coded("setup.unreachable-pawns", color), pawns(color));
      case SetupWarning.TooManyPawnCaptures(Color color, int captures, int lost) ->
          question(
              Message.coded("setup.pawn-captures", color, captures, color.opposite(), lost),
              pawns(color));
    }
  }

  private SquareSet pawns(Color color) {
    return setup.board().pieces(Piece.of(color, Role.PAWN));
  }

  private Message wholeSentence(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.OpponentInCheck _ when isMoverInCheck() ->
          Message.coded("setup.cannot-arise", Message.coded("setup.both-in-check"));
      case SetupProblem.OpponentInCheck(Square king, _) ->
          Message.coded("setup.opponent-in-check", setup.turn(), setup.turn().opposite(), king);
      case SetupProblem.PawnOnEdgeRank(Square square) ->
          Message.coded(isPromoted(square) ? "setup.pawn-promoted" : "setup.pawn-at-home", square);
      default -> sentence(problem);
    };
  }

  private boolean isMoverInCheck() {
    Square king = setup.board().king(setup.turn());
    return king != null && !setup.board().attackers(king, setup.turn().opposite()).isEmpty();
  }

  /** Returns whether a pawn has reached the end of the board. */
  private boolean isPromoted(Square square) {
    Piece pawn = setup.board().at(square);
    return pawn != null && square.rank() == (pawn.color() == Color.WHITE ? 7 : 0);
  }

  private static Message sentence(SetupProblem problem) {
    return Message.coded("setup." + problem.code(), problem.arguments().toArray());
  }

  private static SquareSet squares(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.TooManyKings(_, SquareSet squares) -> squares;
      case SetupProblem.KingsAdjacent(Square white, Square black) -> SquareSet.of(white, black);
      case SetupProblem.OpponentInCheck(Square king, SquareSet attackers) -> attackers.with(king);
      case SetupProblem.TooManyCheckers(Square king, SquareSet checkers) -> checkers.with(king);
      case SetupProblem.PawnOnEdgeRank(Square square) -> SquareSet.of(square);
      case SetupProblem.TooManyPawns(_, SquareSet squares) -> squares;
      case SetupProblem.CastlingRightWithoutKing(_, _, Square home) -> SquareSet.of(home);
      case SetupProblem.CastlingRightWithoutRook(_, _, Square home) -> SquareSet.of(home);
      case SetupProblem.ImpossibleEnPassant(Square square, _) -> SquareSet.of(square);
      case SetupProblem.NoKing _,
          SetupProblem.TooManyPromotions _,
          SetupProblem.BadHalfmoveClock _,
          SetupProblem.BadFullmoveNumber _ ->
          SquareSet.EMPTY;
    };
  }

  private List<QuickFix> quickFixes(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.TooManyKings(_, SquareSet squares) when squares.size() <= 3 ->
          squares.stream().map(kept -> keepOnly(kept, squares)).toList();
      case SetupProblem.OpponentInCheck _ -> otherTurn();
      case SetupProblem.PawnOnEdgeRank(Square square) -> offEdge(square);
      case SetupProblem.CastlingRightWithoutKing _, SetupProblem.CastlingRightWithoutRook _ ->
          List.of(noCastling(List.of(problem)));
      case SetupProblem.ImpossibleEnPassant _ ->
          List.of(quickFix(Message.coded("fix.no-en-passant"), SetupEditor.enPassant(setup, null)));
      case SetupProblem.BadHalfmoveClock _, SetupProblem.BadFullmoveNumber _ ->
          List.of(quickFix(Message.coded("fix.counters"), SetupEditor.withoutCounters(setup)));
      case SetupProblem.NoKing _,
          SetupProblem.TooManyKings _,
          SetupProblem.KingsAdjacent _,
          SetupProblem.TooManyCheckers _,
          SetupProblem.TooManyPawns _,
          SetupProblem.TooManyPromotions _ ->
          List.of();
    };
  }

  private QuickFix keepOnly(Square kept, SquareSet kings) {
    Board board = setup.board();
    for (Square other : kings.without(kept)) {
      board = board.without(other);
    }
    return quickFix(Message.coded("fix.keep-king", kept), SetupEditor.with(setup, board));
  }

  private List<QuickFix> otherTurn() {
    Setup turned = SetupEditor.turn(setup, setup.turn().opposite());
    return turned.lessonPosition() instanceof PositionResult.Valid
        ? List.of(quickFix(Message.coded("fix.turn", turned.turn()), turned))
        : List.of();
  }

  private List<QuickFix> offEdge(Square square) {
    List<QuickFix> quickFixes = new ArrayList<>();
    if (isPromoted(square)) {
      Color side = square.rank() == 0 ? Color.BLACK : Color.WHITE;
      Board queened = setup.board().with(square, Piece.of(side, Role.QUEEN));
      quickFixes.add(quickFix(Message.coded("fix.queen"), SetupEditor.with(setup, queened)));
    }
    Board taken = setup.board().without(square);
    quickFixes.add(quickFix(Message.coded("fix.take-off"), SetupEditor.with(setup, taken)));
    return quickFixes;
  }

  private QuickFix noCastling(List<SetupProblem> problems) {
    Setup without = setup;
    for (SetupProblem problem : problems) {
      without =
          switch (problem) {
            case SetupProblem.CastlingRightWithoutKing(Color color, var side, _) ->
                SetupEditor.castling(without, color, side, false);
            case SetupProblem.CastlingRightWithoutRook(Color color, var side, _) ->
                SetupEditor.castling(without, color, side, false);
            default -> without;
          };
    }
    return quickFix(Message.coded("fix.no-castling"), without);
  }

  private QuickFix quickFix(Message label, Setup fixed) {
    return new QuickFix(label, draft.withSetup(fixed));
  }
}
