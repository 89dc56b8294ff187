package org.queenside.workshop;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.SetupDoubt;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Say;
import org.queenside.workshop.Finding.Concern;
import org.queenside.workshop.Finding.Mend;

/** Says to an author what is wrong with the pieces on the board. */
final class SetupFindings {
  private final Draft draft;
  private final Setup setup;
  private final Findings findings;

  private SetupFindings(Draft draft, Findings findings) {
    this.draft = draft;
    this.setup = draft.setup();
    this.findings = findings;
  }

  /** Tells what keeps the set-up from being a position. */
  static void check(Draft draft, Findings findings) {
    if (draft.setup().lessonPosition()
        instanceof PositionResult.Invalid(List<SetupProblem> problems)) {
      problems.forEach(new SetupFindings(draft, findings)::fault);
    }
  }

  /** Asks about a position that no game can reach. One without both kings is not meant for one. */
  static void doubt(Draft draft, Position position, Findings findings) {
    if (position.king(Color.WHITE) == null || position.king(Color.BLACK) == null) {
      return;
    }
    SetupFindings asked = new SetupFindings(draft, findings);
    if (draft.setup().position() instanceof PositionResult.Invalid(List<SetupProblem> problems)) {
      problems.forEach(problem -> asked.question(sentence(problem), squares(problem)));
    }
    draft.setup().doubts().forEach(asked::question);
  }

  private void fault(SetupProblem problem) {
    findings.fault(Concern.BOARD, wholeSentence(problem), squares(problem), mends(problem));
  }

  private void question(Say why, SquareSet squares) {
    findings.question(Concern.BOARD, Say.coded("setup.cannot-arise", why), squares, List.of());
  }

  private void question(SetupDoubt doubt) {
    switch (doubt) {
      case SetupDoubt.ImpossibleCheck(Square king, SquareSet checkers) ->
          question(
              checkers.size() == 1
                  ? Say.coded("setup.impossible-check", king, checkers)
                  : Say.coded("setup.impossible-checks", king, checkers),
              checkers.with(king));
      case SetupDoubt.UnreachablePawns(Color color) ->
          question(Say.coded("setup.unreachable-pawns", color), pawns(color));
      case SetupDoubt.TooManyPawnCaptures(Color color, int captures, int lost) ->
          question(
              Say.coded("setup.pawn-captures", color, captures, color.opposite(), lost),
              pawns(color));
    }
  }

  private SquareSet pawns(Color color) {
    return setup.board().pieces(Piece.of(color, Role.PAWN));
  }

  private Say wholeSentence(SetupProblem problem) {
    if (problem instanceof SetupProblem.OpponentInCheck) {
      Square king = setup.board().king(setup.turn());
      boolean both =
          king != null && !setup.board().attackers(king, setup.turn().opposite()).isEmpty();
      if (both) {
        return Say.coded("setup.cannot-arise", Say.coded("setup.both-in-check"));
      }
    }
    if (problem instanceof SetupProblem.PawnOnEdgeRank(Square square)) {
      Piece pawn = setup.board().at(square);
      boolean promoted = pawn != null && square.rank() == (pawn.color() == Color.WHITE ? 7 : 0);
      return Say.coded(promoted ? "setup.pawn-promoted" : "setup.pawn-at-home", square);
    }
    if (problem instanceof SetupProblem.OpponentInCheck(Square king, _)) {
      return Say.coded("setup.opponent-in-check", setup.turn(), setup.turn().opposite(), king);
    }
    return sentence(problem);
  }

  private static Say sentence(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.NoKing(Color color) -> Say.coded("setup.no-king", color);
      case SetupProblem.TooManyKings(Color color, SquareSet squares) ->
          Say.coded("setup.too-many-kings", color, squares);
      case SetupProblem.KingsAdjacent(Square white, Square black) ->
          Say.coded("setup.kings-adjacent", white, black);
      case SetupProblem.OpponentInCheck _ -> Say.coded("setup.both-in-check");
      case SetupProblem.TooManyCheckers(Square king, SquareSet checkers) ->
          Say.coded("setup.too-many-checkers", king, checkers);
      case SetupProblem.PawnOnEdgeRank(Square square) -> Say.coded("setup.pawn-promoted", square);
      case SetupProblem.TooManyPawns(Color color, SquareSet squares) ->
          Say.coded("setup.too-many-pawns", color, squares.size());
      case SetupProblem.TooManyPromotions(Color color, int promoted, int lost) ->
          Say.coded("setup.too-many-promotions", color, promoted, lost);
      case SetupProblem.CastlingRightWithoutKing(Color color, _, Square home) ->
          Say.coded("setup.castling-king", color, home);
      case SetupProblem.CastlingRightWithoutRook(Color color, _, Square home) ->
          Say.coded("setup.castling-rook", color, home);
      case SetupProblem.ImpossibleEnPassant(Square square, _) ->
          Say.coded("setup.en-passant", square);
      case SetupProblem.BadHalfmoveClock _, SetupProblem.BadFullmoveNumber _ ->
          Say.coded("setup.counters");
    };
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

  private List<Mend> mends(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.TooManyKings(_, SquareSet squares) when squares.size() <= 3 ->
          squares.stream().map(kept -> keepOnly(kept, squares)).toList();
      case SetupProblem.OpponentInCheck _ -> otherTurn();
      case SetupProblem.PawnOnEdgeRank(Square square) -> offEdge(square);
      case SetupProblem.CastlingRightWithoutKing(Color color, var side, _) ->
          List.of(noCastling(SetupEdit.castling(setup, color, side, false)));
      case SetupProblem.CastlingRightWithoutRook(Color color, var side, _) ->
          List.of(noCastling(SetupEdit.castling(setup, color, side, false)));
      case SetupProblem.ImpossibleEnPassant _ ->
          List.of(mend(Say.coded("mend.no-en-passant"), SetupEdit.enPassant(setup, null)));
      case SetupProblem.BadHalfmoveClock _, SetupProblem.BadFullmoveNumber _ ->
          List.of(mend(Say.coded("mend.counters"), SetupEdit.withoutCounters(setup)));
      case SetupProblem.NoKing _,
          SetupProblem.TooManyKings _,
          SetupProblem.KingsAdjacent _,
          SetupProblem.TooManyCheckers _,
          SetupProblem.TooManyPawns _,
          SetupProblem.TooManyPromotions _ ->
          List.of();
    };
  }

  private Mend keepOnly(Square kept, SquareSet kings) {
    Board board = setup.board();
    for (Square other : kings.without(kept)) {
      board = board.without(other);
    }
    return mend(Say.coded("mend.keep-king", kept), SetupEdit.with(setup, board));
  }

  private List<Mend> otherTurn() {
    Setup turned = SetupEdit.turn(setup, setup.turn().opposite());
    return turned.lessonPosition() instanceof PositionResult.Valid
        ? List.of(mend(Say.coded("mend.turn", turned.turn()), turned))
        : List.of();
  }

  private List<Mend> offEdge(Square square) {
    List<Mend> mends = new ArrayList<>();
    Piece pawn = setup.board().at(square);
    if (pawn != null && square.rank() == (pawn.color() == Color.WHITE ? 7 : 0)) {
      Board queened = setup.board().with(square, Piece.of(pawn.color(), Role.QUEEN));
      mends.add(mend(Say.coded("mend.queen"), SetupEdit.with(setup, queened)));
    }
    Board taken = setup.board().without(square);
    mends.add(mend(Say.coded("mend.take-off"), SetupEdit.with(setup, taken)));
    return mends;
  }

  private Mend noCastling(Setup without) {
    return mend(Say.coded("mend.no-castling"), without);
  }

  private Mend mend(Say label, Setup mended) {
    return new Mend(label, draft.withSetup(mended));
  }
}
