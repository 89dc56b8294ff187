package org.queenside.course.run;

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
import org.queenside.course.Misconception;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** What a position is: mate, stalemate, check or none of them; dead or alive. */
final class StatusChoices {

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

  private StatusChoices() {}

  static List<Choice> of(Position position) {
    Status status = Status.of(position);
    Say because = because(position, status);
    Sketch sketch = sketch(position, status);
    return Stream.of(Status.values())
        .map(
            each ->
                Choice.of(Say.coded(each.key), each == status, because, sketch)
                    .showing(belief(each, status, position)))
        .toList();
  }

  private static Say because(Position position, Status status) {
    Color side = position.turn();
    Square king = requireNonNull(position.king(side));
    return switch (status) {
      case CHECKMATE -> mate(position, side, king);
      case STALEMATE -> Say.coded("status.because.stalemate", side, king);
      case CHECK -> Say.coded("status.because.check", side, Escape.plainest(position).how());
      case PLAY_GOES_ON -> {
        Move move = anyMove(position);
        yield Say.coded(
            "status.because.play-goes-on",
            side,
            king,
            requireNonNull(position.at(move.from())),
            move.from(),
            move.to());
      }
    };
  }

  private static Say mate(Position position, Color side, Square king) {
    SquareSet checkers = position.checkers();
    return checkers.size() > 1
        ? Say.coded("status.because.double-checkmate", side, king, checkers)
        : Say.coded(
            "status.because.checkmate",
            side,
            king,
            requireNonNull(position.at(checkers.first())),
            checkers.first());
  }

  private static Sketch sketch(Position position, Status status) {
    Square king = requireNonNull(position.king(position.turn()));
    return switch (status) {
      case CHECKMATE -> Sketch.attack(position.checkers(), king);
      case STALEMATE -> Sketch.framing(SquareSet.of(king));
      case CHECK -> Escape.plainest(position).sketch();
      case PLAY_GOES_ON -> {
        Move move = anyMove(position);
        yield Sketch.arrow(move.from(), move.to());
      }
    };
  }

  /** A move of another piece than the king, if there is one: it is the easier to overlook. */
  private static Move anyMove(Position position) {
    Square king = position.king(position.turn());
    List<Move> moves = position.legalMoves();
    return moves.stream().filter(move -> move.from() != king).findFirst().orElse(moves.getFirst());
  }

  private static @Nullable Misconception belief(Status chosen, Status status, Position position) {
    if (status == Status.STALEMATE && chosen == Status.CHECKMATE) {
      return Misconception.STALEMATE_WINS;
    }
    if (status == Status.PLAY_GOES_ON && chosen == Status.STALEMATE) {
      return Misconception.STALEMATE_THOUGH_ANOTHER_PIECE_MOVES;
    }
    return status == Status.CHECK && chosen == Status.CHECKMATE
        ? Escape.overlooked(position)
        : null;
  }

  static List<Choice> dead(Position position) {
    boolean dead = DeadPosition.isDead(position);
    String key = dead ? "dead.yes" : position.isCheckmate() ? "dead.mate" : "dead.no";
    return Choice.yesOrNo(dead, Say.coded(key), Sketch.NONE);
  }
}
