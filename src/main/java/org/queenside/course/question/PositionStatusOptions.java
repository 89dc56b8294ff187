package org.queenside.course.question;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DeadPosition;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.CheckEscape;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/**
 * The options for the status of a position: mate, stalemate, check or none; the result of the game;
 * dead or not.
 */
final class PositionStatusOptions {

  private enum Status {
    CHECKMATE("status.checkmate"),
    STALEMATE("status.stalemate"),
    CHECK("status.check"),
    PLAY_GOES_ON("status.play-goes-on");

    private final String key;

    Status(String key) {
      this.key = key;
    }

    static Status of(Position position) {
      if (position.hasLegalMove()) {
        return position.isCheck() ? CHECK : PLAY_GOES_ON;
      }
      return position.isCheck() ? CHECKMATE : STALEMATE;
    }
  }

  private PositionStatusOptions() {}

  static List<JudgedOption> of(Position position) {
    Status status = Status.of(position);
    Message because = because(position, status);
    BoardHighlights highlights = highlights(position, status);
    return Stream.of(Status.values())
        .map(
            each ->
                JudgedOption.of(Message.coded(each.key), each == status, because, highlights)
                    .showing(misconception(each, status, position)))
        .toList();
  }

  private static Message because(Position position, Status status) {
    Color side = position.turn();
    Square king = requireNonNull(position.king(side));
    return switch (status) {
      case CHECKMATE -> mate(position, side, king);
      case STALEMATE -> Message.coded("status.because.stalemate", side, king);
      case CHECK ->
          Message.coded("status.because.check", side, CheckEscape.plainest(position).how());
      case PLAY_GOES_ON -> {
        Move move = anyMove(position);
        yield Message.coded(
            "status.because.play-goes-on",
            side,
            king,
            requireNonNull(position.at(move.from())),
            move.from(),
            move.to());
      }
    };
  }

  private static Message mate(Position position, Color side, Square king) {
    SquareSet checkers = position.checkers();
    return checkers.size() > 1
        ? Message.coded("status.because.double-checkmate", side, king, checkers)
        : Message.coded(
            "status.because.checkmate",
            side,
            king,
            requireNonNull(position.at(checkers.first())),
            checkers.first());
  }

  private static BoardHighlights highlights(Position position, Status status) {
    Square king = requireNonNull(position.king(position.turn()));
    return switch (status) {
      case CHECKMATE -> BoardHighlights.attack(position.checkers(), king);
      case STALEMATE -> BoardHighlights.framing(king);
      case CHECK -> CheckEscape.plainest(position).highlights();
      case PLAY_GOES_ON -> {
        Move move = anyMove(position);
        yield BoardHighlights.arrow(move);
      }
    };
  }

  /** Returns a move of a piece other than the king if possible: it is easier to overlook. */
  private static Move anyMove(Position position) {
    Square king = position.king(position.turn());
    List<Move> moves = position.legalMoves();
    return moves.stream().filter(move -> move.from() != king).findFirst().orElse(moves.getFirst());
  }

  private static @Nullable Misconception misconception(
      Status chosen, Status status, Position position) {
    if (status == Status.STALEMATE && chosen == Status.CHECKMATE) {
      return Misconception.STALEMATE_WINS;
    }
    if (status == Status.PLAY_GOES_ON && chosen == Status.STALEMATE) {
      return Misconception.STALEMATE_THOUGH_ANOTHER_PIECE_MOVES;
    }
    return status == Status.CHECK && chosen == Status.CHECKMATE
        ? CheckEscape.overlooked(position)
        : null;
  }

  static List<JudgedOption> dead(Position position) {
    boolean dead = DeadPosition.isDead(position);
    String key = dead ? "dead.yes" : position.isCheckmate() ? "dead.mate" : "dead.no";
    return JudgedOption.yesOrNo(dead, Message.coded(key), BoardHighlights.NONE);
  }

  private enum GameResult {
    WHITE_WINS("result.white-wins"),
    BLACK_WINS("result.black-wins"),
    DRAW("result.draw"),
    NOT_OVER("result.not-over");

    private final String key;

    GameResult(String key) {
      this.key = key;
    }
  }

  /** Returns the options for the written result, or that the game isn't over (FIDE 5, 10). */
  static List<JudgedOption> results(Position position) {
    GameResult result = result(position);
    Message because = resultBecause(position);
    return Stream.of(GameResult.values())
        .map(
            each ->
                JudgedOption.of(Message.coded(each.key), each == result, because)
                    .showing(winOfStalemate(each, position)))
        .toList();
  }

  private static GameResult result(Position position) {
    if (position.isCheckmate()) {
      return position.turn() == Color.WHITE ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
    }
    return position.isStalemate() || DeadPosition.isDead(position)
        ? GameResult.DRAW
        : GameResult.NOT_OVER;
  }

  private static Message resultBecause(Position position) {
    Color side = position.turn();
    if (position.isCheckmate()) {
      return Message.coded("result.because.checkmate", side, side.opposite());
    }
    if (position.isStalemate()) {
      return Message.coded("result.because.stalemate", side);
    }
    return DeadPosition.isDead(position)
        ? Message.coded("result.because.dead")
        : Message.coded("result.because.not-over", side);
  }

  /** Returns the misconception behind calling a stalemate a win. */
  private static @Nullable Misconception winOfStalemate(GameResult chosen, Position position) {
    GameResult forTheOther =
        position.turn() == Color.WHITE ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
    return position.isStalemate() && chosen == forTheOther ? Misconception.STALEMATE_WINS : null;
  }
}
