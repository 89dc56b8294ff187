package org.queenside.practice;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Move;
import org.queenside.chess.MovementReason;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Question;
import org.queenside.play.SeededRandom;

/** Generates moves, half of which are legal and the others tempting but illegal. */
final class LegalMoveTaskGenerator {
  /** From this level, every move at least has the right shape for its piece. */
  private static final int RIGHT_SHAPE = 2;

  private static final String SHAPE = "shape";
  private static final int NEAR = 3;

  /** Refusals that are too obvious to ask about. */
  private static final Set<String> TOO_PLAIN = Set.of("same-square", "own-piece-on-target");

  /** Refusals that depend on earlier moves, which the board doesn't show. */
  private static final List<String> UNSEEN = List.of("castling-", "en-passant-");

  private LegalMoveTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    boolean legal = random.coin();
    Position position =
        RandomPositionGenerator.of(level, random, each -> !moves(each, level, legal).isEmpty());
    Map<String, List<Move>> moves = moves(position, level, legal);
    List<Move> alike = requireNonNull(moves.get(random.pick(List.copyOf(moves.keySet()))));
    Move move = random.pick(alike);
    Piece piece = requireNonNull(position.at(move.from()));
    return new Exercise.Choose(
        text.info(Drill.LEGAL, position.turn(), null, piece.role(), move.from(), move.to()),
        position,
        RulingContext.UNKNOWN,
        new Question.Legal(AttemptedMove.of(move)));
  }

  private static Map<String, List<Move>> moves(Position position, int level, boolean legal) {
    return legal ? legal(position) : tempting(position, level);
  }

  /** Returns legal moves by role, without promotions, which would need a choice. */
  private static Map<String, List<Move>> legal(Position position) {
    Map<String, List<Move>> moves = new TreeMap<>();
    for (Move move : position.legalMoves()) {
      if (move.promotion() == null) {
        Role role = requireNonNull(position.at(move.from())).role();
        moves.computeIfAbsent(role.name(), _ -> new ArrayList<>()).add(move);
      }
    }
    return moves;
  }

  /** Returns illegal moves by reason, so that rare reasons come as often as common ones. */
  private static Map<String, List<Move>> tempting(Position position, int level) {
    Map<String, List<Move>> moves = new TreeMap<>();
    position.pieces(position.turn()).stream()
        .flatMap(from -> tries(position, from))
        .forEach(
            move -> {
              if (Ruling.of(position, move, RulingContext.UNKNOWN)
                  instanceof Ruling.Illegal illegal) {
                String temptation = temptation(illegal.reason(), move, level);
                if (temptation != null) {
                  moves.computeIfAbsent(temptation, _ -> new ArrayList<>()).add(move);
                }
              }
            });
    return moves;
  }

  private static Stream<Move> tries(Position position, Square from) {
    boolean pawn = requireNonNull(position.at(from)).role() == Role.PAWN;
    return Arrays.stream(Square.values())
        .filter(to -> !pawn || to.rank() > 0 && to.rank() < 7)
        .map(to -> Move.of(from, to));
  }

  private static @Nullable String temptation(RefusalReason reason, Move move, int level) {
    if (reason instanceof MovementReason.NotItsWay) {
      return level < RIGHT_SHAPE && isNear(move) ? SHAPE : null;
    }
    String code = reason.code();
    boolean fair = !TOO_PLAIN.contains(code) && UNSEEN.stream().noneMatch(code::startsWith);
    return fair ? code : null;
  }

  private static boolean isNear(Move move) {
    return Math.abs(move.from().file() - move.to().file()) <= NEAR
        && Math.abs(move.from().rank() - move.to().rank()) <= NEAR;
  }
}
